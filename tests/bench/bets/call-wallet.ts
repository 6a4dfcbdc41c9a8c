import { Agent, request } from 'node:http'
import { signRequest } from '../../../server/integrations/sign-request.ts'
import type { VendorKey } from '../../../server/integrations/vendor-contract.ts'
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
    const url = new URL(`http://127.0.0.1:${String(port)}/_livery/wallet/BASE/PGF/${name}`)
    const body = JSON.stringify(input)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...signRequest(key, { method: 'POST', url, body }),
    }
    return new Promise((resolve, reject) => {
      const sent = request(url, { agent, method: 'POST', headers }, (answer) => {
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
