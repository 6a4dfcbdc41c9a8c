import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import argon2 from 'argon2'
import { hashPassword, platformRequester } from '../../../server/modules/accounts/passwords.ts'

/*
 * Runs a server that only verifies passwords: `/?milliseconds=…&connections=…` verifies a password repeatedly for
 * `milliseconds`, `connections` times concurrently, and responds with the number of verifications per second.
 */

const password = 'Bench-password-1'
const hash = await hashPassword(platformRequester, password)

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://bench')
  void measure(Number(url.searchParams.get('milliseconds')), Number(url.searchParams.get('connections'))).then((rate) =>
    response.end(String(rate)),
  )
})

async function measure(milliseconds: number, connections: number): Promise<number> {
  const start = performance.now()
  let verifications = 0
  const runConnection = async (): Promise<void> => {
    while (performance.now() - start < milliseconds) {
      if (!(await argon2.verify(hash, password))) throw new Error('argon2.verify returned false for the right password.')
      verifications += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, runConnection))
  return (verifications * 1000) / (performance.now() - start)
}

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }))
process.once('message', () => server.close(() => process.exit()))
