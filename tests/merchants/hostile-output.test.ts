import { expect, it } from 'vitest'
import { main } from '../../scripts/cli/main.ts'
import { toLines } from '../../scripts/cli/platform/to-lines.ts'
import { terminalIo } from '../../scripts/cli/terminal-io.ts'
import { Brands } from './with-brands.ts'

const erase = '\u001B[2J'
const hostile = `a${erase}\r\nxx: valid\u202E\u009B31m`

/** Runs `livery` on a terminal with colours, and returns the output. */
async function runOnTerminal(...args: string[]): Promise<string> {
  const printed: string[] = []
  const stream = { isTTY: true, write: (text: string) => void printed.push(text) }
  await main(args, terminalIo({ stdout: stream, stderr: stream, env: { TERM: 'xterm' } }))
  return printed.join('')
}

/** The control characters of a text, except line breaks and the colours of `paint`. */
const controlsIn = (text: string): string[] =>
  ['0', '1', '2', '31', '32', '33']
    .reduce((rest, code) => rest.replaceAll(`\u001B[${code}m`, ''), text)
    .match(/[^\P{Cc}\n]|[\u2028-\u202E\u2066-\u2069]/gu) ?? []

it.each([
  ['a key', { 'theme.json': { [hostile]: 1 } }],
  ['a value', { 'merchant.json': { extends: 'base', name: 'xx', code: hostile } }],
  ['the name of a file', { [`${hostile.replaceAll('/', '')}.json`]: {} }],
])('no control characters of a merchant are in the output of validate, as text, GitHub or JSON, from %s', async (_, files) => {
  using brands = new Brands()
  brands.brand('xx', files)
  for (const format of ['text', 'github', 'json', 'sarif']) {
    const printed = await runOnTerminal('validate', '--merchants', brands.root, '--format', format)
    expect(controlsIn(printed)).toEqual([])
    expect(printed).toContain('2J')
    expect(printed.split('\n').filter((line) => line.startsWith('xx: valid'))).toEqual([])
  }
})

it('colours are only those of the program', async () => {
  using brands = new Brands()
  brands.brand('xx', { 'theme.json': { '\u001B[32mgreen': 1 } })
  const printed = await runOnTerminal('validate', '--merchants', brands.root)
  expect(printed).toContain('\u001B[31m')
  expect(printed).toContain('\\u001b[32mgreen')
})

it('no value of a platform command starts a line or moves the cursor', () => {
  const printed = toLines([{ name: hostile, nested: { note: hostile } }])
  expect(printed).toBe('name=a\\u001b[2J\\r\\nxx: valid\\u202e\\u009b31m  nested={"note":"a\\u001b[2J\\r\\nxx: valid\\u202e\\u009b31m"}')
  expect(controlsIn(toLines({ [hostile]: [{ note: hostile }] }))).toEqual([])
})
