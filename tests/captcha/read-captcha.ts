import sharp from 'sharp'

/** A picture with its answer. */
interface LabelledCaptcha {
  readonly png: Buffer
  readonly answer: string
}

const cells = 16
const neighbours = 5
/** Connected components with fewer pixels are noise. */
const minDots = 60

/** A picture as ink pixels, row by row. */
interface Bitmap {
  readonly width: number
  readonly height: number
  readonly ink: Uint8Array<ArrayBuffer>
}

/** How the ink of a picture is segmented into characters. */
type Split = (dots: Bitmap, count: number) => readonly Bitmap[]

/**
 * A captcha reader of the common kind: it thresholds the ink, removes specks, segments the rest into characters, and
 * classifies each by its nearest training samples. It is trained on labelled pictures, and picks the segmentation that
 * performs best on a held-out part of them.
 */
export async function trainReader(pictures: readonly LabelledCaptcha[]): Promise<(png: Buffer) => Promise<string>> {
  const aside = Math.floor(pictures.length / 10)
  const dots = await Promise.all(pictures.map(async ({ png, answer }) => ({ dots: await decodeBitmap(png), answer })))
  const readers = [splitEvenly, splitAtValleys, splitByComponents].map((split) => {
    const learnt = dots
      .slice(aside)
      .flatMap(({ dots: picture, answer }) =>
        split(picture, answer.length).map((part, index) => ({ shape: shapeOf(part), character: answer[index] ?? '' })),
      )
    const read = (picture: Bitmap, count: number): string =>
      split(picture, count)
        .map((part) => nearest(learnt, shapeOf(part)))
        .join('')
    const right = dots.slice(0, aside).reduce((sum, { dots: picture, answer }) => {
      const guess = read(picture, answer.length)
      return sum + [...answer].filter((character, index) => guess[index] === character).length
    }, 0)
    return { read, right }
  })
  const best = readers.reduce((one, other) => (other.right > one.right ? other : one))
  const count = pictures[0]?.answer.length ?? 0
  return async (png) => best.read(await decodeBitmap(png), count)
}

interface TrainingSample {
  readonly shape: Float32Array
  readonly character: string
}

/** The label with most votes among the nearest samples, weighted by distance. */
function nearest(learnt: readonly TrainingSample[], shape: Float32Array): string {
  const found: { distance: number; character: string }[] = []
  for (const one of learnt) {
    const maxDistance = found.length < neighbours ? Infinity : (found.at(-1)?.distance ?? Infinity)
    const distance = distanceOf(one.shape, shape, maxDistance)
    if (distance >= maxDistance) continue
    found.push({ distance, character: one.character })
    found.sort((a, b) => a.distance - b.distance)
    found.length = Math.min(found.length, neighbours)
  }
  const votes = new Map<string, number>()
  for (const { distance, character } of found) votes.set(character, (votes.get(character) ?? 0) + 1 / (distance + 1e-6))
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function distanceOf(a: Float32Array, b: Float32Array, max: number): number {
  let sum = 0
  for (let at = 0; at < a.length && sum < max; at += 1) sum += ((a[at] ?? 0) - (b[at] ?? 0)) ** 2
  return sum
}

/** Ink by a threshold, without components too small for a letter. */
async function decodeBitmap(png: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(png).greyscale().resize(180).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const ink = Uint8Array.from(data, (grey) => (grey < 128 ? 1 : 0))
  for (const mark of connectedComponents({ width, height, ink })) if (mark.length < minDots / 4) for (const at of mark) ink[at] = 0
  return { width, height, ink }
}

/** The connected components of the ink, as pixel indexes. */
function connectedComponents({ width, height, ink }: Bitmap): readonly (readonly number[])[] {
  const seen = new Uint8Array(ink.length)
  const marks: number[][] = []
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== 1 || seen[start] === 1) continue
    const mark = [start]
    seen[start] = 1
    for (let next = 0; next < mark.length; next += 1) {
      const [x, y] = [(mark[next] ?? 0) % width, Math.floor((mark[next] ?? 0) / width)]
      for (const [dx, dy] of around) {
        const [nx, ny] = [x + dx, y + dy]
        const at = ny * width + nx
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || ink[at] !== 1 || seen[at] === 1) continue
        seen[at] = 1
        mark.push(at)
      }
    }
    marks.push(mark)
  }
  return marks
}
const around = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0)

