import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { captchaGlyphs, type Point } from './captcha-glyphs.ts'

export interface Captcha {
  /** The picture, 360 by 120 pixels, for a place of half that size. */
  readonly png: Buffer
  /** What it says, in capital letters and digits. */
  readonly answer: string
}

const width = 360
const height = 120
const characters = 5
const alphabet = Object.keys(captchaGlyphs)
const ink = '#2b2f3a'
const paper = '#f3f1ea'

/** Draws a captcha of five characters: strokes of our own, bent and crossed, so that no font is needed and none can be looked up. */
export async function drawCaptcha(): Promise<Captcha> {
  const answer = Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)]).join('')
  const png = await sharp(Buffer.from(captchaSvg(answer)))
    .png({ palette: true, colours: 16 })
    .toBuffer()
  return { png, answer }
}

function captchaSvg(answer: string): string {
  const bend = wave()
  const glyphs = [...answer].flatMap((character, index) => drawGlyph(character, index, bend))
  const crossings = Array.from({ length: 3 }, () => line(crossing(), 2.5, 0.75))
  const specks = Array.from(
    { length: 40 },
    () => `<circle cx="${between(0, width)}" cy="${between(0, height)}" r="${between(1, 2.2)}" fill="${ink}" opacity="0.45"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${paper}"/>${[...specks, ...glyphs, ...crossings].join('')}</svg>`
}

/** One character in its share of the width: turned up to 20 degrees, leaned, grown or shrunk, moved, and bent with the rest. */
function drawGlyph(character: string, index: number, bend: (point: Point) => Point): string[] {
  const angle = (between(-20, 20) * Math.PI) / 180
  const lean = between(-0.25, 0.25)
  const scale = between(3.7, 4.6)
  const middle: Point = [((index + 0.5) * (width - 40)) / characters + 20 + between(-6, 6), height / 2 + between(-9, 9)]
  const place = ([x, y]: Point): Point => {
    const [dx, dy] = [(x - 5 + (7 - y) * lean) * scale, (y - 7) * scale]
    return bend([middle[0] + dx * Math.cos(angle) - dy * Math.sin(angle), middle[1] + dx * Math.sin(angle) + dy * Math.cos(angle)])
  }
  const weight = between(5.5, 7.5)
  return (captchaGlyphs[character] ?? []).map((stroke) => line(divide(stroke).map(place), weight, 1))
}

/** Points closer together, so that a straight stroke bends. */
const divide = (stroke: readonly Point[]): Point[] =>
  stroke.flatMap((point, index) => {
    const next = stroke[index + 1]
    if (next === undefined) return [point]
    return [0, 0.25, 0.5, 0.75].map((part): Point => [point[0] + (next[0] - point[0]) * part, point[1] + (next[1] - point[1]) * part])
  })

function wave(): (point: Point) => Point {
  const [reach, length, phase] = [between(3, 6), between(60, 110), between(0, 6)]
  return ([x, y]) => [x + (reach / 2) * Math.sin(y / (length / 3) + phase), y + reach * Math.sin(x / (length / 6.3) + phase)]
}

function crossing(): Point[] {
  const [from, to, reach, length, phase] = [
    between(15, height - 15),
    between(15, height - 15),
    between(6, 18),
    between(40, 90),
    between(0, 6),
  ]
  return Array.from({ length: 37 }, (_, step): Point => [
    step * 10,
    from + ((to - from) * step) / 36 + reach * Math.sin((step * 10) / length + phase),
  ])
}

const line = (points: readonly Point[], weight: number, opacity: number): string =>
  `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`

const between = (from: number, to: number): number => from + ((to - from) * randomInt(10_000)) / 10_000
