import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type GameArt, type Palette, drawGame } from '../../art/index.ts'
import { ArtQueue } from './art-queue.ts'

export type ArtSize = 's' | 'l'

/** Dots an inch that make the drawing of 360 by 480 units as large as the size says. */
const density: Readonly<Record<ArtSize, number>> = { s: 72, l: 144 }
const quality: Readonly<Record<ArtSize, number>> = { s: 82, l: 80 }

const drawingsFolder = join(import.meta.dirname, '../../art')

/** Pictures of games, drawn once for each palette and kept on disk. A picture that is being drawn is not drawn twice. */
export class ArtStore {
  private readonly queue = new ArtQueue(2)
  private readonly drawing = new Map<string, Promise<Buffer>>()
  private version: Promise<string> | undefined

  /** @param folder where the pictures are kept; made when the first is drawn */
  constructor(private readonly folder: string) {}

  async picture(game: GameArt, palette: Palette, size: ArtSize, priority: 'urgent' | 'patient' = 'urgent'): Promise<Buffer> {
    const file = await this.fileOf(game.id, palette, size)
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    const started = this.drawing.get(file)
    if (started) return started
    const work = this.queue.run(() => draw(game, palette, size, file), priority).finally(() => this.drawing.delete(file))
    this.drawing.set(file, work)
    return work
  }

  /** The name of a palette's folder: it changes with the colours and with the drawings themselves. */
  async folderOf({ canvas, accent, second }: Palette): Promise<string> {
    this.version ??= hashDrawings()
    const hash = createHash('sha256').update(`${canvas} ${accent} ${second} ${await this.version}`)
    return hash.digest('hex').slice(0, 12)
  }

  /** Removes the pictures of palettes that no brand has any longer. */
  async prune(palettes: readonly Palette[]): Promise<void> {
    const wanted = new Set(await Promise.all(palettes.map((palette) => this.folderOf(palette))))
    const found = await readdir(this.folder).catch(() => [])
    await Promise.all(
      found
        .filter((name) => /^[0-9a-f]{12}$/.test(name) && !wanted.has(name))
        .map((name) => rm(join(this.folder, name), { recursive: true, force: true })),
    )
  }

  private async fileOf(id: string, palette: Palette, size: ArtSize): Promise<string> {
    return join(this.folder, await this.folderOf(palette), `${id}-${size}.webp`)
  }
}

async function draw(game: GameArt, palette: Palette, size: ArtSize, file: string): Promise<Buffer> {
  const picture = await sharp(Buffer.from(drawGame(game, palette)), { density: density[size] })
    .webp({ quality: quality[size], effort: 4, smartSubsample: true })
    .toBuffer()
  const temporary = `${file}.${randomUUID()}`
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(temporary, picture)
  await rename(temporary, file)
  return picture
}

/** A hash of the drawings' source, so that a drawing that was changed is drawn again. */
async function hashDrawings(): Promise<string> {
  const names = (await readdir(drawingsFolder, { recursive: true }))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  const hash = createHash('sha256')
  for (const name of names) hash.update(name).update(await readFile(join(drawingsFolder, name)))
  return hash.digest('hex')
}
