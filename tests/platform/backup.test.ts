import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { stopPostmaster } from '../../server/database/postmaster.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { brand, runMoneyLoad, createFundedPlayer, connectToPlatform } from '../histories/money-load.ts'
import { allowLargeAdjustmentsQuery, expectStored, resetLimitsQuery, queryServer } from '../histories/stored-money.ts'
import { type CliResult, runLiveryWithEnv } from '../merchants/run-livery.ts'
import { type ServerProcess, spawnServer, startProcess } from './server-process.ts'
import { writeSmallBrands } from './small-brands.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-backup-'))
const resolvePath = (name: string): string => join(folder, name)
const file = resolvePath('backup.age')
const keyFile = resolvePath('key')
const merchantsDir = writeSmallBrands()
const dataDir = resolvePath('data')
const restoredDir = resolvePath('restored')

const runCli = (...args: string[]) => runLiveryWithEnv({}, ...args)
const restoreTo = (target: string, ...extraArgs: string[]) => runCli('restore', file, '--key-file', keyFile, '--data', target, ...extraArgs)

/** The result of the backup command. */
let backupResult: CliResult

/** The writes that were acknowledged before the backup started, and all writes acknowledged until the load ended. */
const acknowledged = { beforeBackup: new Set<string>(), untilLoadEnd: new Set<string>() }

const waitForWrites = (count: number): Promise<void> =>
  vi.waitFor(() => expect(acknowledged.untilLoadEnd.size).toBeGreaterThan(count), { timeout: 60_000, interval: 20 })

beforeAll(async () => {
  await runCli('backup', '--new-key', keyFile)
  const server = await startProcess(dataDir, merchantsDir)
  const platform = await connectToPlatform(server)
  await queryServer(dataDir, allowLargeAdjustmentsQuery)
  const player = await createFundedPlayer(platform)
  await queryServer(dataDir, resetLimitsQuery)
  let isRunning = true
  const load = runMoneyLoad(platform, player, {
    keyPrefix: 'backup-00000000',
    acknowledged: acknowledged.untilLoadEnd,
    shouldContinue: async (error) => {
      if (error !== undefined) throw error
      return isRunning
    },
  })
  await waitForWrites(30)
  acknowledged.beforeBackup = new Set(acknowledged.untilLoadEnd)
  backupResult = await runCli('backup', file, '--key-file', keyFile, '--data', dataDir)
  await waitForWrites(acknowledged.beforeBackup.size + 12)
  isRunning = false
  await load
  await server.end('SIGTERM')
})

afterAll(async () => {
  for (const directory of [dataDir, restoredDir, resolvePath('other')]) await stopPostmaster(join(directory, 'postgres'))
  for (const directory of [folder, merchantsDir]) rmSync(directory, { recursive: true, force: true })
})

const startRestoredServer = async (): Promise<ServerProcess> => startProcess(restoredDir, merchantsDir)

describe('a backup that was written under load', () => {
  it('is restored to another folder with every write acknowledged before it, not with all later writes, and with a balanced ledger', async () => {
    expect(backupResult).toMatchObject({ code: 0, err: '' })
    expect(backupResult.out).toContain('and the secrets secret-key, payload-key.json, admin-api-token, demo-accounts.json.')
    const { code, out, err } = await restoreTo(restoredDir)
    expect([code, err]).toEqual([0, expect.stringMatching(/^(Creating the database …\n)?$/)])
    expect(out).toContain(`Restored to ${restoredDir}.`)
    const server = await startRestoredServer()
    await expectStored(server, restoredDir, acknowledged.beforeBackup)
    await expect(expectStored(server, restoredDir, acknowledged.untilLoadEnd)).rejects.toThrow('to deeply equal []')
    expect(await server.runAdminCommand('audit-verify', { brand })).toMatchObject({ passed: true })
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null })
  })

  it('is not restored over existing data, which --replace keeps in a subfolder', async () => {
    const rejection = await restoreTo(restoredDir)
    expect(rejection).toMatchObject({ code: 2, err: expect.stringContaining(`${restoredDir} has a database or secrets already`) as string })
    const { code, out } = await restoreTo(restoredDir, '--replace')
    expect(code).toBe(0)
    const [, previousFolder = ''] = /The previous data is in (.*)\.\n/.exec(out) ?? []
    expect(readFileSync(join(previousFolder, 'secret-key'), 'utf8')).toBe(readFileSync(join(restoredDir, 'secret-key'), 'utf8'))
    const server = await startRestoredServer()
    expect(await server.runAdminCommand('ledger-verify', { brand })).toMatchObject({ passed: true, faults: [] })
    await server.end('SIGTERM')
  })

  it('is not restored while a server runs on the target', async () => {
    const server = await startRestoredServer()
    expect((await restoreTo(restoredDir, '--replace')).err).toContain('Another server')
    await server.end('SIGTERM')
  })

  it('is rejected with another key, with any byte changed, or if its end is missing, and the target stays unchanged', async () => {
    const original = readFileSync(file)
    const damagedFile = resolvePath('damaged.age')
    const restoreDamaged = async (content: Buffer): Promise<string> => {
      writeFileSync(damagedFile, content)
      const { code, err } = await runCli('restore', damagedFile, '--key-file', keyFile, '--data', resolvePath('other'))
      expect(code).toBe(2)
      return err
    }
    const random = new Random('backup')
    const positions = [0, 60, 150, original.length - 1, ...Array.from({ length: 12 }, () => random.integerBelow(original.length))]
    for (const position of positions) {
      const changedBackup = Buffer.from(original)
      changedBackup[position] = (changedBackup[position] ?? 0) ^ 1
      expect(await restoreDamaged(changedBackup), `byte ${String(position)}`).toMatch(/damaged/)
    }
    for (const length of [0, 100, original.length >> 1, original.length - 1])
      expect(await restoreDamaged(original.subarray(0, length)), `${String(length)} bytes`).toMatch(/damaged/)
    const otherKey = resolvePath('other-key')
    await runCli('backup', '--new-key', otherKey)
    expect((await runCli('restore', file, '--key-file', otherKey, '--data', resolvePath('other'))).err).toMatch(
      /^livery: The key does not open/,
    )
    expect((await runCli('restore', file, '--key-file', keyFile, '--data', resolvePath('other'), '--check')).code).toBe(0)
    expect(() => readFileSync(resolvePath('other/database-password'))).toThrow('ENOENT')
  })

  it('leaves a folder with which no server starts if the restore is interrupted while it replaces files', async () => {
    writeFileSync(join(restoredDir, 'unfinished-restore'), '')
    const { ended, output } = spawnServer(restoredDir, merchantsDir)
    expect((await ended).code).toBe(1)
    expect(output()).toContain(`A restore into ${restoredDir} was interrupted, so the folder is incomplete. Repeat livery restore.`)
    expect((await restoreTo(restoredDir)).code).toBe(0)
    const server = await startRestoredServer()
    await server.end('SIGTERM')
  })
})
