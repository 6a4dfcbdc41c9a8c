import { expect, it } from 'vitest'
import { readText, textFiles } from './tracked-files.ts'

/**
 * Where chance guards nothing: how long a database is left alone before a transaction is tried again, and how a picture
 * of reels looks that is still turning.
 */
const harmless = ['server/database/tenant.ts', 'server/vendors/demo/pages/slot/reels.ts', 'server/vendors/demo/store/in-transaction.ts']

it('chance on the server comes from a secure source, but where nothing hangs on it', () => {
  const files = textFiles().filter((file) => /^server\/.*(?<!\.test)\.(?:ts|mjs)$/.test(file))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => readText(file)?.includes('Math.random')).toSorted()).toEqual(harmless)
})
