import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Brands } from '../../modules/brands/index.ts'
import { ApiError } from '../../modules/api-context/index.ts'
import { denyAllPolicy, commonHeaders } from '../../web/security-headers.ts'
import { getRequestHost } from '../../web/request.ts'
import type { PortSchema } from '../api-schemas.ts'
import { deriveOpenApi } from './derive-open-api.ts'
import { readExamples } from './read-examples.ts'
import { documentPath, stylePath, renderApiPage } from './render-api-page.ts'

const pagePolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** Serves the API reference, as OpenAPI 3.1 and as a page. Both are the same for all brands. */
export function serveDocument(app: FastifyInstance, brands: Brands, ports: readonly PortSchema[]): void {
  const readStyle = (): string => readFileSync(join(import.meta.dirname, 'api-page.css'), 'utf8')
  const renderOpenApi = (): string => JSON.stringify(deriveOpenApi(ports, readExamples()))
  const documents = [
    { url: '/_livery/api', type: 'text/html; charset=utf-8', policy: pagePolicy, render: () => renderApiPage(ports) },
    { url: stylePath, type: 'text/css; charset=utf-8', policy: denyAllPolicy, render: readStyle },
    { url: documentPath, type: 'application/json; charset=utf-8', policy: denyAllPolicy, render: renderOpenApi },
  ]
  for (const { url, type, policy, render } of documents) {
    /** Rendered on the first request, because most servers never receive one. */
    let text: string | undefined
    app.get(url, async (request, reply) => {
      if (!brands.byHost(getRequestHost(request))) throw new ApiError('domain_invalid')
      return reply
        .headers({ ...commonHeaders, 'content-security-policy': policy, 'cache-control': 'no-cache', 'content-type': type })
        .send((text ??= render()))
    })
  }
}
