import { type Case, expectThat, Skipped } from './report.ts'
import type { VendorProbe } from './vendor-probe.ts'
import { playerId, type ReceivedCall } from './wallet-double.ts'

const id = /^[\x21-\x7e]{1,128}$/
const amount = /^(0|[1-9]\d{0,29})$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const shapes: Readonly<Record<string, RegExp>> = { transaction: id, round: id, bet: id, session: uuid, player: uuid, amount }
const movements = new Set(['bet', 'win', 'rollback', 'resettle', 'close'])

/** Cases of the record of every call that the vendor has sent in the cases before. */
export const createRecordCases = (probe: VendorProbe): readonly Case[] => [
  {
    id: 'signatures',
    rule: 'Every call of the vendor is signed, in time, with a unique nonce.',
    play: async () => checkSignatures(requireCalls(probe.everyCall())),
  },
  { id: 'formats', rule: 'Ids and amounts have the form of the contract.', play: async () => checkFormats(requireMovements(probe)) },
  {
    id: 'ids',
    rule: `The id of a movement is unique in the scope "${probe.options.ids}", and has one content.`,
    play: async () => checkIds(requireMovements(probe), probe.options.ids),
  },
]

/** @throws Skipped if there are none, so that a rule does not pass unchecked */
function requireCalls(calls: readonly ReceivedCall[]): readonly ReceivedCall[] {
  if (calls.length === 0) throw new Skipped('The vendor has sent no call that the rule applies to.')
  return calls
}

const requireMovements = (probe: VendorProbe): readonly ReceivedCall[] =>
  requireCalls(probe.everyCall().filter(({ call }) => movements.has(call)))

function checkSignatures(calls: readonly ReceivedCall[]): void {
  const faulty = calls.find(({ fault }) => fault !== undefined)
  expectThat(faulty === undefined, `${String(faulty?.call)}: ${String(faulty?.fault)}`)
}

function checkFormats(calls: readonly ReceivedCall[]): void {
  for (const { call, body } of calls)
    for (const [name, value] of Object.entries(body)) {
      const shape = shapes[name]
      expectThat(
        shape === undefined || (typeof value === 'string' && shape.test(value)),
        `${call}: "${name}" is ${JSON.stringify(value)}. Expected ${name === 'amount' ? 'minor units as text' : 'a text of the form of the contract'}.`,
      )
    }
}

function checkIds(calls: readonly ReceivedCall[], scopeOfIds: VendorProbe['options']['ids']): void {
  const known = new Map<string, string>()
  for (const { call, body } of calls) {
    const { transaction, player = playerId, round } = body
    const scope = { vendor: '', player: String(player), round: `${String(player)}/${String(round)}` }[scopeOfIds]
    const key = `${call} ${scope} ${String(transaction)}`
    const content = JSON.stringify(Object.entries(body).toSorted(([a], [b]) => a.localeCompare(b)))
    expectThat((known.get(key) ?? content) === content, `The ${call} ${String(transaction)} was sent with two contents.`)
    known.set(key, content)
  }
}
