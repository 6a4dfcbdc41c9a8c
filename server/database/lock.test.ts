import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderBusyError, isAlive, lockFolder, readHolder } from './lock.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'livery-lock-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const writeLock = (holder: object | string) =>
  writeFileSync(join(folder, 'server.lock'), typeof holder === 'string' ? holder : JSON.stringify(holder))

describe('lockFolder', () => {
  it('locks the folder for this process, publishes its address, and releases the lock', async () => {
    const lock = await lockFolder(folder)
    await lock.publishAddress('http://127.0.0.1:1')
    expect(await readHolder(folder)).toMatchObject({ pid: process.pid, address: 'http://127.0.0.1:1' })
    await expect(lockFolder(folder)).rejects.toThrow(FolderBusyError)
    await lock.release()
    expect(readdirSync(folder)).toEqual([])
    await (await lockFolder(folder)).release()
  })

  it('takes over the lock of a dead process, and an incomplete lock file', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    const pid = child.pid ?? 0
    await new Promise((resolve) => child.once('exit', resolve))
    for (const content of [{ pid, startedAt: 'then' }, 'half a lo', '', '{}']) {
      writeLock(content)
      const lock = await lockFolder(folder)
      expect(await readHolder(folder)).toMatchObject({ pid: process.pid })
      await lock.release()
    }
  })

  it('takes over from an unrelated process with the same process id', async () => {
    writeLock({ pid: process.pid, startedAt: 'another time' })
    const lock = await lockFolder(folder)
    expect(await readHolder(folder)).toMatchObject({ pid: process.pid })
    await lock.release()
  })

  it('lets exactly one of several concurrent calls take over the lock of a dead process, every time', async () => {
    const deadHolder = { pid: 2 ** 22 - 1, startedAt: 'never' }
    for (let round = 0; round < 100; round++) {
      writeLock(deadHolder)
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)))
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(FolderBusyError)
      expect(isAlive(JSON.parse(readFileSync(join(folder, 'server.lock'), 'utf8')) as { pid: number; startedAt: string })).toBe(true)
      expect(readdirSync(folder)).toEqual(['server.lock'])
    }
  })

  it('takes over from a process that died during a takeover', async () => {
    const child = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => child.once('exit', resolve))
    const content = JSON.stringify({ pid: 2 ** 22 - 1, startedAt: 'never' })
    writeLock(content)
    const takeoverLock = `server.lock.${createHash('sha256').update(content).digest('hex').slice(0, 16)}`
    writeFileSync(join(folder, takeoverLock), JSON.stringify({ pid: child.pid, startedAt: 'then' }))
    await lockFolder(folder)
    expect(await readHolder(folder)).toMatchObject({ pid: process.pid })
    expect(readdirSync(folder)).toEqual(['server.lock'])
  })
})
