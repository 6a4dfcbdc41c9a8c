import type { JsonObject } from '../../read/pointer.ts'
import type { Files } from '../merchants-fixture.ts'
import type { Case } from './case.ts'

/** Returns the files of a merchant whose `lint` settings begin on the second line of merchant.json. */
const createLintFiles = (lint: string): Files => ({ 'merchant.json': `{ "extends": "base", "code": "CHILD1", "lint": {\n${lint} } }` })
const createIgnoreJson = (overrides: JsonObject): string =>
  `"ignore": {\n"one": ${JSON.stringify({ code: 'unused-text', file: 'messages/EN.json', reason: 'Needed soon.', ...overrides })} }`

/** Mistakes in the `lint` settings of a brand. */
export const lintSettingsCases: readonly Case[] = [
  {
    code: 'unknown-lint-code',
    mistake: 'the severity of a misspelt warning',
    files: createLintFiles('"severity": { "unread-txt": "off" }'),
    expected: ['child/merchant.json:2:15 unknown-lint-code No warning has the code "unread-txt". → unused-text'],
  },
  {
    code: 'unknown-lint-code',
    mistake: 'an error that is turned off',
    files: createLintFiles('"severity": { "duplicate-path": "off" }'),
    expected: ['child/merchant.json:2:15 unknown-lint-code The severity of "duplicate-path" is fixed.'],
  },
  {
    code: 'unknown-lint-code',
    mistake: 'a warning that is turned off but belongs to no lint rule',
    files: createLintFiles('"severity": { "image-size": "off" }'),
    expected: ['child/merchant.json:2:15 unknown-lint-code The severity of "image-size" is fixed.'],
  },
  {
    code: 'unknown-lint-code',
    mistake: 'an error that is ignored',
    files: createLintFiles(createIgnoreJson({ code: 'secret' })),
    expected: ['child/merchant.json:3:16 unknown-lint-code The severity of "secret" is fixed.'],
  },
  {
    code: 'unused-suppression',
    mistake: 'an ignored warning that does not occur',
    files: createLintFiles(createIgnoreJson({})),
    expected: ['child/merchant.json:3:1 warning unused-suppression "one" matches no warning.'],
  },
  {
    code: 'unused-suppression',
    mistake: 'an ignored warning that occurs elsewhere in the file',
    files: {
      ...createLintFiles(`"severity": { "unused-text": "off" },\n${createIgnoreJson({ pointer: '/unread_tex' })}`),
      'messages/EN.json': { unread_text: 'Nobody reads this' },
    },
    expected: ['child/merchant.json:4:1 warning unused-suppression "one" matches no warning.'],
  },
]
