import { Agent, request } from 'node:http'
import { signRequest } from '../../../server/integrations/sign-request.ts'
import type { VendorKey } from '../../../server/integrations/vendor-contract.ts'
import type { BenchPlayer } from './bench-players.ts'
import { createRoundInputs } from './record-rounds.ts'

/** Places the bet of a round and settles its win: over HTTP, in process, or with the SQL statements alone. */
export interface Round {
  bet(): Promise<unknown>
  win(): Promise<unknown>
}

export type RoundFactory = (player: BenchPlayer) => Round

/**
 * Returns a factory of rounds whose calls are sent as a vendor sends them: as signed requests over HTTP. A call rejects
 * if the status of the response is not 200.
 */
export function createHttpRoundFactory(port: number, key: VendorKey, maxSockets: number): RoundFactory {
  const agent = new Agent({ keepAlive: true, maxSockets })
  const call = (name: string, input: object): Promise<void> => {
    const url = new URL(`http://127.0.0.1:${String(port)}/_livery/wallet/BASE/PGF/${name}`)
    const body = JSON.stringify(input)
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...signRequest(key, { method: 'POST', url, body }),
    }
    return new Promise((resolve, reject) => {
      const clientRequest = request(url, { agent, method: 'POST', headers }, (response) => {
        response.resume()
        response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${name}: ${String(response.statusCode)}`))))
      })
      clientRequest.on('error', reject).end(body)
    })
  }
  return (player) => {
    const { bet, win } = createRoundInputs(player)
    return { bet: () => call('bet', bet), win: () => call('win', win) }
  }
}
