import sharp from 'sharp'
import { captchaGlyphs } from '../../server/modules/verification/captcha-glyphs.ts'
import { drawLine, backgroundColour, interpolateStroke, getRandomBetween } from '../../server/modules/verification/captcha-pen.ts'
import { type Captcha, chooseCharacters } from '../../server/modules/verification/captcha.ts'

/**
 * Draws a traditional captcha: characters of the platform's alphabet in one font, evenly spaced and slightly rotated,
 * crossed by thin, translucent lines that a threshold removes.
 */
export async function drawPlainCaptcha(): Promise<Captcha> {
  const answer = chooseCharacters()
  const pen = { width: 6.5, contrast: 0, nibAngle: 0, hollow: false }
  const letters = [...answer].map((character, index) => {
    const angle = (getRandomBetween(-20, 20) * Math.PI) / 180
    return (captchaGlyphs[character]?.[0] ?? []).map((stroke) =>
      drawLine(
        interpolateStroke(stroke).map(([x, y]) => {
          const [dx, dy] = [(x - 5) * 4.2, (y - 7) * 4.2]
          return [52 + index * 64 + dx * Math.cos(angle) - dy * Math.sin(angle), 60 + dx * Math.sin(angle) + dy * Math.cos(angle)]
        }),
        pen,
      ),
    )
  })
  const lines = Array.from(
    { length: 3 },
    () =>
      `<path d="M0 ${getRandomBetween(15, 105)}L360 ${getRandomBetween(15, 105)}" stroke="#2b2f3a" stroke-width="2" stroke-opacity="0.4"/>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="360" height="120" fill="none"><rect width="100%" height="100%" fill="${backgroundColour}"/>${[...letters.flat(), ...lines].join('')}</svg>`
  return { png: await sharp(Buffer.from(svg)).png().toBuffer(), answer }
}
