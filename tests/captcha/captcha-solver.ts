import sharp from 'sharp'

/** A picture with its answer. */
interface LabelledCaptcha {
  readonly png: Buffer
  readonly answer: string
}

const gridSize = 16
const neighbourCount = 5
/** Connected components with fewer pixels than this are removed as noise. */
const minPixels = 15

/** A black-and-white picture: `ink` has one byte per pixel, row by row, which is 1 for ink and 0 for background. */
interface Bitmap {
  readonly width: number
  readonly height: number
  readonly ink: Uint8Array<ArrayBuffer>
}

/** Splits a picture into `count` pictures of one character each; fewer if it has too little ink. */
type Segmenter = (bitmap: Bitmap, count: number) => readonly Bitmap[]

/**
 * Trains a captcha solver of a common kind: it thresholds the ink, removes specks, segments the rest into characters,
 * and classifies each by its nearest training samples. It is trained on labelled pictures, and uses the segmentation
 * that performs best on a held-out part of them. All answers must have the same length.
 */
export async function trainSolver(pictures: readonly LabelledCaptcha[]): Promise<(png: Buffer) => Promise<string>> {
  const holdOutCount = Math.floor(pictures.length / 10)
  const samples = await Promise.all(pictures.map(async ({ png, answer }) => ({ bitmap: await decodeBitmap(png), answer })))
  const solvers = [splitEvenly, splitAtValleys, splitByComponents].map((split) => {
    const trainingSamples = samples
      .slice(holdOutCount)
      .flatMap(({ bitmap: picture, answer }) =>
        split(picture, answer.length).map((part, index) => ({ features: toFeatureVector(part), character: answer[index] ?? '' })),
      )
    const solve = (picture: Bitmap, count: number): string =>
      split(picture, count)
        .map((part) => classify(trainingSamples, toFeatureVector(part)))
        .join('')
    const correctCount = samples.slice(0, holdOutCount).reduce((sum, { bitmap: picture, answer }) => {
      const guess = solve(picture, answer.length)
      return sum + [...answer].filter((character, index) => guess[index] === character).length
    }, 0)
    return { solve, correctCount }
  })
  const best = solvers.reduce((bestSoFar, candidate) => (candidate.correctCount > bestSoFar.correctCount ? candidate : bestSoFar))
  const count = pictures[0]?.answer.length ?? 0
  return async (png) => best.solve(await decodeBitmap(png), count)
}

interface TrainingSample {
  readonly features: Float32Array
  readonly character: string
}

/** Returns the character with the most votes among the nearest samples, weighted by distance. */
function classify(trainingSamples: readonly TrainingSample[], features: Float32Array): string {
  const nearestSamples: { distance: number; character: string }[] = []
  for (const sample of trainingSamples) {
    const maxDistance = nearestSamples.length < neighbourCount ? Infinity : (nearestSamples.at(-1)?.distance ?? Infinity)
    const distance = computeSquaredDistance(sample.features, features, maxDistance)
    if (distance >= maxDistance) continue
    nearestSamples.push({ distance, character: sample.character })
    nearestSamples.sort((a, b) => a.distance - b.distance)
    nearestSamples.length = Math.min(nearestSamples.length, neighbourCount)
  }
  const votes = new Map<string, number>()
  for (const { distance, character } of nearestSamples) votes.set(character, (votes.get(character) ?? 0) + 1 / (distance + 1e-6))
  return [...votes].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}

function computeSquaredDistance(a: Float32Array, b: Float32Array, max: number): number {
  let sum = 0
  for (let index = 0; index < a.length && sum < max; index += 1) sum += ((a[index] ?? 0) - (b[index] ?? 0)) ** 2
  return sum
}

/** Decodes a picture into ink pixels by a threshold, without components that are too small for a character. */
async function decodeBitmap(png: Buffer): Promise<Bitmap> {
  const { data, info } = await sharp(png).greyscale().resize(180).raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const ink = Uint8Array.from(data, (grey) => (grey < 128 ? 1 : 0))
  for (const component of findConnectedComponents({ width, height, ink }))
    if (component.length < minPixels) for (const pixel of component) ink[pixel] = 0
  return { width, height, ink }
}

/** Returns the connected components of the ink, as pixel indexes. */
function findConnectedComponents({ width, height, ink }: Bitmap): readonly (readonly number[])[] {
  const seen = new Uint8Array(ink.length)
  const components: number[][] = []
  for (let start = 0; start < ink.length; start += 1) {
    if (ink[start] !== 1 || seen[start] === 1) continue
    const component = [start]
    seen[start] = 1
    for (let next = 0; next < component.length; next += 1) {
      const [x, y] = [(component[next] ?? 0) % width, Math.floor((component[next] ?? 0) / width)]
      for (const [dx, dy] of neighbourOffsets) {
        const [nx, ny] = [x + dx, y + dy]
        const neighbour = ny * width + nx
        if (nx < 0 || ny < 0 || nx >= width || ny >= height || ink[neighbour] !== 1 || seen[neighbour] === 1) continue
        seen[neighbour] = 1
        component.push(neighbour)
      }
    }
    components.push(component)
  }
  return components
}
const neighbourOffsets = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const)).filter(([dx, dy]) => dx !== 0 || dy !== 0)

