import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runLivery } from './run-livery.ts'

const repository = join(import.meta.dirname, '../..')
const guide = readFileSync(join(repository, 'docs/operators-guide.md'), 'utf8')
const section = /## A brand in ten minutes\n([^]*?)\n## /.exec(guide)?.[1] ?? ''
/** The files that the JSON examples of the section are written to, in order. */
const exampleFiles = ['platform.json', 'settings.json', 'messages/EN.json', 'theme.json', 'content.json']
/** Images that an operator has to supply. */
const images = ['mark.svg', 'wordmark.svg', 'wordmark-light.svg', 'favicon.svg', 'social.webp'].map((name) => `brand/${name}`)

let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-guide-'))
  cpSync(join(repository, 'merchants/base'), join(root, 'base'), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

const readJson = (file: string): Record<string, unknown> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {}

function replaceKeys(path: string, values: object): void {
  const file = join(root, 'pearl', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...readJson(file), ...values }))
}

describe("the operator's guide", () => {
  it('describes every step that leads to a complete brand', async () => {
    const [, command = ''] = /npx livery (new .*)\n/.exec(section) ?? []
    const args = [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, unquoted]) => quoted ?? unquoted ?? '')
    expect(await runLivery(...args, '--merchants', root)).toMatchObject({ code: 0 })
    const examples = [...section.matchAll(/```json\n([^]*?)```/g)].map(([, text = '']) => JSON.parse(text) as object)
    expect(examples).toHaveLength(exampleFiles.length)
    for (const [index, path] of exampleFiles.entries()) replaceKeys(path, examples[index] ?? {})
    const payoutMethods = [...section.matchAll(/`("[A-Z]+": \{.*?\})`/g)].map(([, text = '']) => JSON.parse(`{${text}}`) as object)
    expect(payoutMethods).toHaveLength(1)
    const { withdrawals } = readJson(join(root, 'pearl/platform.json')) as { withdrawals: { channels: { BANK: object } } }
    const { BANK: _, ...otherChannels } = withdrawals.channels
    replaceKeys('platform.json', { withdrawals: { ...withdrawals, channels: { ...otherChannels, ...payoutMethods[0] } } })
    for (const path of [...images, 'banners/sports.webp']) {
      const target = join(root, 'pearl/assets', path)
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(join(root, 'base/assets', path), target)
    }
    const validation = await runLivery('validate', 'pearl', '--merchants', root)
    expect([validation.code, validation.out]).toEqual([0, expect.stringContaining('0 errors, 0 warnings')])
    expect((await runLivery('checklist', 'pearl', '--merchants', root)).out).toBe('pearl: nothing is left to decide.\n')
  })
})
