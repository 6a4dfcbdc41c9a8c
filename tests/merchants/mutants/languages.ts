import { rename, set, replaceFile } from './edits.ts'
import { createMutants } from './mutant.ts'

/** Mistakes in the languages of a brand and in its default language. */
export const languages = createMutants(
  ['a default language that is not enabled', 'harbor/languages.json', set('default', 'FR'), 'default-disabled'],
  ['an unknown default language', 'harbor/languages.json', set('default', 'XX'), 'unknown-language'],
  ['a language tag as the default', 'harbor/languages.json', set('default', 'en-US'), 'invalid-format'],
  ['a default language in lowercase', 'harbor/languages.json', set('default', 'en'), 'invalid-format', { suggestion: 'EN' }],
  [
    'a language that is enabled and has no texts',
    'harbor/languages.json',
    set('catalogue', { FR: { enabled: true } }),
    'language-without-texts',
  ],
  ['the default language disabled', 'neon/languages.json', set('catalogue', { EN: { enabled: false } }), 'default-disabled'],
  [
    'a new language without a tag',
    'neon/languages.json',
    set('catalogue', { VI: { name: 'Tiếng Việt', direction: 'ltr', enabled: false, order: 5 } }),
    'missing-key',
  ],
  ['a language code in lowercase', 'base/languages.json', rename('catalogue/FR', 'fr'), 'invalid-name', { suggestion: 'FR' }],
  ['the key `enabled` misspelt', 'base/languages.json', rename('catalogue/FR/enabled', 'enable'), 'unknown-key', { suggestion: 'enabled' }],
  ['"yes" as the value of `enabled`', 'base/languages.json', set('catalogue/FR/enabled', 'yes'), 'wrong-type'],
  ['an unknown text direction', 'base/languages.json', set('catalogue/AR/direction', 'right'), 'unknown-value'],
  ['a language without a name', 'base/languages.json', set('catalogue/FR/name', ''), 'invalid-format'],
  ['the default language removed', 'harbor/languages.json', set('catalogue', { EN: null }), 'removed-language'],
  [
    'a list of languages instead of an object',
    'harbor/languages.json',
    replaceFile('{\n  "default": "EN",\n  "catalogue": ["EN", "TY"]\n}'),
    'wrong-type',
    { at: '3' },
  ],
)
