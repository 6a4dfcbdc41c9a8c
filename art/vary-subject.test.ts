import { describe, expect, it } from 'vitest'
import { drawGame } from './index.ts'
import { subjects } from './subjects/index.ts'
import { varySubject } from './vary-subject.ts'

const palette = { canvas: '#140a0b', accent: '#e3b45f', secondary: '#a81e2a' }
const draw = (motif: string, look: number): string => drawGame({ id: 'one', category: 'RNG', motif, look }, palette)

describe('varySubject', () => {
  it('returns the unchanged subject for variant 0', () => {
    expect(varySubject(subjects.tiger, 0)).toBe(subjects.tiger)
    expect(draw('tiger', 0)).toBe(drawGame({ id: 'one', category: 'RNG', motif: 'tiger' }, palette))
  })

  it('produces 30 different pictures for 30 variants of a motif', () => {
    const pictures = Array.from({ length: 30 }, (_, look) => draw('cherry', look))
    expect(new Set(pictures).size).toBe(pictures.length)
  })

  it('keeps a scene that belongs to no group and replaces a scene of a group with another one of the same group', () => {
    for (const subject of [subjects.baccarat, subjects.tennis, subjects.shark]) expect(varySubject(subject, 7).scene).toBe(subject.scene)
    expect(varySubject(subjects.tiger, 1).scene).not.toBe(subjects.tiger.scene)
  })

  it('draws variants of every motif without invalid numbers', () => {
    for (const motif of Object.keys(subjects))
      for (const look of [1, 5, 13]) expect(draw(motif, look), motif).not.toMatch(/NaN|undefined|Infinity/)
  })
})
