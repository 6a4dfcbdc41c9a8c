import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { captchaGlyphs } from './captcha-glyphs.ts'
import { drawCaptcha } from './captcha.ts'

describe('drawCaptcha', () => {
  it('draws a PNG of five unambiguous characters', async () => {
    const { png, answer } = await drawCaptcha()
    const { format, width, height } = await sharp(png).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 360, height: 120 })
    expect(answer).toMatch(/^[ACEFHJKMNPRTWXY34679]{5}$/)
    expect(png.length).toBeLessThan(20_000)
  })

  it('draws a different answer and picture each time', async () => {
    const pictures = await Promise.all(Array.from({ length: 8 }, () => drawCaptcha()))
    expect(new Set(pictures.map(({ answer }) => answer)).size).toBe(8)
    expect(new Set(pictures.map(({ png }) => png.toString('base64'))).size).toBe(8)
  })

  it('has several variants of every character, each within a margin around its box', () => {
    for (const [character, variants] of Object.entries(captchaGlyphs)) {
      expect(variants.length, character).toBeGreaterThan(1)
      for (const [x, y] of variants.flat().flatMap(({ points }) => points)) {
        expect(x, character).toBeGreaterThanOrEqual(-0.6)
        expect(x, character).toBeLessThanOrEqual(13)
        expect(y, character).toBeGreaterThanOrEqual(-0.3)
        expect(y, character).toBeLessThanOrEqual(14.2)
      }
    }
  })
})
