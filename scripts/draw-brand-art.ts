import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawBanner, isBannerScene } from '../art/index.ts'
import { compileMerchant, listMerchants } from '../src/engine/compile/index.ts'

/**
 * Draws the banners of brands: `tsx scripts/draw-brand-art.ts [merchant …]`, all of them where none is named. What is drawn stands in
 * `merchants/<id>/assets/banners/drawn.txt`, a line a picture: file, size in pixels, scene, and where its subject stands across (0-1).
 * The colours are those of the brand's own theme. A picture is written as well as its budget allows.
 */
const root = process.env['MERCHANTS_DIR'] ?? join(import.meta.dirname, '../merchants')

/** Bytes, for pictures that a phone asks for and for larger ones. */
const budget = { narrow: 45_000, wide: 90_000 }
const widestNarrow = 1_000

interface Line {
  file: string
  width: number
  height: number
  scene: string
  focus: number
}

const lineForm = /^(?<file>[a-z0-9-]+\.webp)\s+(?<width>\d+)x(?<height>\d+)\s+(?<scene>[a-z-]+)\s+(?<focus>[01]?\.?\d+)$/

function readLines(text: string, file: string): readonly Line[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const found = lineForm.exec(line)?.groups
      if (!found) throw new SyntaxError(`${file}: not a picture: ${line}`)
      const { file: name = '', width, height, scene = '', focus } = found
      return { file: name, width: Number(width), height: Number(height), scene, focus: Number(focus) }
    })
}

/** As good as its budget allows. */
async function encode(svg: string, limit: number): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(svg)).png().toBuffer()
  for (let quality = 84; ; quality -= 4) {
    const picture = await sharp(drawn).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (picture.length <= limit || quality <= 40) return picture
  }
}

async function drawBrand(id: string): Promise<void> {
  const folder = join(root, id, 'assets/banners')
  const text = await readFile(join(folder, 'drawn.txt'), 'utf8').catch(() => undefined)
  if (text === undefined) return
  const { config } = await compileMerchant(root, id)
  if (!config) throw new Error(`${id} is not valid: livery validate ${id} says why.`)
  const { canvas, accent, second } = config.theme[config.theme.default === 'light' ? 'light' : 'dark']
  for (const { file, scene, ...form } of readLines(text, `${id}/assets/banners/drawn.txt`)) {
    if (!isBannerScene(scene)) throw new Error(`${id}: there is no scene called ${scene}.`)
    const picture = await encode(
      drawBanner({ scene, ...form }, { canvas, accent, second }),
      form.width <= widestNarrow ? budget.narrow : budget.wide,
    )
    await writeFile(join(folder, file), picture)
    console.log(`${id}/${file}: ${form.width} by ${form.height}, ${(picture.length / 1000).toFixed(1)} KB`)
  }
}

const named = process.argv.slice(2)
for (const id of named.length > 0 ? named : listMerchants(root)) await drawBrand(id)
