import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

interface RecordedResponse {
  readonly headers: Record<string, string>
  readonly body: string
}

/* Runs a Fastify server with one route. It reads the response for each host, with its headers, from a file. */

const input = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Readonly<Record<string, RecordedResponse>>
const responses = new Map(
  Object.entries(input).map(([host, { headers, body }]) => [host, { headers, bytes: Buffer.from(body, 'base64') }] as const),
)
const app = Fastify()
app.get('/*', (request, reply) => {
  const recordedResponse = responses.get(request.headers.host ?? '')
  return recordedResponse ? reply.headers(recordedResponse.headers).send(recordedResponse.bytes) : reply.code(421).send()
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })

process.send?.({ port: Number(new URL(address).port) })
process.once('message', () => void app.close().then(() => process.exit()))
