import type { JsonObject } from '../../read/pointer.ts'
import type { Files } from '../world.ts'
import type { Case } from './case.ts'

/** A merchant that says how its warnings are treated, one entry a line. */
const saying = (lint: string): Files => ({ 'merchant.json': `{ "extends": "base", "code": "CHILD1", "lint": {\n${lint} } }` })
const accepted = (more: JsonObject): string =>
  `"ignore": {\n"one": ${JSON.stringify({ code: 'unread-text', file: 'messages/EN.json', reason: 'Needed soon.', ...more })} }`

/** What is wrong with the way in which a brand treats its warnings. */
export const lintSettingsCases: readonly Case[] = [
  {
    code: 'unknown-lint-code',
    mistake: 'the severity of a warning that is misspelt',
    files: saying('"severity": { "unread-txt": "off" }'),
    said: ['child/merchant.json:2:15 unknown-lint-code No warning has the code "unread-txt". → unread-text'],
  },
  {
    code: 'unknown-lint-code',
    mistake: 'an error that is switched off',
    files: saying('"severity": { "path-taken": "off" }'),
    said: ['child/merchant.json:2:15 unknown-lint-code The severity of "path-taken" is fixed.'],
  },
  {
    code: 'unknown-lint-code',
    mistake: 'a warning of no rule that is switched off',
    files: saying('"severity": { "picture-size": "off" }'),
    said: ['child/merchant.json:2:15 unknown-lint-code The severity of "picture-size" is fixed.'],
  },
  {
    code: 'unknown-lint-code',
    mistake: 'an error that is ignored',
    files: saying(accepted({ code: 'secret' })),
    said: ['child/merchant.json:3:16 unknown-lint-code The severity of "secret" is fixed.'],
  },
  {
    code: 'idle-ignore',
    mistake: 'a warning that is ignored and not there',
    files: saying(accepted({})),
    said: ['child/merchant.json:3:1 warning idle-ignore "one" ignores nothing: there is no such warning.'],
  },
  {
    code: 'idle-ignore',
    mistake: 'a warning that is ignored at another place of its file',
    files: {
      ...saying(`"severity": { "unread-text": "off" },\n${accepted({ pointer: '/unread_tex' })}`),
      'messages/EN.json': { unread_text: 'Nobody reads this' },
    },
    said: ['child/merchant.json:4:1 warning idle-ignore "one" ignores nothing: there is no such warning.'],
  },
]
