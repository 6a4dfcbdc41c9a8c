import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createTextFunction } from '../../src/engine/resolve/brand-texts.ts'
import { chooseLanguage } from '../../src/engine/resolve/languages.ts'
import { fillText } from '../../src/engine/rules/fill-placeholders.ts'
import { describeRequest, getRequestHost, readCookie, getErrorStatus } from '../web/request.ts'
import type { Merchants } from '../modules/brands/index.ts'
import { renderPlainPage, plainPageHeaders } from './plain-pages.ts'
import { getSecurityHeaders } from '../web/security-headers.ts'
import type { Log } from '../telemetry/log.ts'

export interface ErrorPageDeps {
  readonly merchants: Pick<Merchants, 'byHost'>
  readonly log: Log
  /** Describes an error for the log. */
  readonly describe: (error: unknown) => string
}

/**
 * Responds to unexpected errors with a page in the visitor's language (English on a host without a brand) that shows a
 * reference to the log entry. It discloses nothing of the error itself, which may come from the database. Errors of the
 * request itself (4xx) get the response of `sendBadRequest` and are not logged.
 */
export function handleUnexpectedErrors(app: FastifyInstance, { merchants, log, describe }: ErrorPageDeps): void {
  app.setErrorHandler((error, request, reply) => {
    const status = getErrorStatus(error)
    if (status < 500) return sendBadRequest(error, request, reply)
    reply.headers({ ...getSecurityHeaders(request.protocol), ...plainPageHeaders })
    log(`${request.method} ${request.routeOptions.url ?? ''} (${request.id}): ${describe(error)}`, {
      ...describeRequest(request),
      brand: merchants.byHost(getRequestHost(request))?.id,
      error,
    })
    return sendErrorPage(request, reply.code(status), merchants)
  })
}

/** Responds to errors of the request itself, such as an invalid URL, without the framework's message. */
export function sendBadRequest(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply
    .headers({ ...getSecurityHeaders(request.protocol), ...plainPageHeaders })
    .code(getErrorStatus(error))
    .type('text/plain; charset=utf-8')
    .send('Bad request.')
}

function sendErrorPage(request: FastifyRequest, reply: FastifyReply, merchants: ErrorPageDeps['merchants']): FastifyReply {
  const merchant = merchants.byHost(getRequestHost(request))
  if (!merchant) return reply.send(renderPlainPage({ ...brandlessTexts, note: fillText(brandlessTexts.note, { reference: request.id }) }))
  const { languages } = merchant.config
  const code = chooseLanguage(languages, readCookie(request.headers.cookie, 'lang'), request.headers['accept-language'])
  const text = createTextFunction(merchant.config, code)
  const { tag, direction } = languages.catalogue[code] ?? {}
  return reply.send(
    renderPlainPage({
      title: text('page_fault_title'),
      text: text('page_fault_text'),
      note: text('page_fault_reference', { reference: request.id }),
      ...(tag !== undefined && { tag }),
      ...(direction !== undefined && { direction }),
    }),
  )
}

/** Texts of the error page for a host that belongs to no brand. */
const brandlessTexts = {
  title: 'This page cannot be shown',
  text: 'Something went wrong on our side. Please try again in a moment.',
  note: 'Reference: {reference}',
} as const
