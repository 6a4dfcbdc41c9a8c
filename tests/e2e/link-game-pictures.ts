import { linkSync } from 'node:fs'
import { join } from 'node:path'
import { readCatalogue } from '../../server/modules/games/read-catalogue.ts'
import { ArtStore } from '../../server/pages/art/art-store.ts'
import { compileMerchant } from '../../src/engine/compile/index.ts'

/**
 * Leaves a data folder as that of a server that has drawn its pictures, but for one thing: in each brand's colours one
 * drawing lies under the names of all games. Drawing hundreds of them takes the processor from the journeys, which look
 * at none; that games are drawn, and each as itself, has tests beside the drawings.
 */
export async function linkGamePictures(merchantsDir: string, dataDir: string, brands: readonly string[]): Promise<void> {
  const folder = join(dataDir, 'art')
  const store = new ArtStore(folder)
  const games = Object.entries(readCatalogue().games)
  const [first] = games
  if (first === undefined) throw new Error('The catalogue has no games.')
  for (const brand of brands) {
    const { config } = await compileMerchant(merchantsDir, brand)
    if (config === undefined) throw new Error(`${brand} is not valid`)
    const { canvas, accent, second } = config.theme.dark
    const palette = { canvas, accent, second }
    await store.picture({ id: first[0], ...first[1] }, palette, 's', { brand, address: '' })
    const artFolder = join(folder, await store.folderOf(palette))
    for (const [id] of games.slice(1)) linkSync(join(artFolder, `${first[0]}-s.webp`), join(artFolder, `${id}-s.webp`))
  }
}
