import { createHmac, randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { signatureHeaders, signedText, type VendorKey } from '../../../server/integrations/vendor-contract.ts'
import type { BenchPlayer } from './open-players.ts'
import { createRound } from './record-rounds.ts'

/** A round: the call of the stake and the call of the win, or their statements. */
export interface Round {
  bet(): Promise<unknown>
  win(): Promise<unknown>
}

export type Playing = (player: BenchPlayer) => Round

/** Plays as a vendor does: signed requests over HTTP. */
export function callerOf(port: number, key: VendorKey, sockets: number): Playing {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets })
  const call = (name: string, input: object): Promise<void> => {
    const path = `/_livery/wallet/BASE/PGF/${name}`
    const [time, nonce, body] = [String(Date.now()), randomBytes(18).toString('base64url'), JSON.stringify(input)]
    const signature = createHmac('sha256', key.secret)
      .update(signedText({ method: 'POST', path, time, nonce, body }))
      .digest('hex')
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      [signatureHeaders.key]: key.id,
      [signatureHeaders.time]: time,
      [signatureHeaders.nonce]: nonce,
      [signatureHeaders.signature]: signature,
    }
    return new Promise((resolve, reject) => {
      const sent = request({ agent, host: '127.0.0.1', port, method: 'POST', path, headers }, (answer) => {
        answer.resume()
        answer.on('end', () => (answer.statusCode === 200 ? resolve() : reject(new Error(`${name}: ${String(answer.statusCode)}`))))
      })
      sent.on('error', reject).end(body)
    })
  }
  return (player) => {
    const { bet, win } = createRound(player)
    return { bet: () => call('bet', bet), win: () => call('win', win) }
  }
}
