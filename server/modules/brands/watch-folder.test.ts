import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFolder } from './watch-folder.ts'

let folder: string
let stop: () => void
const onChange = vi.fn()

/** Writes as editors do: creates a new file and renames it over the old one. */
function replaceFile(path: string, text: string): void {
  writeFileSync(`${folder}/${path}~`, text)
  renameSync(`${folder}/${path}~`, `${folder}/${path}`)
}
/** Whether a change is reported within three seconds. */
async function wasNotified(): Promise<boolean> {
  const notified = await vi.waitUntil(() => onChange.mock.calls.length > 0, 3000).catch(() => false)
  await new Promise((resolve) => setTimeout(resolve, 250))
  onChange.mockClear()
  return notified
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-watch-'))
  mkdirSync(join(folder, 'one/pages'), { recursive: true })
  writeFileSync(join(folder, 'one/merchant.json'), '{}')
  stop = await watchFolder(folder, onChange)
})
afterEach(() => {
  stop()
  onChange.mockClear()
  rmSync(folder, { recursive: true, force: true })
})

describe('watchFolder', () => {
  it('reports a replaced file, each time', async () => {
    for (const text of ['1', '2', '3']) {
      replaceFile('one/merchant.json', text)
      expect(await wasNotified()).toBe(true)
    }
  })

  it('reports a new folder, and later changes in it', async () => {
    mkdirSync(join(folder, 'two/messages'), { recursive: true })
    expect(await wasNotified()).toBe(true)
    writeFileSync(join(folder, 'two/messages/EN.json'), '{}')
    expect(await wasNotified()).toBe(true)
    replaceFile('two/messages/EN.json', '{ }')
    expect(await wasNotified()).toBe(true)
  })

  it('reports changes in a folder that replaced another', async () => {
    mkdirSync(join(folder, 'next'))
    expect(await wasNotified()).toBe(true)
    renameSync(join(folder, 'one'), join(folder, 'last'))
    renameSync(join(folder, 'next'), join(folder, 'one'))
    expect(await wasNotified()).toBe(true)
    replaceFile('one/merchant.json', 'x')
    expect(await wasNotified()).toBe(true)
  })

  it('reports changes in a folder that was removed and recreated at once', async () => {
    for (const text of ['1', '2', '3']) {
      rmSync(join(folder, 'one'), { recursive: true })
      mkdirSync(join(folder, 'one/pages'), { recursive: true })
      expect(await wasNotified()).toBe(true)
      writeFileSync(join(folder, 'one/pages/home.json'), text)
      expect(await wasNotified()).toBe(true)
    }
  })

  it('reports changes in a merchant folder that is a symbolic link', async () => {
    const linkTarget = mkdtempSync(join(tmpdir(), 'livery-elsewhere-'))
    symlinkSync(linkTarget, join(folder, 'linked'))
    expect(await wasNotified()).toBe(true)
    writeFileSync(join(linkTarget, 'merchant.json'), '{}')
    expect(await wasNotified()).toBe(true)
    rmSync(linkTarget, { recursive: true })
  })

  it('reports a change during continuous writes', async () => {
    const writing = setInterval(() => writeFileSync(join(folder, 'one/log.txt'), String(Math.random())), 50)
    expect(await wasNotified()).toBe(true)
    clearInterval(writing)
  })

  it('reports a removed folder, and keeps running', async () => {
    rmSync(join(folder, 'one'), { recursive: true })
    expect(await wasNotified()).toBe(true)
    mkdirSync(join(folder, 'one'))
    expect(await wasNotified()).toBe(true)
  })

  it('reports nothing after it is stopped', async () => {
    stop()
    replaceFile('one/merchant.json', 'x')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(onChange).not.toHaveBeenCalled()
  })
})
