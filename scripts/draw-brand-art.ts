import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawBanner, isBannerScene } from '../art/index.ts'
import { generateCodeOrExit } from './tools/generate-code.ts'

/**
 * Draws the pictures of brands: `tsx scripts/draw-brand-art.ts [merchant …]`, by default of all brands. They are listed
 * in `merchants/<id>/assets/drawn.txt`, one per line: file, size in pixels, scene, horizontal position of the subject
 * (0-1), and, for social preview pictures, the SVG in `brand/` to overlay. Colours come from the brand's theme.
 * Each picture is encoded at the best quality within its size budget.
 */
await generateCodeOrExit()
const { compileMerchant, listMerchants } = await import('../src/engine/compile/index.ts')
const root = process.env['MERCHANTS_DIR'] ?? join(import.meta.dirname, '../merchants')

/** Maximum size in bytes of pictures for phones (`narrow`) and for larger screens (`wide`). */
const byteLimits = { narrow: 45_000, wide: 90_000 }
const maxNarrowWidth = 1_000

interface DrawnPicture {
  file: string
  width: number
  height: number
  scene: string
  focus: number
  mark: string | undefined
}

const linePattern =
  /^(?<file>[a-z0-9/-]+\.webp)\s+(?<width>\d+)x(?<height>\d+)\s+(?<scene>[a-z-]+)\s+(?<focus>[01]?\.?\d+)(?:\s+(?<mark>[a-z-]+))?$/

function parseLines(text: string, file: string): readonly DrawnPicture[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const fields = linePattern.exec(line)?.groups
      if (!fields) throw new SyntaxError(`${file}: invalid picture line: ${line}`)
      const { file: name = '', width, height, scene = '', focus, mark } = fields
      return { file: name, width: Number(width), height: Number(height), scene, focus: Number(focus), mark }
    })
}

/** Overlays the mark at the left of the picture, slightly above the vertical centre. */
async function overlayMark(picture: Buffer, file: string, { width, height }: DrawnPicture): Promise<Buffer> {
  const mark = await sharp(file, { density: 400 })
    .resize({ width: Math.round(width * 0.4), height: Math.round(height * 0.2), fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
  const top = Math.round(height * 0.46 - mark.info.height / 2)
  return sharp(picture)
    .composite([{ input: mark.data, left: Math.round(width * 0.06), top }])
    .png()
    .toBuffer()
}

/** Encodes as WebP at the best quality that fits the limit in bytes; at the lowest one if none fits. */
async function encodeWebp(picture: Buffer, byteLimit: number): Promise<Buffer> {
  for (let quality = 84; ; quality -= 4) {
    const encoded = await sharp(picture).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (encoded.length <= byteLimit || quality <= 40) return encoded
  }
}

async function drawBrand(id: string): Promise<void> {
  const assets = join(root, id, 'assets')
  const text = await readFile(join(assets, 'drawn.txt'), 'utf8').catch(() => undefined)
  if (text === undefined) return
  const { config } = await compileMerchant(root, id)
  if (!config) throw new Error(`${id} is not valid. Run livery validate ${id} for details.`)
  const { canvas, accent, second: secondary } = config.theme[config.theme.default === 'light' ? 'light' : 'dark']
  for (const line of parseLines(text, `${id}/assets/drawn.txt`)) {
    const { file, scene, mark, ...dimensions } = line
    if (!isBannerScene(scene)) throw new Error(`${id}: unknown scene ${scene}.`)
    const drawn = await sharp(Buffer.from(drawBanner({ scene, ...dimensions }, { canvas, accent, secondary })))
      .png()
      .toBuffer()
    const composed = mark === undefined ? drawn : await overlayMark(drawn, join(assets, 'brand', `${mark}.svg`), line)
    const picture = await encodeWebp(composed, dimensions.width <= maxNarrowWidth ? byteLimits.narrow : byteLimits.wide)
    await writeFile(join(assets, file), picture)
    console.log(`${id}/${file}: ${dimensions.width} by ${dimensions.height}, ${(picture.length / 1000).toFixed(1)} KB`)
  }
}

const requestedIds = process.argv.slice(2)
for (const id of requestedIds.length > 0 ? requestedIds : listMerchants(root)) await drawBrand(id)
