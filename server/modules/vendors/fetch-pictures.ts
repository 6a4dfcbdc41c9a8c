import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { formatCount } from '../../../src/engine/rules/format-count.ts'
import type { Tenant } from '../../database/tenant.ts'
import { catalogueLimits } from '../../integrations/vendor-contract.ts'
import { type Outbound, OutboundError } from '../../integrations/outbound.ts'
import type { Brand, Brands } from '../brands/index.ts'
import type { Job } from '../jobs/index.ts'
import { createVendorGameStore } from './store/games.ts'
import { type NewPicture, createGamePictureStore } from './store/pictures.ts'

export interface PictureDeps {
  readonly brands: Brands
  readonly sites: { tenant(brand: Brand): Tenant; invalidate(code: string): void }
  readonly outbound: Outbound
}

/** Number of pictures that are fetched at the same time. */
const concurrency = 4
const maxPixels = 25_000_000
const acceptedFormats: ReadonlySet<string> = new Set(['png', 'jpeg', 'webp'])
const sizes = { small: { width: 360, height: 480 }, large: { width: 720, height: 960 } } as const

/** Thrown if a picture cannot be decoded or is not a PNG, JPEG or WebP. */
class PictureError extends Error {
  override readonly name = 'PictureError'
}

/** Thrown if pictures could not be fetched or decoded, so that the job is retried. */
class PicturesMissingError extends Error {
  override readonly name = 'PicturesMissingError'
}

/**
 * Creates the handler of the job that fetches the missing pictures of a vendor's games. They are decoded, cropped to
 * two sizes and encoded again, so that only their pixels remain. Throws if some could not be fetched or decoded; the
 * others are stored.
 */
export const createPictureJob =
  ({ brands, sites, outbound }: PictureDeps) =>
  async ({ merchant, payload }: Job): Promise<void> => {
    const brand = brands.all().find(({ config }) => config.merchant.code === merchant)
    const { vendor } = payload as { readonly vendor?: unknown }
    if (!brand || typeof vendor !== 'string') return
    const tenant = sites.tenant(brand)
    const gamesWithoutPicture = await createGamePictureStore(tenant).listMissing(vendor)
    let [storedCount, failedCount] = [0, 0]
    const fetchRemaining = async (): Promise<void> => {
      for (let game = gamesWithoutPicture.shift(); game !== undefined; game = gamesWithoutPicture.shift()) {
        const { id, picture_url: url } = game
        const picture = url === null ? undefined : await fetchPicture(outbound, url)
        if (picture === undefined || url === null) failedCount += 1
        else {
          await createGamePictureStore(tenant).insert(picture)
          await createGamePictureStore(tenant).assign(id, url, picture.digest)
          storedCount += 1
        }
      }
    }
    await Promise.all(Array.from({ length: concurrency }, fetchRemaining))
    if (storedCount > 0) await createVendorGameStore(tenant).incrementVersion(vendor)
    if (storedCount > 0) sites.invalidate(brand.config.merchant.code)
    if (failedCount > 0)
      throw new PicturesMissingError(`${formatCount(failedCount, 'picture')} of ${vendor} could not be fetched or decoded.`)
  }

async function fetchPicture(outbound: Outbound, url: string): Promise<NewPicture | undefined> {
  try {
    const { status, body } = await outbound.request(url, { maxBytes: catalogueLimits.pictureBytes })
    return status === 200 ? await encodePicture(body) : undefined
  } catch (error) {
    if (error instanceof OutboundError || error instanceof PictureError) return undefined
    throw error
  }
}

async function encodePicture(bytes: Buffer): Promise<NewPicture> {
  const options = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 } as const
  try {
    const { format } = await sharp(bytes, options).metadata()
    if (!acceptedFormats.has(format)) throw new PictureError(`Unexpected type "${format}".`)
    const encode = (size: (typeof sizes)[keyof typeof sizes]): Promise<Buffer> =>
      sharp(bytes, options)
        .rotate()
        .resize({ ...size, fit: 'cover' })
        .webp({ quality: 80 })
        .toBuffer()
    const [small, large] = await Promise.all([encode(sizes.small), encode(sizes.large)])
    return { digest: createHash('sha256').update(bytes).digest('hex'), small, large }
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError('The picture cannot be decoded.', { cause: error })
  }
}
