import { expect, it, vi } from 'vitest'
import { runLivery } from '../../../tests/merchants/run-livery.ts'
import type { BackupSummary } from '../../../server/database/backup/read-content.ts'

vi.mock('../../../server/database/backup/backup-file.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  verifyBackup: async (): Promise<BackupSummary> => ({
    manifest: {
      version: 1,
      takenAt: '2026-01-01T00:00:00.000Z',
      mode: 'demo',
      postgres: '18.1',
      migrations: { kysely_migration: ['0085-baseline'] },
      jobs: 1,
      tables: [],
      ledger: { transfers: 0, entries: 0, unbalanced: 0 },
      secrets: {},
    },
    totals: { tables: 0, rows: 0 },
  }),
}))
// A release has no demo: its build replaces demo/ with this module.
vi.mock('../database/server-access.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  listMigrationSets: () => import('../../release/no-demo.ts'),
}))

it('a release verifies a backup of a server in demo mode, and refuses to restore it', async () => {
  const args = ['restore', import.meta.filename, '--passphrase-file', import.meta.filename]
  expect(await runLivery(...args, '--check')).toMatchObject({
    code: 0,
    out: expect.stringContaining('The backup is intact') as string,
    err: '',
  })
  expect(await runLivery(...args)).toMatchObject({
    code: 2,
    err: 'livery: a release cannot restore a backup of a server in demo mode: restore it from the sources with npx livery restore.\n',
  })
})
