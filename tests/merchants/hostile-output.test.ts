import { expect, it } from 'vitest'
import { main } from '../../scripts/cli/main.ts'
import { formatResponse } from '../../scripts/cli/platform/format-response.ts'
import { createTerminalIo } from '../../scripts/cli/terminal-io.ts'
import { TestBrands } from './test-brands.ts'

const clearScreen = '\u001B[2J'
const hostileText = `a${clearScreen}\r\nxx: valid\u202E\u009B31m`

/** Runs `livery` on a terminal with colours, and returns the output. */
async function runOnTerminal(...args: string[]): Promise<string> {
  const chunks: string[] = []
  const stream = { isTTY: true, write: (text: string) => void chunks.push(text) }
  await main(args, createTerminalIo({ stdout: stream, stderr: stream, env: { TERM: 'xterm' } }))
  return chunks.join('')
}

/** Returns the control and text-direction characters of a text, except line feeds and the colour codes of `livery`. */
const listControlCharacters = (text: string): string[] =>
  ['0', '1', '2', '31', '32', '33']
    .reduce((rest, code) => rest.replaceAll(`\u001B[${code}m`, ''), text)
    .match(/[^\P{Cc}\n]|[\u2028-\u202E\u2066-\u2069]/gu) ?? []

it.each([
  ['a key', { 'theme.json': { [hostileText]: 1 } }],
  ['a value', { 'merchant.json': { extends: 'base', name: 'xx', code: hostileText } }],
  ['the name of a file', { [`${hostileText.replaceAll('/', '')}.json`]: {} }],
])('the output of validate contains no control characters from %s of a merchant, in any format', async (_, files) => {
  using brands = new TestBrands()
  brands.addBrand('xx', files)
  for (const format of ['text', 'github', 'json', 'sarif']) {
    const output = await runOnTerminal('validate', '--merchants', brands.root, '--format', format)
    expect(listControlCharacters(output)).toEqual([])
    expect(output).toContain('2J')
    expect(output.split('\n').filter((line) => line.startsWith('xx: valid'))).toEqual([])
  }
})

it('the output has the colours of livery itself, and none from a merchant', async () => {
  using brands = new TestBrands()
  brands.addBrand('xx', { 'theme.json': { '\u001B[32mgreen': 1 } })
  const output = await runOnTerminal('validate', '--merchants', brands.root)
  expect(output).toContain('\u001B[31m')
  expect(output).toContain('\\u001b[32mgreen')
})

it('a value in the response of a platform command cannot start a line or move the cursor', () => {
  const output = formatResponse([{ name: hostileText, nested: { note: hostileText } }])
  expect(output).toBe('name=a\\u001b[2J\\r\\nxx: valid\\u202e\\u009b31m  nested={"note":"a\\u001b[2J\\r\\nxx: valid\\u202e\\u009b31m"}')
  expect(listControlCharacters(formatResponse({ [hostileText]: [{ note: hostileText }] }))).toEqual([])
})
