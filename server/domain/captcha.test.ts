import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { captchaGlyphs } from './captcha-glyphs.ts'
import { drawCaptcha } from './captcha.ts'

describe('drawCaptcha', () => {
  it('draws a PNG picture of five characters that nobody takes for another', async () => {
    const { png, answer } = await drawCaptcha()
    const { format, width, height } = await sharp(png).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 360, height: 120 })
    expect(answer).toMatch(/^[ACEFHJKMNPRTWXY34679]{5}$/)
    expect(png.length).toBeLessThan(20_000)
  })

  it('does not repeat itself', async () => {
    const pictures = await Promise.all(Array.from({ length: 8 }, () => drawCaptcha()))
    expect(new Set(pictures.map(({ answer }) => answer)).size).toBe(8)
    expect(new Set(pictures.map(({ png }) => png.toString('base64'))).size).toBe(8)
  })

  it('draws every character inside its box', () => {
    for (const [character, strokes] of Object.entries(captchaGlyphs))
      for (const [x, y] of strokes.flat()) {
        expect(x, character).toBeGreaterThanOrEqual(-0.6)
        expect(x, character).toBeLessThanOrEqual(13)
        expect(y, character).toBeGreaterThanOrEqual(-0.1)
        expect(y, character).toBeLessThanOrEqual(14.2)
      }
  })
})
