import { describe, expect, it } from 'vitest'
import { readText, textFiles } from './tracked-files.ts'

/**
 * What moves money without a player who asks or is owed: the ledger itself, and the balances that demo accounts begin
 * with.
 */
const besides = ['server/modules/wallet/ledger.ts', 'server/modules/wallet/seed-balances.ts']

const moves = /\btransfer(?:Within)?\((?:inside|tenant|trx)\b/
const asks = /\b(?:permit|authorizePayout)\((?:inside|tenant|trx)\b/

describe('the gate before every movement', () => {
  it('is asked in each file of the server that moves money through the ledger', () => {
    const movers = textFiles()
      .filter((path) => /^server\/.*(?<!\.test)\.ts$/.test(path))
      .map((path) => ({ path, text: readText(path) ?? '' }))
      .filter(({ text }) => moves.test(text))
    expect(movers.length).toBeGreaterThan(15)
    expect(movers.filter(({ text }) => !asks.test(text)).map(({ path }) => path)).toEqual(besides)
  })
})
