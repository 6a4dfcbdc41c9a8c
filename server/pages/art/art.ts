import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Palette } from '../../../art/index.ts'
import { getNetwork } from '../../modules/api-context/index.ts'
import { ArtBusyError, type ArtSize, ArtStore } from './art-store.ts'
import { getClientAddress, getRequestHost, createAbortSignal } from '../../web/request.ts'
import type { Merchants, ServedMerchant } from '../../modules/brands/index.ts'

/** The properties of the catalogue that pictures depend on. */
interface ArtCatalogue {
  readonly games: Readonly<Record<string, { readonly category: string; readonly motif?: string; readonly look?: number }>>
}

export interface ArtDeps {
  readonly merchants: Pick<Merchants, 'byHost' | 'all' | 'onChange'>
  readonly dataDir: string
  /** Returns the games that a brand can offer. */
  readonly getCatalogue: (merchant: ServedMerchant) => Promise<ArtCatalogue>
}

interface PrerenderDeps extends Omit<ArtDeps, 'getCatalogue'> {
  /** The games whose pictures are drawn for every brand. */
  readonly catalogue: ArtCatalogue
}

const immutableCaching = 'public, max-age=31536000, immutable'
const hourCaching = 'public, max-age=3600'
const fileNamePattern = /^(?<id>.+)-(?<size>[sl])\.webp$/

/**
 * Serves the pictures of games, `/_livery/art/<gameId>-<s|l>.webp`, in the colours of the host's brand: 360 by 480 or
 * 720 by 960 pixels. With `?v=` and the value of `getArtVersion` they are immutable; otherwise they are cached for an
 * hour. They may be embedded cross-origin, for a CDN. 404 if the host, the game or the size is unknown, 503 if the
 * queue is full or the drawing does not start in time.
 */
export async function serveArt(app: FastifyInstance, { merchants, dataDir, getCatalogue }: ArtDeps): Promise<void> {
  const store = getStore(dataDir)
  app.get<{ Params: { name: string }; Querystring: { v?: string } }>('/_livery/art/:name', async (request, reply) => {
    const merchant = merchants.byHost(getRequestHost(request))
    const { id = '', size } = fileNamePattern.exec(request.params.name)?.groups ?? {}
    const games = merchant && (await getCatalogue(merchant)).games
    const game = games && Object.hasOwn(games, id) ? games[id] : undefined
    if (!merchant || !game) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found.')
    const palette = getPalette(merchant)
    const version = await store.getFolderName(palette)
    const etag = `"${version}"`
    reply.headers({
      'cache-control': request.query.v === version ? immutableCaching : hourCaching,
      etag,
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    const requester = { brand: merchant.id, address: getNetwork(getClientAddress(request)), signal: createAbortSignal(reply) }
    const picture = await store.getPicture({ id, ...game }, palette, size as ArtSize, requester).catch(ignoreBusy)
    return picture ? reply.type('image/webp').send(picture) : sendBusy(reply)
  })
}

/** Returns `undefined` for an ArtBusyError, and throws anything else. */
function ignoreBusy(error: unknown): undefined {
  if (!(error instanceof ArtBusyError)) throw error
}

const sendBusy = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .removeHeader('etag')
    .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
    .type('text/plain; charset=utf-8')
    .send('Too many pictures are pending.')

/**
 * Draws the small pictures of every brand in advance, each only while no request is pending, and again for a brand that
 * changes; then removes the pictures of unused palettes. Returns a function that stops the drawing.
 */
export function prerenderArt({ merchants, dataDir, catalogue }: PrerenderDeps, log: (line: string) => void): () => void {
  const store = getStore(dataDir)
  let isStopped = false
  const drawAll = async (servedMerchants: readonly ServedMerchant[]): Promise<void> => {
    for (const merchant of servedMerchants) {
      for (const [id, game] of Object.entries(catalogue.games)) {
        if (isStopped) return
        await store.prerender({ id, ...game }, getPalette(merchant), 's')
      }
    }
    await store.prune(merchants.all().map(getPalette))
  }
  const start = (servedMerchants: readonly ServedMerchant[]): void =>
    void drawAll(servedMerchants).catch((error: unknown) => log(`Drawing pictures of games in advance failed: ${String(error)}`))
  const unsubscribe = merchants.onChange((merchant) => start([merchant]))
  start(merchants.all())
  return () => {
    isStopped = true
    unsubscribe()
  }
}

/** Returns the value of `?v=` in a brand's picture URLs. It changes with the brand's colours and with the drawings. */
export const getArtVersion = (dataDir: string, merchant: Pick<ServedMerchant, 'config'>): Promise<string> =>
  getStore(dataDir).getFolderName(getPalette(merchant))

/** One store per data folder, so that requests and drawing in advance share one queue. */
const stores = new Map<string, ArtStore>()

function getStore(dataDir: string): ArtStore {
  const store = stores.get(dataDir) ?? new ArtStore(join(dataDir, 'art'))
  stores.set(dataDir, store)
  return store
}

/**
 * Returns the colours of a brand's dark theme, which its pictures use in both themes because they suit pictures best.
 */
const getPalette = ({ config }: Pick<ServedMerchant, 'config'>): Palette => ({
  canvas: config.theme.dark.canvas,
  accent: config.theme.dark.accent,
  secondary: config.theme.dark.second,
})
