import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { checkSchemas } from './check-schemas.ts'
import { root } from './schemas.ts'

const copy = mkdtempSync(join(tmpdir(), 'livery-schemas-'))
/** The schemas as they are, without what is derived from them. */
const restore = (): void =>
  cpSync(join(root, 'schemas'), join(copy, 'schemas'), { recursive: true, filter: (file) => !file.includes(join('schemas', 'parts')) })
beforeEach(restore)
afterAll(() => rmSync(copy, { recursive: true }))

/** Replaces the first occurrence of a text in a file, and returns what is told, with its line as it is written then. */
function plant(id: string, from: string | RegExp, to: string): readonly string[] {
  const file = join(copy, 'schemas', id)
  const before = readFileSync(file, 'utf8')
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  writeFileSync(file, after)
  return checkSchemas(copy).map(({ file: path, line, message }) => `${path} | ${after.split('\n')[line - 1]?.trim() ?? ''} | ${message}`)
}

describe('mistakes in schemas/ are told where they were made, once each', () => {
  it('the schemas as they are have none', () => expect(checkSchemas(root)).toEqual([]))

  const cases: readonly (readonly [what: string, id: string, from: string | RegExp, to: string, told: string])[] = [
    [
      'a widget without `required`',
      'widgets/steps.json',
      '  "required": [],\n',
      '',
      'schemas/widgets/steps.json | { | "required" is missing in "The file".',
    ],
    [
      'a widget that does not say whether it holds others',
      'widgets/steps.json',
      '"x-container": false',
      '"x-contaner": false',
      'schemas/widgets/steps.json | { | "x-container" is missing in "The file".',
    ],
    [
      'a property without a description',
      'widgets/steps.json',
      '"description": "How they look.",\n',
      '',
      'schemas/widgets/steps.json | "variant": { | The property "variant" has no description.',
    ],
    [
      'a reference to a definition that is not there',
      'widgets/steps.json',
      'definitions/messageKey',
      'definitions/mesageKey',
      'schemas/widgets/steps.json | "$ref": "../merchant/common.json#/definitions/mesageKey", | "$ref" leads to "mesageKey" in schemas/merchant/common.json, which is not there. Did you mean "messageKey"?',
    ],
    [
      'a reference to a file that is not there',
      'widgets/steps.json',
      'merchant/common.json',
      'merchant/comon.json',
      'schemas/widgets/steps.json | "$ref": "../merchant/comon.json#/definitions/messageKey", | "$ref" leads to schemas/merchant/comon.json, which does not exist. Did you mean "merchant/common.json"?',
    ],
    [
      'a keyword that does not exist',
      'widgets/steps.json',
      '"enum": ["cards"',
      '"enumm": ["cards"',
      'schemas/widgets/steps.json | "enumm": ["cards", "line", "numbers"], | Unknown key "enumm". Did you mean "enum"?',
    ],
    [
      'a type that does not exist',
      'widgets/steps.json',
      '"type": "string"',
      '"type": "text"',
      'schemas/widgets/steps.json | "type": "text", | "type" is "text". Allowed: "string", "number", "integer", "boolean", "object", "array", "null".',
    ],
    [
      'an id that is not the path',
      'widgets/steps.json',
      '"$id": "widgets/steps.json"',
      '"$id": "widgets/stepps.json"',
      'schemas/widgets/steps.json | "$id": "widgets/stepps.json", | "$id" is "widgets/stepps.json". It is the file\'s path in schemas/: "widgets/steps.json".',
    ],
    [
      'a required property that is not there',
      'widgets/steps.json',
      '"required": []',
      '"required": ["varient"]',
      'schemas/widgets/steps.json | "required": ["varient"], | "required" names "varient", which is not a property. Did you mean "variant"?',
    ],
    [
      'a path that another endpoint has',
      'api/session.json',
      '"path": "/wps/captcha/text"',
      '"path": "/wps/session/login"',
      'schemas/api/session.json | "path": "/wps/session/login", | POST /wps/session/login is the endpoint "session.captchaText" already.',
    ],
    [
      'a path outside of the prefixes',
      'api/session.json',
      '"path": "/wps/captcha/text"',
      '"path": "/api/captcha/text"',
      'schemas/api/session.json | "path": "/api/captcha/text", | "path" is "/api/captcha/text" and does not match ^/(wps|lgw|lotto)/[A-Za-z0-9/_-]+$.',
    ],
    [
      'a misspelt `limit`',
      'api/session.json',
      '"limit": 120',
      '"limt": 120',
      'schemas/api/session.json | "limt": 120, | Unknown key "limt". Did you mean "limit"?',
    ],
    [
      'an error that is not in the catalogue',
      'api/session.json',
      '"errors": ["too_many_requests"]',
      '"errors": ["too_many_request"]',
      'schemas/api/session.json | "errors": ["too_many_request"] | "too_many_request" is not in schemas/api/errors.json. Did you mean "too_many_requests"?',
    ],
    [
      'an endpoint without a session that does not say why',
      'api/session.json',
      /      "visitors": "It protects logins and registrations\.",\n/,
      '',
      'schemas/api/session.json | "token": "none", | Visitors may ask "captcha" without a session: "visitors" has to say why.',
    ],
    [
      'an audit without an event for a value',
      'api/session.json',
      '"sms": "login-sms"',
      '"smss": "login-sms"',
      'schemas/api/session.json | "smss": "login-sms" | "smss" is not a value of "type". Did you mean "sms"?',
    ],
    [
      '`x-shown` with a value that it does not have',
      'register-fields.json',
      /"x-shown": "(whole|never)"/,
      '"x-shown": true',
      'schemas/register-fields.json | "x-shown": true | "x-shown" is true. Allowed: "whole", "never".',
    ],
    [
      'what is not JSON',
      'widgets/steps.json',
      '"x-container": false,',
      '"x-container": false',
      'schemas/widgets/steps.json | "x-container": false | ',
    ],
  ]

  it.each(cases)('%s', (_what, id, from, to, told) => {
    expect(plant(id, from, to).join('\n')).toContain(told)
  })

  it('a mistake has one message, or two where a key is both missing and misspelt', () => {
    for (const [what, id, from, to] of cases) {
      restore()
      expect(plant(id, from, to).length, what).toBeLessThanOrEqual(/misspelt|whether|event/.test(what) ? 2 : 1)
    }
  })
})
