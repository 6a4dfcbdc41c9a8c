import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, textFiles } from './tracked-files.ts'

const generated = 'src/generated'
const code = ['check-config.js', 'first-calls.js', 'later-calls.js', 'validate-config.js', 'validate-registration.js']
const isCode = (path: string): boolean => new RegExp(`^${generated}/.*\\.js`).test(path)
let copy: string

/** What a fresh clone has, with its packages installed. */
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'livery-clone-'))
  const needed = /^(?:package.*\.json$|tsconfig\.json$|schemas\/|scripts\/|src\/)/
  for (const file of textFiles()) if (needed.test(file) && !isCode(file)) cpSync(join(root, file), join(copy, file))
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

const made = (): readonly string[] => readdirSync(join(copy, generated)).filter((name) => !name.endsWith('.ts'))
const textOf = (folder: string, name: string): string => readFileSync(join(folder, generated, name), 'utf8')

describe('the code that is derived from schemas', () => {
  it('is not in git', () => {
    expect(textFiles().filter((file) => isCode(file) && file.endsWith('.js'))).toEqual([])
  })

  it('is made by whatever needs it, on a fresh clone, by two at once', async () => {
    expect(made()).toEqual([])
    expect(await Promise.all([validate(), validate()])).toEqual(['', ''])
    expect(made()).toEqual(['.made-from', ...code])
    for (const name of code) expect(textOf(copy, name) === textOf(root, name), name).toBe(true)
  })

  it('is made again where a schema says something else, or a file is not what was made; else it is left alone', async () => {
    const schema = join(copy, 'schemas/merchant/merchant.json')
    const { title } = JSON.parse(readFileSync(schema, 'utf8')) as { title: string }
    writeFileSync(schema, readFileSync(schema, 'utf8').replace(title, 'Something else'))
    writeFileSync(join(copy, generated, 'check-config.js'), '')
    expect(await validate()).toBe('')
    expect(textOf(copy, 'validate-config.js')).toContain('Something else')
    expect(textOf(copy, 'check-config.js') === textOf(root, 'check-config.js')).toBe(true)
    const times = (): readonly number[] => made().map((name) => statSync(join(copy, generated, name)).mtimeMs)
    const before = times()
    expect(await validate()).toBe('')
    expect(times()).toEqual(before)
  })
})
