import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { closedPolicy, commonHeaders } from '../../serving/index.ts'
import type { PortSchema } from '../api-schemas.ts'
import { deriveOpenApi } from './derive-open-api.ts'
import { documentPath, stylePath, writeApiPage } from './write-api-page.ts'

const pagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** Serves the table of calls: as OpenAPI 3.1 for programs, and as a page for people. Both tell no brand's secrets, and are the same on every host. */
export function serveDocument(app: FastifyInstance, ports: readonly PortSchema[]): void {
  const style = readFileSync(new URL('api-page.css', import.meta.url), 'utf8')
  const answers = [
    { url: '/_livery/api', type: 'text/html; charset=utf-8', policy: pagePolicy, text: writeApiPage(ports) },
    { url: stylePath, type: 'text/css; charset=utf-8', policy: closedPolicy, text: style },
    { url: documentPath, type: 'application/json; charset=utf-8', policy: closedPolicy, text: JSON.stringify(deriveOpenApi(ports)) },
  ]
  for (const { url, type, policy, text } of answers) {
    app.get(url, (_request, reply) =>
      reply.headers({ ...commonHeaders, 'content-security-policy': policy, 'cache-control': 'no-cache', 'content-type': type }).send(text),
    )
  }
}
