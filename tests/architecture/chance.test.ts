import { expect, it } from 'vitest'
import { readText, textFiles } from './tracked-files.ts'

/**
 * Where chance guards nothing: how long a database is left alone before a transaction is tried again, and how a picture
 * of reels looks that is still turning.
 */
const harmless = ['demo/vendor/pages/slot/reels.ts', 'demo/vendor/store/in-transaction.ts', 'server/database/tenant.ts']

it('chance on the server comes from a secure source, but where nothing hangs on it', () => {
  const files = textFiles().filter((file) => /^(?:server|demo)\/.*(?<!\.test)\.(?:ts|mjs)$/.test(file))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => readText(file)?.includes('Math.random')).toSorted()).toEqual(harmless)
})