/** Ink of each column. */
const columnsOf = ({ width, ink }: Bitmap): readonly number[] => {
  const columns = Array.from({ length: width }, () => 0)
  ink.forEach((dot, at) => (columns[at % width] = (columns[at % width] ?? 0) + dot))
  return columns
}

function extentOf(dots: Bitmap): readonly [number, number] {
  const columns = columnsOf(dots)
  const first = columns.findIndex((count) => count > 1)
  const last = columns.findLastIndex((count) => count > 1)
  return first === -1 ? [0, dots.width] : [first, last + 1]
}

const between = (dots: Bitmap, from: number, to: number): Bitmap => ({
  ...dots,
  ink: dots.ink.map((dot, at) => (at % dots.width >= from && at % dots.width < to ? dot : 0)),
})

const splitEvenly: Split = (dots, count) => {
  const [first, last] = extentOf(dots)
  const wide = (last - first) / count
  return Array.from({ length: count }, (_, index) => between(dots, first + index * wide, first + (index + 1) * wide))
}

/** Cuts at the columns with the least ink near the evenly spaced positions. */
const splitAtValleys: Split = (dots, count) => {
  const columns = columnsOf(dots)
  const [first, last] = extentOf(dots)
  const wide = (last - first) / count
  const cuts = Array.from({ length: count - 1 }, (_, index) => {
    const middle = Math.round(first + (index + 1) * wide)
    const near = Array.from({ length: Math.round(wide * 0.8) }, (__, offset) => Math.round(middle - wide * 0.4) + offset)
    const cost = (at: number): number => (columns[at] ?? 0) + ((at - middle) / wide) ** 2 * 8
    return near.reduce((best, at) => (cost(at) < cost(best) ? at : best), middle)
  })
  return [first, ...cuts].map((from, index) => between(dots, from, cuts[index] ?? last))
}

/** One character per connected component; components that are too wide are split. */
const splitByComponents: Split = (dots, count) => {
  const marks = connectedComponents(dots).map((mark) => {
    const ink = new Uint8Array(dots.ink.length)
    for (const at of mark) ink[at] = 1
    return { ...dots, ink }
  })
  const glyphs = marks.toSorted((a, b) => middleOf(a) - middleOf(b))
  while (glyphs.length > count) {
    const gaps = glyphs.slice(1).map((part, index) => middleOf(part) - middleOf(glyphs[index] ?? part))
    const at = gaps.indexOf(Math.min(...gaps))
    const [one, other] = glyphs.slice(at, at + 2)
    if (one && other) glyphs.splice(at, 2, { ...dots, ink: one.ink.map((dot, index) => dot | (other.ink[index] ?? 0)) })
  }
  while (glyphs.length < count && glyphs.length > 0) {
    const widths = glyphs.map((part) => extentOf(part)[1] - extentOf(part)[0])
    const at = widths.indexOf(Math.max(...widths))
    glyphs.splice(at, 1, ...splitAtValleys(glyphs[at] ?? dots, 2))
  }
  return glyphs
}

const middleOf = (dots: Bitmap): number => (extentOf(dots)[0] + extentOf(dots)[1]) / 2

/** A character as it is compared: scaled to a fixed size, and blurred. */
function shapeOf(dots: Bitmap): Float32Array {
  const { width, ink } = dots
  const inkIndexes = [...ink.keys()].filter((at) => ink[at] === 1)
  const xs = inkIndexes.map((at) => at % width)
  const ys = inkIndexes.map((at) => Math.floor(at / width))
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1]
  const shape = new Float32Array(cells * cells)
  const size = Math.max(right - left, bottom - top, 1)
  for (const [index, x] of xs.entries()) {
    const [cx, cy] = [
      ((x - (left + right) / 2) / size + 0.5) * (cells - 1),
      (((ys[index] ?? 0) - (top + bottom) / 2) / size + 0.5) * (cells - 1),
    ]
    for (const [dx, dy] of [...around, [0, 0] as const]) {
      const [nx, ny] = [Math.round(cx) + dx, Math.round(cy) + dy]
      if (nx < 0 || ny < 0 || nx >= cells || ny >= cells) continue
      const at = ny * cells + nx
      shape[at] = (shape[at] ?? 0) + Math.exp(-((nx - cx) ** 2 + (ny - cy) ** 2))
    }
  }
  const length = Math.hypot(...shape) || 1
  return shape.map((value) => value / length)
}
