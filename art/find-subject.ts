import { hash } from './kit/random.ts'
import type { Subject } from './subject.ts'
import { type Motif, subjects } from './subjects/index.ts'

/** Fallback motifs by category, for games without a known motif. */
const motifsByCategory: Readonly<Record<string, readonly Motif[]>> = {
  ELOTT: ['lotto-drum', 'lotto-dice', 'lotto-tubes', 'lotto-trio'],
  LOTT: ['lotto-six', 'lotto-ticket', 'lotto-studio', 'lotto-drum'],
  VNLOTT: ['draw-north', 'draw-central', 'draw-south', 'lotto-ticket'],
  LIVE: ['baccarat', 'roulette', 'blackjack', 'sicbo', 'dragon-tiger', 'holdem'],
  FISH: ['shark', 'turtle', 'octopus', 'arowana', 'crab', 'manta'],
  PVP: ['card-fan', 'poker-chips', 'ace-spade', 'king-card', 'mahjong', 'domino'],
  SPORTS: ['football', 'basketball', 'tennis', 'boxing', 'motorsport'],
  ESPORTS: ['gamepad', 'crystal-shield', 'hex-tactics', 'drift-car'],
  COCKFIGHT: ['rooster', 'rooster-duel'],
}

/** Fallback motifs for games of any other category. */
const defaultMotifs: readonly Motif[] = [
  'diamond',
  'crown',
  'chest',
  'crystal',
  'cherry',
  'bell',
  'lantern',
  'planet',
  'clover',
  'gold-pot',
]

const isMotif = (name: string): name is Motif => Object.hasOwn(subjects, name)

/**
 * Returns the subject of a game: that of its motif if the motif exists, otherwise one of the category's fallbacks,
 * selected by a hash of the game's id. `hasMotif` is false for a fallback.
 */
export function findSubject(game: { id: string; category: string; motif?: string }): { subject: Subject; hasMotif: boolean } {
  if (game.motif !== undefined && isMotif(game.motif)) return { subject: subjects[game.motif], hasMotif: true }
  const candidates = (Object.hasOwn(motifsByCategory, game.category) ? motifsByCategory[game.category] : undefined) ?? defaultMotifs
  return { subject: subjects[candidates[hash(game.id) % candidates.length] ?? 'diamond'], hasMotif: false }
}
