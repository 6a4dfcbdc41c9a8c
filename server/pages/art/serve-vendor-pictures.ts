import type { FastifyInstance } from 'fastify'
import type { Tenant } from '../../database/tenant.ts'
import type { Merchants, ServedMerchant } from '../../modules/brands/index.ts'
import { picturePath } from '../../modules/games/index.ts'
import { type PictureSize, createGamePictureStore } from '../../modules/vendors/index.ts'
import { getRequestHost } from '../../web/request.ts'

interface PictureDeps {
  readonly merchants: Pick<Merchants, 'byHost'>
  readonly getTenant: (merchant: ServedMerchant) => Tenant
}

const sizesBySuffix: Readonly<Record<string, PictureSize>> = { s: 'small', l: 'large' }
const fileNamePattern = /^(?<digest>[0-9a-f]{64})-(?<size>[sl])\.webp$/

/**
 * Serves the stored pictures of vendors' games, `/_livery/picture/<digest>-<s|l>.webp`, on the hosts of the brand that
 * has them. They never change, and may be embedded cross-origin, for a CDN.
 */
export async function serveVendorPictures(app: FastifyInstance, { merchants, getTenant }: PictureDeps): Promise<void> {
  app.get<{ Params: { name: string } }>(`${picturePath}:name`, async (request, reply) => {
    const merchant = merchants.byHost(getRequestHost(request))
    const { digest, size = '' } = fileNamePattern.exec(request.params.name)?.groups ?? {}
    const pictureSize = sizesBySuffix[size]
    const picture =
      merchant && digest !== undefined && pictureSize
        ? await createGamePictureStore(getTenant(merchant)).find(digest, pictureSize)
        : undefined
    if (!picture) return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found.')
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'cross-origin',
        'x-content-type-options': 'nosniff',
      })
      .type('image/webp')
      .send(picture)
  })
}
