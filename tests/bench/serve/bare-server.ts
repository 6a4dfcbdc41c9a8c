import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

interface Answer {
  readonly headers: Record<string, string>
  readonly body: string
}

/** A Fastify server with one route that responds, by host, with the bytes in the given file, headers included. */
const given = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Readonly<Record<string, Answer>>
const answers = new Map(
  Object.entries(given).map(([host, { headers, body }]) => [host, { headers, bytes: Buffer.from(body, 'base64') }] as const),
)
const app = Fastify()
app.get('/*', (request, reply) => {
  const answer = answers.get(request.headers.host ?? '')
  return answer ? reply.headers(answer.headers).send(answer.bytes) : reply.code(421).send()
})
const address = await app.listen({ port: 0, host: '127.0.0.1' })

process.send?.({ port: Number(new URL(address).port) })
process.once('message', () => void app.close().then(() => process.exit()))
