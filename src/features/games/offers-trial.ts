import type { Game } from '../../generated/api.ts'

/** Whether a game can be tried out for free: the platform says 0 where it can, as a number or as text. */
export const offersTrial = ({ supportPlay }: { readonly supportPlay?: Game['supportPlay'] | string }): boolean =>
  String(supportPlay) === '0'
