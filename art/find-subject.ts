import { hash } from './kit/random.ts'
import type { Subject } from './subject.ts'
import { subjects } from './subjects/index.ts'

const isMotif = (name: string): name is keyof typeof subjects => Object.hasOwn(subjects, name)

/** The subject of a game: its motif where that can be drawn, else one that fits its category, chosen by its id. */
export function findSubject(game: { id: string; category: string; motif?: string }): { subject: Subject; own: boolean } {
  if (game.motif !== undefined && isMotif(game.motif)) return { subject: subjects[game.motif], own: true }
  const all = Object.keys(subjects).filter(isMotif)
  const name = all[hash(game.id) % all.length] ?? 'tiger'
  return { subject: subjects[name], own: false }
}
