import { extname } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readAsset } from '../../src/engine/compile/index.ts'
import { getTexts } from '../../src/engine/resolve/brand-texts.ts'
import { type EncodedBody, encodeBody } from './encoded-body.ts'
import { getRequestHost } from '../web/request.ts'
import type { Merchants, ServedMerchant } from '../modules/brands/index.ts'
import { denyAllPolicy, crossOriginHeaders } from '../web/security-headers.ts'
import { sendBody, sendNotFound } from './send-body.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
}
const immutableCaching = 'public, max-age=31536000, immutable'

const textHeaders = { 'content-type': 'application/json; charset=utf-8', 'cache-control': immutableCaching, vary: 'accept-encoding' }

export interface AssetOptions {
  /** Whether a merchant's files are also served on other hosts, so that a CDN can fetch them. */
  readonly forAnyHost?: boolean
}

/** Serves the assets and texts of the host's merchant. Their URLs contain a hash, so they are immutable. */
export function serveAssets(app: FastifyInstance, merchants: Merchants, { forAnyHost = false }: AssetOptions = {}): void {
  const findMerchant = (request: FastifyRequest<{ Params: { id: string } }>): ServedMerchant | undefined => {
    const { id } = request.params
    if (forAnyHost) return merchants.byId(id)
    const merchant = merchants.byHost(getRequestHost(request))
    return merchant?.id === id ? merchant : undefined
  }

  app.get<{ Params: { id: string; hash: string; '*': string } }>('/_livery/brand/:id/:hash/*', async (request, reply) => {
    const asset = findMerchant(request)?.assets.get(request.params['*'])
    if (!asset || asset.hash !== request.params.hash) return sendNotFound(reply)
    const content = await readAsset(asset)
    if (!content) return sendNotFound(reply)
    return reply
      .headers({ 'cache-control': immutableCaching, 'content-security-policy': denyAllPolicy })
      .type(contentTypes[extname(asset.path)] ?? 'application/octet-stream')
      .send(content)
  })

  const headers = forAnyHost ? { ...textHeaders, ...crossOriginHeaders } : textHeaders
  const textsByMerchant = new WeakMap<ServedMerchant, Map<string, Promise<EncodedBody>>>()
  app.get<{ Params: { id: string; version: string; file: string } }>('/_livery/messages/:id/:version/:file', async (request, reply) => {
    const merchant = findMerchant(request)
    const language = request.params.file.replace(/\.json$/, '')
    if (!merchant || merchant.version !== request.params.version || !merchant.config.languages.catalogue[language]?.enabled)
      return sendNotFound(reply)
    let bodyByLanguage = textsByMerchant.get(merchant)
    if (!bodyByLanguage) textsByMerchant.set(merchant, (bodyByLanguage = new Map()))
    const body = bodyByLanguage.get(language) ?? encodeBody(JSON.stringify(getTexts(merchant.config, language)), headers)
    bodyByLanguage.set(language, body)
    return sendBody(request, reply, await body)
  })
}
