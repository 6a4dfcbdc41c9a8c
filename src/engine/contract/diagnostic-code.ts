import { lintCodes } from '../../generated/lint-codes.ts'

/**
 * Codes of the compiler's diagnostics, except those of lint rules, in the order of compilation.
 */
const compileCodes = [
  // the folder and its files
  'merchant-id',
  'merchant-missing',
  'folder-unreadable',
  'unknown-file',
  'leftover-file',
  'invalid-file-name',
  'file-unreadable',
  'file-too-large',
  'link-outside',
  'invalid-asset-name',
  'asset-depth',
  'asset-cycle',
  'asset-case',
  'asset-empty',
  'asset-format',
  'svg-active-content',
  // the JSON syntax of a file
  'json-utf8',
  'json-bom',
  'json-syntax',
  'json-comment',
  'json-trailing-comma',
  'json-duplicate-key',
  'json-forbidden-key',
  'json-number',
  'json-invalid-character',
  'json-depth',
  // violations of a schema by a file or by the merged config
  'unknown-key',
  'missing-key',
  'unknown-widget',
  'wrong-type',
  'unknown-value',
  'out-of-range',
  'invalid-format',
  'invalid-length',
  'duplicate-item',
  'exactly-one',
  'invalid-name',
  'missing-file',
  'override-without-base',
  // relations between merchants
  'extends-cycle',
  'extends-too-deep',
  'unknown-merchant',
  'duplicate-code',
  'duplicate-domain',
  // references to unknown or removed names, and positions of entries
  'unknown-route',
  'unknown-page',
  'unknown-layout',
  'unknown-area',
  'unknown-overlay',
  'unknown-member-page',
  'unknown-agent-page',
  'unknown-category',
  'unknown-vendor',
  'unknown-account',
  'unknown-topic',
  'unknown-partner',
  'unknown-announcement',
  'unknown-language',
  'unknown-phone-region',
  'unknown-asset',
  'unknown-pattern',
  'unknown-message',
  'unknown-time-zone',
  'unknown-currency',
  'unknown-country',
  'unknown-language-tag',
  'unknown-dialling-code',
  'unknown-anchor',
  'unknown-menu-item',
  'removed-route',
  'removed-layout',
  'removed-area',
  'removed-overlay',
  'removed-member-page',
  'removed-agent-page',
  'removed-category',
  'removed-vendor',
  'removed-account',
  'removed-topic',
  'removed-partner',
  'removed-announcement',
  'removed-language',
  'removed-phone-region',
  'misspelt-name',
  'conflicting-position',
  'position-cycle',
  // values that the schemas allow but that do not work
  'image-size',
  'unknown-lint-code',
  'unused-suppression',
] as const

/** Every code that a diagnostic of a folder may have. Tests cover each of them with a minimal example. */
export const diagnosticCodes = [...compileCodes, ...lintCodes] as const

/**
 * Codes that only a running platform reports: the brand's code or currency differs from the one that it was created
 * with, its initial data cannot be stored, it uses a vendor, a game or an endpoint that the platform does not have, or
 * a vendor in `esportsVendors` has no games in SPORTS.
 */
export const platformCodes = [
  'code-changed',
  'currency-changed',
  'seed-rejected',
  'vendor-not-offered',
  'game-not-offered',
  'esports-not-sports',
  'not-supported',
] as const

export type DiagnosticCode = (typeof diagnosticCodes)[number] | (typeof platformCodes)[number]

/** Path of the documentation page of a code, relative to the project. */
export const getDocumentationPath = (code: DiagnosticCode): string => `docs/diagnostics/${code}.md`
