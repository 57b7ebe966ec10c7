#!/usr/bin/env bash
# What action.yml runs: annotations on the lines, the job's summary, a report for code scanning.
set -euo pipefail

options=(--fail-on "$FAIL_ON")
if [[ -n "$BASELINE" ]]; then
  options+=(--baseline "$BASELINE")
fi
files=()
while IFS= read -r file; do
  if [[ -n "$file" ]]; then
    files+=("$file")
  fi
done <<<"$FILES"

# Only the annotations decide: the others would fail for the same reason.
figcheck check --format markdown "${options[@]}" -- "${files[@]}" >>"$GITHUB_STEP_SUMMARY" || true
if [[ -n "$SARIF" ]]; then
  figcheck check --format sarif "${options[@]}" -- "${files[@]}" >"$SARIF" || true
fi
exec figcheck check --format github "${options[@]}" -- "${files[@]}"
