import { randomInt } from 'node:crypto'
import sharp from 'sharp'

/** Sizes in pixels. The slider in the browser uses the same sizes. */
const slider = { width: 320, height: 160, piece: 56 } as const

export interface SliderPicture {
  /** The picture as WebP, with a hole at the target and a fainter decoy hole. */
  readonly picture: Buffer
  /** The piece that fits into the hole, as WebP. */
  readonly piece: Buffer
  /** Position of the hole in pixels from the left and from the top. */
  readonly left: number
  readonly top: number
}

/** Draws a random picture and cuts a piece out of it. */
export async function drawSlider(): Promise<SliderPicture> {
  const { width, height, piece: size } = slider
  const left = randomInt(size + 24, width - size - 8)
  const top = randomInt(8, height - size - 8)
  const decoyLeft = chooseDecoyPosition(left)
  const background = await sharp(Buffer.from(renderBackground())).png().toBuffer()
  const shape = renderPiece('fill="#fff"')
  const piece = await sharp(await sharp(background).extract({ left, top, width: size, height: size }).ensureAlpha().toBuffer())
    .composite([
      { input: Buffer.from(shape), blend: 'dest-in' },
      { input: Buffer.from(renderPiece('fill="none" stroke="#fff" stroke-opacity="0.9" stroke-width="2"')) },
    ])
    .webp({ quality: 80 })
    .toBuffer()
  const picture = await sharp(background)
    .composite([
      { input: Buffer.from(renderPiece('fill="#000" fill-opacity="0.28"')), left: decoyLeft, top: randomInt(8, height - size - 8) },
      {
        input: Buffer.from(renderPiece('fill="#000" fill-opacity="0.6" stroke="#fff" stroke-opacity="0.7" stroke-width="1.5"')),
        left,
        top,
      },
    ])
    .webp({ quality: 70 })
    .toBuffer()
  return { picture, piece, left, top }
}

/** Returns a horizontal position for the decoy hole at which it does not overlap the target. */
function chooseDecoyPosition(left: number): number {
  const { width, piece } = slider
  const freePositions = Array.from({ length: width - piece - 8 }, (_, x) => x).filter((x) => Math.abs(x - left) > piece)
  return freePositions[randomInt(freePositions.length)] ?? 0
}

/** Returns the shape of the piece as SVG: a square with bumps on two sides and a notch on a third. */
const renderPiece = (attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${slider.piece}" height="${slider.piece}"><path d="M6 14h14a8 8 0 1 1 14 0h10v12a8 8 0 1 1 0 14v12H6V40a8 8 0 1 0 0-14z" ${attributes}/></svg>`

function renderBackground(): string {
  const { width, height } = slider
  const hue = randomInt(360)
  const createColour = (hueShift: number, lightness: number): string => `hsl(${(hue + hueShift) % 360} ${randomInt(45, 75)}% ${lightness}%)`
  const hills = Array.from({ length: 4 }, (_, index) => {
    const base = 50 + index * 28
    const points = Array.from({ length: 9 }, (__, pointIndex) => `${pointIndex * 40},${base + randomInt(-26, 26)}`).join(' ')
    return `<polygon points="0,${height} ${points} ${width},${height}" fill="${createColour(index * 25, 58 - index * 10)}"/>`
  })
  const discs = Array.from(
    { length: 26 },
    () =>
      `<circle cx="${randomInt(width)}" cy="${randomInt(height)}" r="${randomInt(3, 18)}" fill="${createColour(randomInt(90, 270), randomInt(35, 80))}" opacity="0.${randomInt(35, 85)}"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${createColour(200, 78)}"/>${hills.join('')}${discs.join('')}</svg>`
}
