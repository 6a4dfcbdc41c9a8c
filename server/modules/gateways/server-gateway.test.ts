import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { isValidSignature } from '../../integrations/sign-message.ts'
import { createServerGateway } from './server-gateway.ts'

it('sends requests below the path of the gateway’s URL, and signs the whole path', async () => {
  const key = Buffer.from('x'.repeat(32))
  const requests: { path: string; isSigned: boolean }[] = []
  const server = createServer(({ method = '', url: path = '', headers }, response) => {
    requests.push({ path, isSigned: isValidSignature(key, headers, { method, path, body: '' }) })
    response.end('[]')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/api`
  const gateway = createServerGateway({ key, url, demoOrigin: undefined, selfOrigin: () => undefined })
  expect(await gateway.listOrders('ALPHA1', { order: '1' })).toEqual([])
  expect(requests).toEqual([{ path: '/api/orders?merchant=ALPHA1&order=1', isSigned: true }])
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
