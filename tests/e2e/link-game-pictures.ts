import { linkSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '../../server/modules/games/read-catalogue.ts'
import { ArtStore } from '../../server/pages/art/art-store.ts'
import { compileMerchant } from '../../src/engine/compile/index.ts'

/**
 * Fills a data folder with the small game pictures of brands in the dark theme, which a server would otherwise render.
 * All games of a brand share one picture in its colours: rendering hundreds would slow down the end-to-end tests, which
 * do not check them, as pictures have their own tests.
 */
export async function linkGamePictures(merchantsDir: string, dataDir: string, brands: readonly string[]): Promise<void> {
  const folder = join(dataDir, 'art')
  const store = new ArtStore(folder)
  const games = Object.entries(readCatalogue().games)
  const [firstGame] = games
  if (firstGame === undefined) throw new Error('Expected games in the catalogue, found none')
  for (const brand of brands) {
    const { config } = await compileMerchant(merchantsDir, brand)
    if (config === undefined) throw new Error(`merchants/${brand} is not valid: run livery validate ${brand}`)
    const { canvas, accent, second: secondary } = config.theme.dark
    const palette = { canvas, accent, secondary }
    await store.getPicture({ id: firstGame[0], ...firstGame[1] }, palette, 's', { brand, address: '' })
    const artFolder = join(folder, await store.getFolderName(palette))
    for (const [id] of games.slice(1)) linkSync(join(artFolder, `${firstGame[0]}-s.webp`), join(artFolder, `${id}-s.webp`))
  }
}
