import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, textFiles } from './tracked-files.ts'

const generated = 'src/generated'
const isDerived = (path: string): boolean => /^(?:src\/generated|schemas\/parts)\/|^schemas\/merchant\/node\.json$/.test(path)
let copy: string

/** What a fresh clone has, with its packages installed. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'livery-clone-'))
  const needed = /^(?:package.*\.json$|tsconfig\.json$|art\/|demo\/|schemas\/|scripts\/|server\/|src\/)/
  for (const file of textFiles()) if (needed.test(file)) cpSync(join(root, file), join(copy, file))
  cpSync(join(root, 'merchants/base'), join(copy, 'merchants/base'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

/** A command that needs the code: it checks a brand. Resolves to what it said where it failed. */
const validate = (): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['scripts/livery.mjs', 'validate', 'base'], { cwd: copy })
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
    child.on('close', (status) => resolve(status === 0 ? '' : `${String(status)}: ${said}`))
  })

/** The derived code of a tree, by its names. */
const codeIn = (folder: string): readonly string[] => readdirSync(join(folder, generated)).filter((name) => !name.startsWith('.'))
const textOf = (folder: string, name: string): string => readFileSync(join(folder, generated, name), 'utf8')

describe('the code and the schemas that are derived', () => {
  it('are not in git', () => {
    expect(textFiles().filter(isDerived)).toEqual([])
  })

  it('are derived by whatever needs them, on a fresh clone, by two at once', async () => {
    expect(existsSync(join(copy, generated))).toBe(false)
    expect(await Promise.all([validate(), validate()])).toEqual(['', ''])
    expect(codeIn(copy)).toEqual(codeIn(root))
    for (const name of codeIn(root)) expect(textOf(copy, name) === textOf(root, name), name).toBe(true)
  })

  it('are derived again where a schema has changed or a file is not what was derived, and else left alone', async () => {
    const schema = join(copy, 'schemas/merchant/merchant.json')
    const { title } = JSON.parse(readFileSync(schema, 'utf8')) as { title: string }
    writeFileSync(schema, readFileSync(schema, 'utf8').replace(title, 'SomethingElse'))
    writeFileSync(join(copy, generated, 'check-config.js'), '')
    expect(await validate()).toBe('')
    expect(textOf(copy, 'validate-config.js')).toContain('SomethingElse')
    expect(textOf(copy, 'check-config.js') === textOf(root, 'check-config.js')).toBe(true)
    const times = (): readonly number[] => codeIn(copy).map((name) => statSync(join(copy, generated, name)).mtimeMs)
    const before = times()
    expect(await validate()).toBe('')
    expect(times()).toEqual(before)
  })

  it('are not derived from a schema with a mistake: every command says where it is, without a stack', async () => {
    const schema = join(copy, 'schemas/widgets/steps.json')
    writeFileSync(schema, readFileSync(schema, 'utf8').replace('"enum":', '"enumm":'))
    expect(await validate()).toMatch(
      /^1: schemas\/widgets\/steps\.json:\d+:7 {2}"enumm" is not a valid key here\. Write "enum", or remove it\.\n1 mistake in schemas\/\.\n$/,
    )
    const fields = join(copy, 'schemas/register-fields.json')
    writeFileSync(fields, readFileSync(fields, 'utf8').replace('"type": "object",', '"type": "object"'))
    expect(await validate()).toMatch(/^1: schemas\/register-fields\.json:\d+:\d+ {2}[^\n]+\n1 mistake in schemas\/\.\n$/)
  })
})
