import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { textsOf } from './boot.ts'
import { chooseLanguage } from './choose-language.ts'
import { hostOf } from '../web/host-of.ts'
import type { Merchants } from '../modules/brands/merchants.ts'
import { plainPage, plainPageHeaders } from './plain-pages.ts'
import { readCookie } from '../web/read-cookie.ts'
import { headersOver } from '../web/security-headers.ts'

export interface FaultParts {
  readonly merchants: Pick<Merchants, 'byHost'>
  readonly log: (line: string) => void
  /** What the log says of an error. */
  readonly describe: (error: unknown) => string
}

/**
 * What a visitor gets where something failed that nobody expected: a page in the brand's words with a reference, under which the log says what it was. No word
 * of the error itself, which may be the database's.
 */
export function answerFaults(app: FastifyInstance, { merchants, log, describe }: FaultParts): void {
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error)
    reply.headers({ ...headersOver(request.protocol), ...plainPageHeaders })
    if (status < 500) return reply.code(status).type('text/plain; charset=utf-8').send('This cannot be asked for.')
    log(`${request.method} ${request.routeOptions.url ?? ''} (${request.id}): ${describe(error)}`)
    return sendFault(request, reply.code(status), merchants)
  })
}

function sendFault(request: FastifyRequest, reply: FastifyReply, merchants: FaultParts['merchants']): FastifyReply {
  const merchant = merchants.byHost(hostOf(request))
  const code = merchant && chooseLanguage(merchant, readCookie(request.headers.cookie, 'lang'), request.headers['accept-language'])
  const texts = merchant && code !== undefined ? textsOf(merchant.config, code) : {}
  const language = merchant?.config.languages.catalogue[code ?? '']
  return reply.send(
    plainPage({
      title: texts['page_fault_title'] ?? 'This page cannot be shown',
      text: texts['page_fault_text'] ?? 'Something went wrong on our side. Please try again in a moment.',
      note: (texts['page_fault_reference'] ?? 'Reference: {reference}').replace('{reference}', request.id),
      ...(language && { tag: language.tag, direction: language.direction }),
    }),
  )
}

/** What is no fault of the request is one of the server's. */
function statusOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}
