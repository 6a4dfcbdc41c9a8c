import type { TableRules } from '../table.ts'

/** Payout of a catch in stakes, and its probability in 1,000 shots. The last is the game's own creature. */
const tank = {
  seahorse: { times: 2, of: 480 },
  jellyfish: { times: 3, of: 320 },
  crab: { times: 5, of: 192 },
  turtle: { times: 8, of: 120 },
  lionfish: { times: 10, of: 96 },
  octopus: { times: 15, of: 64 },
  swordfish: { times: 20, of: 48 },
  manta: { times: 30, of: 32 },
  shark: { times: 60, of: 16 },
  boss: { times: 120, of: 8 },
} as const

/** Shooting at fish: each shot catches with the probability of its target. One random number decides for all kinds. */
export const fish: TableRules = {
  shows: 'fish',
  groups: { main: Object.fromEntries(Object.entries(tank).map(([kind, { times }]) => [kind, [times * 100]])) },
  deal: (draw) => {
    const shot = draw(1_000)
    const caught = Object.entries(tank).filter(([, { of }]) => shot < of)
    return { pays: Object.fromEntries(caught.map(([kind, { times }]) => [kind, times * 100])) }
  },
}
