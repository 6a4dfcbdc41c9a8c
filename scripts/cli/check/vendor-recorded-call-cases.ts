import { type Case, expectThat, SkippedError } from './report.ts'
import type { VendorProbe } from './vendor-probe.ts'
import { playerId, type ReceivedCall } from './wallet-double.ts'

const idPattern = /^[\x21-\x7e]{1,128}$/
const amountPattern = /^(0|[1-9]\d{0,29})$/
const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const patternByField: Readonly<Record<string, RegExp>> = {
  transaction: idPattern,
  round: idPattern,
  bet: idPattern,
  session: uuidPattern,
  player: uuidPattern,
  amount: amountPattern,
}
const transactionCalls = new Set(['bet', 'win', 'rollback', 'resettle', 'close'])

/** Creates the cases that check all calls that the vendor has sent in the previous cases. */
export const createRecordedCallCases = (probe: VendorProbe): readonly Case[] => [
  {
    id: 'signatures',
    rule: 'Every call of the vendor has a valid signature, a current time and a unique nonce.',
    run: async () => checkSignatures(requireCalls(probe.collectCalls())),
  },
  { id: 'formats', rule: 'Ids and amounts have the format of the contract.', run: async () => checkFormats(requireTransactions(probe)) },
  {
    id: 'transaction-ids',
    rule: `The transaction id of a call is unique in the scope "${probe.options.transactionIdScope}", and is not reused with other content.`,
    run: async () => checkIds(requireTransactions(probe), probe.options.transactionIdScope),
  },
]

/** @throws SkippedError if there are no calls, because the rule would pass without having been checked */
function requireCalls(calls: readonly ReceivedCall[]): readonly ReceivedCall[] {
  if (calls.length === 0) throw new SkippedError('The vendor has sent no call that the rule applies to.')
  return calls
}

const requireTransactions = (probe: VendorProbe): readonly ReceivedCall[] =>
  requireCalls(probe.collectCalls().filter(({ call }) => transactionCalls.has(call)))

function checkSignatures(calls: readonly ReceivedCall[]): void {
  const invalidCall = calls.find(({ fault }) => fault !== undefined)
  expectThat(invalidCall === undefined, `${String(invalidCall?.call)}: ${String(invalidCall?.fault)}`)
}

function checkFormats(calls: readonly ReceivedCall[]): void {
  for (const { call, body } of calls)
    for (const [name, value] of Object.entries(body)) {
      const pattern = patternByField[name]
      expectThat(
        pattern === undefined || (typeof value === 'string' && pattern.test(value)),
        `${call}: "${name}" is ${JSON.stringify(value)}. Expected ${name === 'amount' ? 'minor units as a decimal string' : 'a string in the format of the contract'}.`,
      )
    }
}

function checkIds(calls: readonly ReceivedCall[], idScope: VendorProbe['options']['transactionIdScope']): void {
  const contentByKey = new Map<string, string>()
  for (const { call, body } of calls) {
    const { transaction, player = playerId, round } = body
    const scope = { vendor: '', player: String(player), round: `${String(player)}/${String(round)}` }[idScope]
    const key = `${call} ${scope} ${String(transaction)}`
    const content = JSON.stringify(Object.entries(body).toSorted(([a], [b]) => a.localeCompare(b)))
    expectThat((contentByKey.get(key) ?? content) === content, `The ${call} ${String(transaction)} was sent twice with different content.`)
    contentByKey.set(key, content)
  }
}
