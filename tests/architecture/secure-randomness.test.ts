import { expect, it } from 'vitest'
import { readText, listTextFiles } from './tracked-files.ts'

/** Files that may use `Math.random`: for the delay before a transaction is retried, and for the animation of reels. */
const exemptFiles = ['demo/vendor/pages/slot/reels.ts', 'demo/vendor/store/with-transaction.ts', 'server/database/tenant.ts']

it('the server uses secure randomness, except for values without security relevance', () => {
  const files = listTextFiles().filter((file) => /^(?:server|demo)\/.*(?<!\.test)\.(?:ts|mjs)$/.test(file))
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => readText(file)?.includes('Math.random')).toSorted()).toEqual(exemptFiles)
})
