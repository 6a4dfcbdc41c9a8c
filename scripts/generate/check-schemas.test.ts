import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { checkSchemas } from './check-schemas.ts'
import { root } from '../tools/paths.ts'

const copy = mkdtempSync(join(tmpdir(), 'livery-schemas-'))
/** Restores the copy to the schemas of the project, without the derived ones. */
const restore = (): void =>
  cpSync(join(root, 'schemas'), join(copy, 'schemas'), { recursive: true, filter: (file) => !file.includes(join('schemas', 'parts')) })
beforeEach(restore)
afterAll(() => rmSync(copy, { recursive: true }))

/**
 * Replaces the first occurrence of a text in a file, and returns the messages of the check, each with its file and the
 * text of its line.
 */
function replaceAndCheck(id: string, from: string | RegExp, to: string): readonly string[] {
  const file = join(copy, 'schemas', id)
  const before = readFileSync(file, 'utf8')
  const after = before.replace(from, to)
  expect(after).not.toBe(before)
  writeFileSync(file, after)
  return checkSchemas(copy).map(({ file: path, line, message }) => `${path} | ${after.split('\n')[line - 1]?.trim() ?? ''} | ${message}`)
}

describe('checkSchemas', () => {
  it('finds no mistake in the schemas of the project', () => expect(checkSchemas(root)).toEqual([]))

  const cases: readonly (readonly [mistake: string, id: string, from: string | RegExp, to: string, message: string])[] = [
    [
      'a widget without `required`',
      'widgets/steps.json',
      '  "required": [],\n',
      '',
      'schemas/widgets/steps.json | { | The file has no "required". Add "required".',
    ],
    [
      'a widget without `x-container`',
      'widgets/steps.json',
      '"x-container": false',
      '"x-contaner": false',
      'schemas/widgets/steps.json | "x-contaner": false, | "x-contaner" is not a valid key here. Write "x-container", or remove it.',
    ],
    [
      'a property without a description',
      'widgets/steps.json',
      '"description": "Visual style.",\n',
      '',
      'schemas/widgets/steps.json | "variant": { | The property "variant" has no description.',
    ],
    [
      'a reference to an unknown definition',
      'widgets/steps.json',
      'definitions/messageKey',
      'definitions/mesageKey',
      'schemas/widgets/steps.json | "$ref": "../merchant/common.json#/definitions/mesageKey", | schemas/merchant/common.json has no "mesageKey" at this path. Did you mean "messageKey"?',
    ],
    [
      'a reference to an unknown file',
      'widgets/steps.json',
      'merchant/common.json',
      'merchant/comon.json',
      'schemas/widgets/steps.json | "$ref": "../merchant/comon.json#/definitions/messageKey", | The file schemas/merchant/comon.json does not exist. Did you mean "merchant/common.json"?',
    ],
    [
      'an unknown keyword',
      'widgets/steps.json',
      '"enum": ["cards"',
      '"enumm": ["cards"',
      'schemas/widgets/steps.json | "enumm": ["cards", "line", "numbers"], | "enumm" is not a valid key here. Write "enum", or remove it.',
    ],
    [
      'an unknown type',
      'widgets/steps.json',
      '"type": "string"',
      '"type": "text"',
      'schemas/widgets/steps.json | "type": "text", | "text" is not a value of "type". Choose one of string, number, integer, boolean, object, array, null.',
    ],
    [
      'an id that differs from the path',
      'widgets/steps.json',
      '"$id": "widgets/steps.json"',
      '"$id": "widgets/stepps.json"',
      'schemas/widgets/steps.json | "$id": "widgets/stepps.json", | "$id" must be the path of the file in schemas/. Write "widgets/steps.json".',
    ],
    [
      'an unknown required property',
      'widgets/steps.json',
      '"required": []',
      '"required": ["varient"]',
      'schemas/widgets/steps.json | "required": ["varient"], | "required" names "varient", which is not a property. Did you mean "variant"?',
    ],
    [
      'a duplicate path',
      'api/session.json',
      '"path": "/wps/captcha/text"',
      '"path": "/wps/session/login"',
      'schemas/api/session.json | "path": "/wps/session/login", | POST /wps/session/login already belongs to the endpoint "session.captchaText".',
    ],
    [
      'a path without an allowed prefix',
      'api/session.json',
      '"path": "/wps/captcha/text"',
      '"path": "/api/captcha/text"',
      'schemas/api/session.json | "path": "/api/captcha/text", | "path" must be a path below /wps, /lgw or /lotto, but is "/api/captcha/text".',
    ],
    [
      'a misspelt `limit`',
      'api/session.json',
      '"limit": 120',
      '"limt": 120',
      'schemas/api/session.json | "limt": 120, | "limt" is not a valid key here. Write "limit", or remove it.',
    ],
    [
      'an error that is not in the catalogue',
      'api/session.json',
      '"errors": ["too_many_requests"]',
      '"errors": ["too_many_request"]',
      'schemas/api/session.json | "errors": ["too_many_request"] | "too_many_request" is not in schemas/api/errors.json. Did you mean "too_many_requests"?',
    ],
    [
      'a public endpoint without a reason',
      'api/session.json',
      /      "visitors": "It protects logins and registrations\.",\n/,
      '',
      'schemas/api/session.json | "token": "none", | Visitors may call "captcha" without a session. Give the reason in "visitors".',
    ],
    [
      'an audit event for an unknown value',
      'api/session.json',
      '"sms": "login-sms"',
      '"smss": "login-sms"',
      'schemas/api/session.json | "smss": "login-sms" | "smss" is not a value of "type". Did you mean "sms"?',
    ],
    [
      'an audit without an event for one of its values',
      'api/session.json',
      /,\s*"sms": "login-sms"/,
      '',
      'schemas/api/session.json | "events": { | The audit has no event for sms.',
    ],
    [
      'an unknown value of `x-shown`',
      'register-fields.json',
      /"x-shown": "(whole|never)"/,
      '"x-shown": true',
      'schemas/register-fields.json | "x-shown": true | true is not a value of "x-shown". Choose one of whole, never.',
    ],
    [
      'a kind of payment without `gateway`',
      'payment-kinds.json',
      '"gateway": false, ',
      '',
      'schemas/payment-kinds.json | "bank": { "foreignCurrency": false, "icon": "deposit" }, | "bank" has no "gateway". Add "gateway".',
    ],
    [
      'a file that is not JSON',
      'widgets/steps.json',
      '"x-container": false,',
      '"x-container": false',
      'schemas/widgets/steps.json | "x-container": false | ',
    ],
    [
      'a duplicate key in a schema',
      'widgets/steps.json',
      '  "x-container": false,\n',
      '  "x-container": false,\n  "x-container": true,\n',
      'schemas/widgets/steps.json | "x-container": true, | "x-container" occurs twice in the same object.',
    ],
    ...['meta.json', 'patterns.json', 'validate-output.json'].map(
      (id) => [`a duplicate key in ${id}`, id, '  "title": ', '  "title": "Other",\n  "title": ', `schemas/${id} | "title": `] as const,
    ),
    ['a referenced file that is not JSON', 'merchant/common.json', /^[^]*$/, 'no', 'schemas/merchant/common.json | no | '],
    [
      'a file that does not contain an object',
      'merchant/common.json',
      /^[^]*$/,
      '[]',
      'schemas/merchant/common.json | [] | The file must contain an object.',
    ],
  ]

  it.each(cases)('reports %s once, at its location', (_mistake, id, from, to, message) => {
    const found = replaceAndCheck(id, from, to)
    expect(found.join('\n')).toContain(message)
    expect(found).toHaveLength(1)
  })
})