/** Returns the number of ink pixels in each column. */
const countInkByColumn = ({ width, ink }: Bitmap): readonly number[] => {
  const columns = Array.from({ length: width }, () => 0)
  ink.forEach((inkValue, pixel) => (columns[pixel % width] = (columns[pixel % width] ?? 0) + inkValue))
  return columns
}

function getInkExtent(bitmap: Bitmap): readonly [number, number] {
  const columns = countInkByColumn(bitmap)
  const first = columns.findIndex((count) => count > 1)
  const last = columns.findLastIndex((count) => count > 1)
  return first === -1 ? [0, bitmap.width] : [first, last + 1]
}

const keepColumns = (bitmap: Bitmap, from: number, to: number): Bitmap => ({
  ...bitmap,
  ink: bitmap.ink.map((inkValue, pixel) => (pixel % bitmap.width >= from && pixel % bitmap.width < to ? inkValue : 0)),
})

const splitEvenly: Segmenter = (bitmap, count) => {
  const [first, last] = getInkExtent(bitmap)
  const characterWidth = (last - first) / count
  return Array.from({ length: count }, (_, index) =>
    keepColumns(bitmap, first + index * characterWidth, first + (index + 1) * characterWidth),
  )
}

/** Cuts at the columns with the least ink near the evenly spaced positions. */
const splitAtValleys: Segmenter = (bitmap, count) => {
  const columns = countInkByColumn(bitmap)
  const [first, last] = getInkExtent(bitmap)
  const characterWidth = (last - first) / count
  const cuts = Array.from({ length: count - 1 }, (_, index) => {
    const middle = Math.round(first + (index + 1) * characterWidth)
    const candidates = Array.from(
      { length: Math.round(characterWidth * 0.8) },
      (__, offset) => Math.round(middle - characterWidth * 0.4) + offset,
    )
    const cost = (column: number): number => (columns[column] ?? 0) + ((column - middle) / characterWidth) ** 2 * 8
    return candidates.reduce((best, column) => (cost(column) < cost(best) ? column : best), middle)
  })
  return [first, ...cuts].map((from, index) => keepColumns(bitmap, from, cuts[index] ?? last))
}

/**
 * Returns one character per connected component: the nearest components are merged if there are too many, and the
 * widest ones are split if there are too few.
 */
const splitByComponents: Segmenter = (bitmap, count) => {
  const components = findConnectedComponents(bitmap).map((component) => {
    const ink = new Uint8Array(bitmap.ink.length)
    for (const pixel of component) ink[pixel] = 1
    return { ...bitmap, ink }
  })
  const glyphs = components.toSorted((a, b) => getInkCentre(a) - getInkCentre(b))
  while (glyphs.length > count) {
    const gaps = glyphs.slice(1).map((part, index) => getInkCentre(part) - getInkCentre(glyphs[index] ?? part))
    const narrowestIndex = gaps.indexOf(Math.min(...gaps))
    const [leftGlyph, rightGlyph] = glyphs.slice(narrowestIndex, narrowestIndex + 2)
    if (leftGlyph && rightGlyph)
      glyphs.splice(narrowestIndex, 2, { ...bitmap, ink: leftGlyph.ink.map((inkValue, index) => inkValue | (rightGlyph.ink[index] ?? 0)) })
  }
  while (glyphs.length < count && glyphs.length > 0) {
    const widths = glyphs.map((part) => getInkExtent(part)[1] - getInkExtent(part)[0])
    const widestIndex = widths.indexOf(Math.max(...widths))
    glyphs.splice(widestIndex, 1, ...splitAtValleys(glyphs[widestIndex] ?? bitmap, 2))
  }
  return glyphs
}

const getInkCentre = (bitmap: Bitmap): number => (getInkExtent(bitmap)[0] + getInkExtent(bitmap)[1]) / 2

/** Returns the feature vector of a character: its ink scaled to a fixed size, and blurred. */
function toFeatureVector(bitmap: Bitmap): Float32Array {
  const { width, ink } = bitmap
  const inkIndexes = [...ink.keys()].filter((pixel) => ink[pixel] === 1)
  const xs = inkIndexes.map((pixel) => pixel % width)
  const ys = inkIndexes.map((pixel) => Math.floor(pixel / width))
  const [left, right] = [Math.min(...xs), Math.max(...xs) + 1]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys) + 1]
  const features = new Float32Array(gridSize * gridSize)
  const size = Math.max(right - left, bottom - top, 1)
  for (const [index, x] of xs.entries()) {
    const [cx, cy] = [
      ((x - (left + right) / 2) / size + 0.5) * (gridSize - 1),
      (((ys[index] ?? 0) - (top + bottom) / 2) / size + 0.5) * (gridSize - 1),
    ]
    for (const [dx, dy] of [...neighbourOffsets, [0, 0] as const]) {
      const [nx, ny] = [Math.round(cx) + dx, Math.round(cy) + dy]
      if (nx < 0 || ny < 0 || nx >= gridSize || ny >= gridSize) continue
      const cell = ny * gridSize + nx
      features[cell] = (features[cell] ?? 0) + Math.exp(-((nx - cx) ** 2 + (ny - cy) ** 2))
    }
  }
  const length = Math.hypot(...features) || 1
  return features.map((value) => value / length)
}
