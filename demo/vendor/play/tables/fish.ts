import type { TableRules } from '../table.ts'

/** Payout of a catch as a multiple of the stake, and its chance in 1,000 shots. `boss` is the game's own creature. */
const targets = {
  seahorse: { times: 2, chance: 480 },
  jellyfish: { times: 3, chance: 320 },
  crab: { times: 5, chance: 192 },
  turtle: { times: 8, chance: 120 },
  lionfish: { times: 10, chance: 96 },
  octopus: { times: 15, chance: 64 },
  swordfish: { times: 20, chance: 48 },
  manta: { times: 30, chance: 32 },
  shark: { times: 60, chance: 16 },
  boss: { times: 120, chance: 8 },
} as const

/**
 * Shooting at fish: each shot catches with the probability of its target. The same random number decides for every
 * target.
 */
export const fish: TableRules = {
  equipment: 'fish',
  groups: { main: Object.fromEntries(Object.entries(targets).map(([kind, { times }]) => [kind, [times * 100]])) },
  deal: (randomInt) => {
    const shot = randomInt(1_000)
    const caught = Object.entries(targets).filter(([, { chance }]) => shot < chance)
    return { pays: Object.fromEntries(caught.map(([kind, { times }]) => [kind, times * 100])) }
  },
}
