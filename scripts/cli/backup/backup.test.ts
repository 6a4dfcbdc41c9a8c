import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runLivery } from '../../../tests/merchants/run-livery.ts'

it('rejects --new-key together with the file of a backup', async () => {
  const { code, err } = await runLivery('backup', '--new-key', 'backup.key', 'backup.age')
  expect([code, err]).toEqual([2, 'livery: --new-key only creates a key: run the backup afterwards, with --key-file.\n'])
  expect(['backup.key', 'backup.age'].filter((file) => existsSync(file))).toEqual([])
})
