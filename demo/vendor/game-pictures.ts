import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { type Motif, drawGame, drawMotif, isMotif } from '../../art/index.ts'
import type { OfferedGame } from '../../server/integrations/vendor-contract.ts'

/** The vendor's own colours: its pictures look the same on every brand. */
const palette = { canvas: '#0d1020', accent: '#f2c14e', secondary: '#4f7cff' }
const cacheSize = 300

/** Creates a cache of pictures, each of which is drawn when it is first requested. */
export function createPictureCache() {
  const cache = new LRUCache<string, Promise<Buffer>>({ max: cacheSize })
  const getOrDraw = (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const cached = cache.get(key)
    if (cached) return cached
    const drawing = draw()
    cache.set(key, drawing)
    drawing.catch(() => cache.delete(key))
    return drawing
  }
  return {
    /** Returns a motif as WebP on a transparent background. */
    getMotif: (name: Motif) => getOrDraw(`motif ${name}`, () => toWebp(drawMotif(name, palette), 220)),
    /** Returns the picture of a game as WebP. The game's page shows it as its background. */
    getPicture: (id: string, { category, motif }: OfferedGame) =>
      getOrDraw(`picture ${id}`, () => toWebp(drawGame({ id, category, ...(motif === undefined ? {} : { motif }) }, palette), 540)),
  }
}

const toWebp = (svg: string, width: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 110 }).resize({ width }).webp({ quality: 82, effort: 4, alphaQuality: 90 }).toBuffer()

/** Motifs on the reels besides the game's own. */
const commonMotifs = [
  'crown',
  'diamond',
  'clover',
  'bell',
  'chest',
  'gold-pot',
  'crystal',
  'lantern',
  'cherry',
  'koi',
  'ingot',
  'planet',
] as const satisfies readonly Motif[]

/** Returns the four motifs on a game's reels: its own first, if it has one, then others selected by the game's id. */
export function selectMotifs(id: string, { motif }: OfferedGame): readonly Motif[] {
  const candidates = commonMotifs.filter((name) => name !== motif)
  const offset = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7)
  const others = [0, 5, 9, 2].map((step) => candidates[(offset + step) % candidates.length] ?? 'crown')
  return motif !== undefined && isMotif(motif) ? [motif, ...others.slice(0, 3)] : others
}
