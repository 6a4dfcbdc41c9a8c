import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchFolder } from './watch-folder.ts'

let folder: string
let stop: () => void
const changed = vi.fn()

/** Writes as editors do: another file, put in the place of the old one. */
function replace(path: string, text: string): void {
  writeFileSync(`${folder}/${path}~`, text)
  renameSync(`${folder}/${path}~`, `${folder}/${path}`)
}
async function seen(): Promise<void> {
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 3000)
  await new Promise((resolve) => setTimeout(resolve, 250))
  changed.mockClear()
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'livery-watch-'))
  mkdirSync(join(folder, 'one/pages'), { recursive: true })
  writeFileSync(join(folder, 'one/merchant.json'), '{}')
  stop = watchFolder(folder, changed)
  await new Promise((resolve) => setTimeout(resolve, 200))
})
afterEach(() => {
  stop()
  changed.mockClear()
  rmSync(folder, { recursive: true, force: true })
})

describe('watchFolder', () => {
  it('tells of a file that is replaced, each time', async () => {
    for (const text of ['1', '2', '3']) {
      replace('one/merchant.json', text)
      await seen()
    }
  })

  it('tells of a folder that comes, and of what happens in it later', async () => {
    mkdirSync(join(folder, 'two/messages'), { recursive: true })
    await seen()
    writeFileSync(join(folder, 'two/messages/EN.json'), '{}')
    await seen()
    replace('two/messages/EN.json', '{ }')
    await seen()
  })

  it('tells of a folder that goes, and lives', async () => {
    rmSync(join(folder, 'one'), { recursive: true })
    await seen()
    mkdirSync(join(folder, 'one'))
    await seen()
  })

  it('says nothing more when it is stopped', async () => {
    stop()
    replace('one/merchant.json', 'x')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(changed).not.toHaveBeenCalled()
  })
})
