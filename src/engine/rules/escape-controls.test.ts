import { expect, it } from 'vitest'
import { escapeControls, escapeLines } from './escape-controls.ts'

const unsafeTexts: readonly (readonly [string, string])[] = [
  ['\u001B[2J\u001B[31mred', '\\u001b[2J\\u001b[31mred'],
  ['a\rb\nc\td', 'a\\rb\\nc\\td'],
  ['\u009B31m', '\\u009b31m'],
  ['\u007F\u0000\u0007', '\\u007f\\u0000\\u0007'],
  ['user\u202Enimda', 'user\\u202enimda'],
  ['\u2066a\u2069\u200E\u200F\u061C', '\\u2066a\\u2069\\u200e\\u200f\\u061c'],
  ['a\u2028b\u2029c', 'a\\u2028b\\u2029c'],
  ['in\u200Bvisible\uFEFF\u2060', 'in\\u200bvisible\\ufeff\\u2060'],
]

it('escapes control characters, and leaves everything else unchanged', () => {
  expect(unsafeTexts.map(([text]) => escapeControls(text))).toEqual(unsafeTexts.map(([, escaped]) => escaped))
  for (const text of ['Đặng Văn', 'José 日本 👩‍👧', 'C:\\n', '"a" <b>']) expect(escapeControls(text)).toBe(text)
})

it('keeps JSON equivalent', () => {
  const value = unsafeTexts.map(([text]) => text)
  expect(JSON.parse(escapeControls(JSON.stringify(value)))).toEqual(value)
})

it('keeps line feeds, and no other control character, in multi-line text', () => {
  expect(escapeLines('one\ntwo\u001B[1A\r\nthree')).toBe('one\ntwo\\u001b[1A\\r\nthree')
})
