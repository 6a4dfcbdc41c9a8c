import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import {
  type BetState,
  clockToleranceMilliseconds,
  type OperatorConfig,
  signatureHeaders,
  createStringToSign,
} from '../../server/integrations/vendor-contract.ts'
import { deliverMessage } from './deliver-message.ts'
import { createMessageStore } from './store/messages.ts'
import { createRoundStore } from './store/rounds.ts'
import type { VendorStore } from './store/tables.ts'
import { createTicketStore } from './store/tickets.ts'
import { isRecord } from './play/game.ts'

export interface SignedCall {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/**
 * Answers the operator's query about a long-pending bet and resends its outcome. Returns `undefined` if the call or its
 * signature is invalid.
 */
export async function handleBetStateCall(
  store: VendorStore,
  operator: OperatorConfig,
  call: SignedCall,
): Promise<BetState['answer'] | undefined> {
  const request = await verifyBetCall(operator, call)
  if (request === undefined) return undefined
  const { brand: merchant, vendor, player, round } = request
  const brand = { ...store, code: merchant }
  const existingBet = (await createRoundStore(brand).find(player, round)) ?? (await createTicketStore(brand).find(player, round))
  if (existingBet === undefined || existingBet.state === 'rejected') return { state: 'unknown' }
  for (const message of await createMessageStore(store).listByRound({ merchant, vendor, player, round }))
    await deliverMessage(store, operator, message)
  return { state: 'known' }
}

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function parseBetRequest(body: string): BetState['request'] | undefined {
  try {
    const input: unknown = JSON.parse(body)
    if (!isRecord(input)) return undefined
    const { brand, vendor, player, round, bet } = input
    const hasStringFields = [brand, vendor, player, round, bet].every((text) => typeof text === 'string')
    return hasStringFields && [player, round].every((id) => uuidPattern.test(String(id)))
      ? (input as unknown as BetState['request'])
      : undefined
  } catch {
    return undefined
  }
}

/**
 * Parses a call of the operator about a bet and verifies its signature and time. Returns `undefined` if either fails.
 */
export async function verifyBetCall(operator: OperatorConfig, call: SignedCall): Promise<BetState['request'] | undefined> {
  const input = parseBetRequest(call.body)
  return input !== undefined && (await isSigned(operator, input, call)) ? input : undefined
}

async function isSigned(
  operator: OperatorConfig,
  { brand, vendor }: BetState['request'],
  { path, headers, body }: SignedCall,
): Promise<boolean> {
  const [id, time = '', nonce = '', signature = ''] = (['key', 'time', 'nonce', 'signature'] as const).map((name) =>
    headers[signatureHeaders[name]]?.toString(),
  )
  const key = await operator.findKey(brand, vendor)
  if (key?.id !== id || key === undefined || !/^[0-9a-f]{64}$/.test(signature)) return false
  const expected = createHmac('sha256', key.secret)
    .update(createStringToSign({ method: 'POST', path, time, nonce, body }))
    .digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) && Math.abs(Number(time) - Date.now()) <= clockToleranceMilliseconds
}
