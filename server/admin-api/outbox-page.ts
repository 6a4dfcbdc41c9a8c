import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { AdminServices } from './brand-commands.ts'
import { escapeHtml } from '../web/escape-html.ts'
import { findAdmittedBrand } from './operator-pages.ts'

const css =
  'html{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:48rem;margin:2rem auto;padding:0 1rem}article{border-block-start:1px solid;padding-block:1rem}h1{font-size:1.25rem}h2{font-size:1rem;margin:0}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:.5rem 0 0}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(css).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`
const maxMessages = 50

/**
 * Serves `/_livery/outbox`: the newest messages to members of the host's brand that were stored instead of delivered.
 * Only a browser that has opened the link of `livery platform outbox --open` in the last half hour is admitted; others
 * get 404.
 */
export async function serveOutboxPage(app: FastifyInstance, { platform }: { readonly platform: AdminServices }): Promise<void> {
  app.get('/_livery/outbox', { exposeHeadRoute: false }, async (request, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'content-security-policy': policy })
    const isCrossSite =
      request.headers['sec-fetch-site'] !== undefined && !['none', 'same-origin'].includes(String(request.headers['sec-fetch-site']))
    const brand = isCrossSite ? undefined : findAdmittedBrand(platform, request, 'outbox')
    if (!brand) return reply.code(404).send({ message: 'Not found.' })
    const messages = await platform.outbox.listNewest(platform.sites.tenant(brand), maxMessages)
    return reply.type('text/html; charset=utf-8').send(renderOutbox(brand.config.merchant.name, messages))
  })
}

type OutboxMessages = Awaited<ReturnType<AdminServices['outbox']['listNewest']>>

function renderOutbox(name: string, messages: OutboxMessages): string {
  const articles = messages.map(
    ({ at, channel, to, subject = '', text }) =>
      `<article><h2>${escapeHtml(`${channel} to ${to}`)}</h2><time>${at.toISOString()}</time><pre>${escapeHtml(subject === '' ? text : `${subject}\n\n${text}`)}</pre></article>`,
  )
  const title = escapeHtml(`Outbox of ${name}`)
  const body = articles.length === 0 ? '<p>No messages in the last 24 hours.</p>' : articles.join('')
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${css}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>\n`
}
