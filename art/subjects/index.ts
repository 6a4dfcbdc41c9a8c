import type { Subject } from '../subject.ts'
import { dragon } from './dragon.ts'
import { fan } from './fan.ts'
import { ingot } from './ingot.ts'
import { koi } from './koi.ts'
import { lantern } from './lantern.ts'
import { luckyCat } from './lucky-cat.ts'
import { operaMask } from './opera-mask.ts'
import { panda } from './panda.ts'
import { phoenix } from './phoenix.ts'
import { rabbit } from './rabbit.ts'
import { tiger } from './tiger.ts'

/** Every motif that can be drawn, by the name that the catalogue uses. */
export const subjects = {
  dragon,
  fan,
  ingot,
  koi,
  lantern,
  luckyCat,
  operaMask,
  panda,
  phoenix,
  rabbit,
  tiger,
} satisfies Record<string, Subject>

export type Motif = keyof typeof subjects
