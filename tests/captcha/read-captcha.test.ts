import { describe, expect, it } from 'vitest'
import { drawCaptcha } from '../../server/modules/verification/captcha.ts'
import { drawPlain } from './draw-plain.ts'
import { depth } from '../depth.ts'
import { trainReader } from './read-captcha.ts'

/** So many pictures, a few at a time. */
async function draw(count: number, one: typeof drawCaptcha) {
  const pictures = []
  while (pictures.length < count) pictures.push(...(await Promise.all(Array.from({ length: 20 }, one))))
  return pictures
}

/** The share of new pictures that a program reads rightly, whole, after it has seen so many with their answers. */
async function readable(one: typeof drawCaptcha): Promise<number> {
  const read = await trainReader(await draw(depth(300, 160), one))
  const pictures = await draw(depth(60, 40), one)
  const said = await Promise.all(pictures.map(({ png }) => read(png)))
  return said.filter((text, index) => text === pictures[index]?.answer).length / pictures.length
}

describe('a program that compares what it sees with what it has learnt', () => {
  it('reads letters that stand apart, in one hand and by one pen, in more than half of all pictures', async () => {
    expect(await readable(drawPlain)).toBeGreaterThan(0.5)
  })

  it('reads fewer than a fifth of the pictures that visitors get', async () => {
    expect(await readable(drawCaptcha)).toBeLessThan(0.2)
  })
})
