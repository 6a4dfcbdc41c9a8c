import sharp from 'sharp'
import { type Point, type Stroke, captchaGlyphs } from './captcha-glyphs.ts'
import { drawLine, strokeColour, backgroundColour, createPen, interpolateStroke, getRandomBetween, pickRandom } from './captcha-pen.ts'

export interface Captcha {
  /** The picture, 360 by 120 pixels, shown at half that size. */
  readonly png: Buffer
  /** The characters of the picture, in capital letters and digits. */
  readonly answer: string
}

const width = 360
const height = 120
const characterCount = 5
const alphabet = Object.keys(captchaGlyphs)

/**
 * Draws a captcha of five characters. Each has a random variant and pen, is displaced and rotated, and often touches or
 * crosses the next one. Every picture is distorted differently, and decoy strokes resemble the strokes of characters.
 * Programs can learn to read such pictures, so each request for a captcha also costs a proof of work.
 */
export async function drawCaptcha(): Promise<Captcha> {
  const answer = chooseCharacters()
  const png = await sharp(Buffer.from(renderCaptcha(answer)))
    .png({ palette: true, colours: 16 })
    .toBuffer()
  return { png, answer }
}

/** Returns random characters for a captcha. */
export const chooseCharacters = (): string => Array.from({ length: characterCount }, () => pickRandom(alphabet)).join('')

function renderCaptcha(answer: string): string {
  const distort = createDistortion()
  const advance = getRandomBetween(50, 59)
  const start = getRandomBetween(38, width - 38 - advance * (characterCount - 1))
  const letters = [...answer].map((character, index) => {
    const centre: Point = [start + advance * index + getRandomBetween(-5, 5), height / 2 + getRandomBetween(-13, 13)]
    return drawGlyph(pickRandom(captchaGlyphs[character] ?? []), centre, distort)
  })
  const decoys = Array.from({ length: 3 }, () => drawLine(createDecoy(distort), { ...createPen(), hollow: false }))
  const cutLines = Array.from({ length: 2 }, () => drawCutLine(createDecoy(distort)))
  const backgroundDecoys = decoys.splice(0, 1)
  const layers = [drawSpecks(strokeColour), ...backgroundDecoys, ...letters, ...decoys, ...cutLines, drawSpecks(backgroundColour)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none"><rect width="100%" height="100%" fill="${backgroundColour}"/>${layers.join('')}</svg>`
}

/**
 * Draws one character around its centre: rotated by up to 27 degrees, skewed and scaled, with its points displaced, and
 * with the distortion of the whole picture.
 */
function drawGlyph(strokes: readonly Stroke[], centre: Point, distort: (point: Point) => Point): string {
  const angle = (getRandomBetween(-27, 27) * Math.PI) / 180
  const skew = getRandomBetween(-0.35, 0.35)
  const [scaleX, scaleY] = [getRandomBetween(4.2, 5.4), getRandomBetween(4.3, 5.8)]
  const transform = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 5 + (7 - y) * skew) * scaleX, (y - 7) * scaleY]
    return distort([centre[0] + dx * Math.cos(angle) - dy * Math.sin(angle), centre[1] + dx * Math.sin(angle) + dy * Math.cos(angle)])
  }
  const pen = createPen()
  return strokes
    .map((stroke) => drawLine(interpolateStroke({ ...stroke, points: stroke.points.map(displace) }).map(transform), pen))
    .join('')
}

const displace = ([x, y]: Point): Point => [x + getRandomBetween(-0.6, 0.6), y + getRandomBetween(-0.6, 0.6)]

/** Returns a smooth distortion of the plane: two horizontal and two vertical waves. */
function createDistortion(): (point: Point) => Point {
  const waves = Array.from({ length: 4 }, () => ({
    amplitude: getRandomBetween(2, 4.4),
    length: getRandomBetween(30, 75),
    phase: getRandomBetween(0, 6.3),
  }))
  const computeDisplacement = (coordinate: number, selectedWaves: typeof waves): number =>
    selectedWaves.reduce((total, { amplitude, length, phase }) => total + amplitude * Math.sin(coordinate / length + phase), 0)
  return ([x, y]) => [x + computeDisplacement(y, waves.slice(0, 2)), y + computeDisplacement(x, waves.slice(2))]
}

/** Returns a decoy stroke, as long and as curved as the strokes of letters. */
function createDecoy(distort: (point: Point) => Point): readonly Point[] {
  const [x, y, angle, curvature] = [
    getRandomBetween(20, width - 20),
    getRandomBetween(15, height - 15),
    getRandomBetween(0, 6.3),
    getRandomBetween(-1.6, 1.6),
  ]
  const length = getRandomBetween(30, 66)
  return Array.from({ length: 13 }, (_, step): Point => {
    const distance = (step / 12 - 0.5) * length
    const currentAngle = angle + (curvature * distance) / length
    return distort([x + distance * Math.cos(currentAngle), y + distance * Math.sin(currentAngle)])
  })
}

/** Draws a thin line in the background colour, which interrupts the strokes that it crosses. */
const drawCutLine = (points: readonly Point[]): string =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" stroke="${backgroundColour}" stroke-width="${getRandomBetween(2, 3.2).toFixed(1)}"/>`

const drawSpecks = (colour: string): string =>
  Array.from(
    { length: 30 },
    () =>
      `<circle cx="${getRandomBetween(0, width)}" cy="${getRandomBetween(0, height)}" r="${getRandomBetween(1, 2.4)}" fill="${colour}"/>`,
  ).join('')
