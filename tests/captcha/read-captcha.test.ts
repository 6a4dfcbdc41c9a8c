import { describe, expect, it } from 'vitest'
import { drawCaptcha } from '../../server/modules/verification/captcha.ts'
import { drawPlain } from './draw-plain.ts'
import { depth } from '../depth.ts'
import { trainReader } from './read-captcha.ts'

/** Draws `count` pictures, a few at a time. */
async function draw(count: number, one: typeof drawCaptcha) {
  const pictures = []
  while (pictures.length < count) pictures.push(...(await Promise.all(Array.from({ length: 20 }, one))))
  return pictures
}

/** The share of new pictures that the reader solves completely after training on `count` labelled ones. */
async function readable(one: typeof drawCaptcha): Promise<number> {
  const read = await trainReader(await draw(depth(300, 160), one))
  const pictures = await draw(depth(60, 40), one)
  const guesses = await Promise.all(pictures.map(({ png }) => read(png)))
  return guesses.filter((text, index) => text === pictures[index]?.answer).length / pictures.length
}

describe('a reader that compares characters with training samples', () => {
  it('solves more than half of all captchas with separate characters in one font and weight', async () => {
    expect(await readable(drawPlain)).toBeGreaterThan(0.5)
  })

  it('solves fewer than a fifth of the captchas shown to visitors', async () => {
    expect(await readable(drawCaptcha)).toBeLessThan(0.2)
  })
})
