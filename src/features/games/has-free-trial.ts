import type { Game } from '../../generated/api.ts'

/** Whether a game has a free trial: the platform sends 0 for yes, as a number or as text. */
export const hasFreeTrial = ({ supportPlay }: { readonly supportPlay?: Game['supportPlay'] | string }): boolean =>
  String(supportPlay) === '0'
