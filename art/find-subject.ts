import { hash } from './kit/random.ts'
import type { Subject } from './subject.ts'
import { type Motif, subjects } from './subjects/index.ts'

/** Motifs for games without a known motif, by category. */
const fitting: Readonly<Record<string, readonly Motif[]>> = {
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

const anything: readonly Motif[] = ['diamond', 'crown', 'chest', 'crystal', 'cherry', 'bell', 'lantern', 'planet', 'clover', 'gold-pot']

const isMotif = (name: string): name is Motif => Object.hasOwn(subjects, name)

/** Returns the subject of a game: its motif if it exists, otherwise one of its category, chosen by the game's id. */
export function findSubject(game: { id: string; category: string; motif?: string }): { subject: Subject; own: boolean } {
  if (game.motif !== undefined && isMotif(game.motif)) return { subject: subjects[game.motif], own: true }
  const names = (Object.hasOwn(fitting, game.category) ? fitting[game.category] : undefined) ?? anything
  return { subject: subjects[names[hash(game.id) % names.length] ?? 'diamond'], own: false }
}
