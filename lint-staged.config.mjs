/** Commands that the pre-commit hook runs on staged files. */
export default {
  '*.{ts,tsx,mjs,json,css,md,yml}': 'prettier --write --ignore-unknown --log-level warn',
  '*.{ts,tsx,mjs}': 'oxlint --deny-warnings',
  'merchants/**/*.json': () => 'node scripts/livery.mjs validate --changed HEAD',
}
