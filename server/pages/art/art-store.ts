import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type GameArt, type Palette, drawGame } from '../../../art/index.ts'
import { type Requester, FairQueue } from '../../queue/fair-queue.ts'
import { SharedWork } from '../../queue/shared-work.ts'

export type ArtSize = 's' | 'l'

/** Dots per inch at which a drawing of 360 by 480 units has the size's dimensions. */
const dpiBySize: Readonly<Record<ArtSize, number>> = { s: 72, l: 144 }
const qualityBySize: Readonly<Record<ArtSize, number>> = { s: 82, l: 80 }

const drawingsFolder = join(import.meta.dirname, '../../../art')

/**
 * Thrown if the queue is full, if the drawing does not start in time, or if the client disconnects before it starts.
 */
export class ArtBusyError extends Error {
  override readonly name = 'ArtBusyError'
}

/** The requester of pictures that are drawn in advance. */
const prerenderRequester: Requester = { brand: '', address: '' }

/**
 * Draws pictures of games once per palette and size, and keeps them on disk. Concurrent requests for a picture share
 * one drawing, which is not started if all of their clients have disconnected.
 */
export class ArtStore {
  private readonly queue = new FairQueue({
    name: 'drawing',
    concurrency: 2,
    maxWaiting: { all: 4096, brand: 1024, address: 256 },
    timeoutMilliseconds: 20_000,
    createBusyError: () => new ArtBusyError('Too many pictures are pending.'),
  })
  private readonly sharedDrawings = new SharedWork<Buffer>(this.queue)
  private drawingsHash: Promise<string> | undefined

  /** @param folder Folder of the pictures; created with the first one */
  constructor(private readonly folder: string) {}

  /** @throws ArtBusyError */
  async getPicture(game: GameArt, palette: Palette, size: ArtSize, requester: Requester): Promise<Buffer> {
    const file = await this.getFilePath(game.id, palette, size)
    const cached = await readFile(file).catch(() => undefined)
    return cached ?? this.sharedDrawings.run(requester, file, () => drawPicture(game, palette, size, file))
  }

  /** Draws a picture in advance, once no requests are pending. */
  async prerender(game: GameArt, palette: Palette, size: ArtSize): Promise<void> {
    await this.queue.waitUntilIdle()
    await this.getPicture(game, palette, size, prerenderRequester)
  }

  /** Returns the name of a palette's folder. It changes with the colours and with the source code of the drawings. */
  async getFolderName({ canvas, accent, secondary }: Palette): Promise<string> {
    this.drawingsHash ??= hashDrawings()
    const hash = createHash('sha256').update(`${canvas} ${accent} ${secondary} ${await this.drawingsHash}`)
    return hash.digest('hex').slice(0, 12)
  }

  /** Removes the pictures of palettes that no brand uses. */
  async prune(palettes: readonly Palette[]): Promise<void> {
    const usedFolders = new Set(await Promise.all(palettes.map((palette) => this.getFolderName(palette))))
    const folders = await readdir(this.folder).catch(() => [])
    await Promise.all(
      folders
        .filter((name) => /^[0-9a-f]{12}$/.test(name) && !usedFolders.has(name))
        .map((name) => rm(join(this.folder, name), { recursive: true, force: true })),
    )
  }

  private async getFilePath(id: string, palette: Palette, size: ArtSize): Promise<string> {
    return join(this.folder, await this.getFolderName(palette), `${id}-${size}.webp`)
  }
}

async function drawPicture(game: GameArt, palette: Palette, size: ArtSize, file: string): Promise<Buffer> {
  const picture = await sharp(Buffer.from(drawGame(game, palette)), { density: dpiBySize[size] })
    .webp({ quality: qualityBySize[size], effort: 4, smartSubsample: true })
    .toBuffer()
  const temporary = `${file}.${randomUUID()}`
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(temporary, picture)
  await rename(temporary, file)
  return picture
}

/** Returns a hash of the source code of the drawings, so that changed drawings are drawn again. */
async function hashDrawings(): Promise<string> {
  const names = (await readdir(drawingsFolder, { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(name).update(await readFile(join(drawingsFolder, name)))
  return hash.digest('hex')
}
