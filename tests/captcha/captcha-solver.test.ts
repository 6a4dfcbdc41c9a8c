import { describe, expect, it } from 'vitest'
import { drawCaptcha } from '../../server/modules/verification/captcha.ts'
import { drawPlainCaptcha } from './draw-plain-captcha.ts'
import { chooseByDepth } from '../depth.ts'
import { trainSolver } from './captcha-solver.ts'

/** Draws at least `count` captchas, 20 at a time. */
async function drawCaptchas(count: number, drawOne: typeof drawCaptcha) {
  const pictures = []
  while (pictures.length < count) pictures.push(...(await Promise.all(Array.from({ length: 20 }, drawOne))))
  return pictures
}

/** Returns the share of new pictures that a solver trained on labelled ones solves completely. */
async function measureSolveRate(drawOne: typeof drawCaptcha): Promise<number> {
  const solve = await trainSolver(await drawCaptchas(chooseByDepth(300, 160), drawOne))
  const pictures = await drawCaptchas(chooseByDepth(60, 40), drawOne)
  const guesses = await Promise.all(pictures.map(({ png }) => solve(png)))
  return guesses.filter((text, index) => text === pictures[index]?.answer).length / pictures.length
}

describe('a solver that compares characters with training samples', () => {
  it('solves more than half of all captchas with separate characters in one font and weight', async () => {
    expect(await measureSolveRate(drawPlainCaptcha)).toBeGreaterThan(0.5)
  })

  it('solves fewer than a fifth of the captchas shown to visitors', async () => {
    expect(await measureSolveRate(drawCaptcha)).toBeLessThan(0.2)
  })
})
