import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** Fastify with one route that answers the bytes in the file that it is given, headers included, and nothing else. */
const { headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as { headers: Record<string, string>; body: string }
const bytes = Buffer.from(body, 'base64')
const app = Fastify()
app.get('/*', (_request, reply) => reply.headers(headers).send(bytes))
const address = await app.listen({ port: 0, host: '127.0.0.1' })

process.send?.({ port: Number(new URL(address).port) })
process.once('message', () => void app.close().then(() => process.exit()))
