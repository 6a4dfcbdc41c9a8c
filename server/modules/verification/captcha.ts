import sharp from 'sharp'
import { type Point, type Stroke, captchaGlyphs } from './captcha-glyphs.ts'
import { drawLine, ink, paper, createPen, trace, between, oneOf } from './captcha-pen.ts'

export interface Captcha {
  /** The picture, 360 by 120 pixels, shown at half that size. */
  readonly png: Buffer
  /** The characters of the picture, in capital letters and digits. */
  readonly answer: string
}

const width = 360
const height = 120
const characters = 5
const alphabet = Object.keys(captchaGlyphs)

/**
 * Draws a captcha of five characters. Each has a random handwriting and pen, is displaced and rotated, and touches or
 * crosses the next; curves are distorted anew in every picture; and decoy strokes look like those of letters. This does
 * not keep programs out permanently; the cost of requesting captchas does.
 */
export async function drawCaptcha(): Promise<Captcha> {
  const answer = chooseCharacters()
  const png = await sharp(Buffer.from(captchaSvg(answer)))
    .png({ palette: true, colours: 16 })
    .toBuffer()
  return { png, answer }
}

/** Returns the random characters of a captcha. */
export const chooseCharacters = (): string => Array.from({ length: characters }, () => oneOf(alphabet)).join('')

function captchaSvg(answer: string): string {
  const bend = wave()
  const advance = between(50, 59)
  const start = between(38, width - 38 - advance * (characters - 1))
  const letters = [...answer].map((character, index) => {
    const middle: Point = [start + advance * index + between(-5, 5), height / 2 + between(-13, 13)]
    return drawGlyph(oneOf(captchaGlyphs[character] ?? []), middle, bend)
  })
  const strays = Array.from({ length: 3 }, () => drawLine(stray(bend), { ...createPen(), hollow: false }))
  const cuts = Array.from({ length: 2 }, () => cut(stray(bend)))
  const before = strays.splice(0, 1)
  const layers = [specks(ink), ...before, ...letters, ...strays, ...cuts, specks(paper)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none"><rect width="100%" height="100%" fill="${paper}"/>${layers.join('')}</svg>`
}

/**
 * Draws one character: rotated by up to 27 degrees, skewed, scaled, shifted, with its points displaced and distorted
 * with the others.
 */
function drawGlyph(hand: readonly Stroke[], middle: Point, bend: (point: Point) => Point): string {
  const angle = (between(-27, 27) * Math.PI) / 180
  const lean = between(-0.35, 0.35)
  const [wide, high] = [between(4.2, 5.4), between(4.3, 5.8)]
  const transform = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 5 + (7 - y) * lean) * wide, (y - 7) * high]
    return bend([middle[0] + dx * Math.cos(angle) - dy * Math.sin(angle), middle[1] + dx * Math.sin(angle) + dy * Math.cos(angle)])
  }
  const pen = createPen()
  return hand.map((stroke) => drawLine(trace({ ...stroke, points: stroke.points.map(tremble) }).map(transform), pen)).join('')
}

const tremble = ([x, y]: Point): Point => [x + between(-0.6, 0.6), y + between(-0.6, 0.6)]

/** Returns a smooth distortion of the plane: two horizontal and two vertical waves. */
function wave(): (point: Point) => Point {
  const waves = Array.from({ length: 4 }, () => ({ reach: between(2, 4.4), length: between(30, 75), phase: between(0, 6.3) }))
  const sum = (at: number, some: typeof waves): number =>
    some.reduce((moved, { reach, length, phase }) => moved + reach * Math.sin(at / length + phase), 0)
  return ([x, y]) => [x + sum(y, waves.slice(0, 2)), y + sum(x, waves.slice(2))]
}

/** Returns a decoy stroke, as long and as curved as those of letters. */
function stray(bend: (point: Point) => Point): readonly Point[] {
  const [x, y, angle, turn] = [between(20, width - 20), between(15, height - 15), between(0, 6.3), between(-1.6, 1.6)]
  const length = between(30, 66)
  return Array.from({ length: 13 }, (_, step): Point => {
    const along = (step / 12 - 0.5) * length
    const now = angle + (turn * along) / length
    return bend([x + along * Math.cos(now), y + along * Math.sin(now)])
  })
}

/** Draws a thin line in the background colour across the picture. */
const cut = (points: readonly Point[]): string =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" stroke="${paper}" stroke-width="${between(2, 3.2).toFixed(1)}"/>`

const specks = (colour: string): string =>
  Array.from(
    { length: 30 },
    () => `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(1, 2.4)}" fill="${colour}"/>`,
  ).join('')
