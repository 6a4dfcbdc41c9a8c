import type { Subject } from '../subject.ts'
import { astronaut } from './astronaut.ts'
import { badge } from './badge.ts'
import { bell } from './bell.ts'
import { buffalo } from './buffalo.ts'
import { candy } from './candy.ts'
import { carnival } from './carnival.ts'
import { cherry } from './cherry.ts'
import { chest } from './chest.ts'
import { chili } from './chili.ts'
import { citrus } from './citrus.ts'
import { clover } from './clover.ts'
import { crane } from './crane.ts'
import { crown } from './crown.ts'
import { crystal } from './crystal.ts'
import { diamond } from './diamond.ts'
import { disco } from './disco.ts'
import { dragon } from './dragon.ts'
import { drum } from './drum.ts'
import { elephant } from './elephant.ts'
import { fan } from './fan.ts'
import { firework } from './firework.ts'
import { fox } from './fox.ts'
import { goldPot } from './gold-pot.ts'
import { grapes } from './grapes.ts'
import { hammer } from './hammer.ts'
import { horseshoe } from './horseshoe.ts'
import { ingot } from './ingot.ts'
import { jester } from './jester.ts'
import { koi } from './koi.ts'
import { lamp } from './lamp.ts'
import { lantern } from './lantern.ts'
import { lion } from './lion.ts'
import { lotus } from './lotus.ts'
import { luckyCat } from './lucky-cat.ts'
import { melon } from './melon.ts'
import { microphone } from './microphone.ts'
import { mineCart } from './mine-cart.ts'
import { oni } from './oni.ts'
import { operaMask } from './opera-mask.ts'
import { owl } from './owl.ts'
import { pagoda } from './pagoda.ts'
import { panda } from './panda.ts'
import { peach } from './peach.ts'
import { pearl } from './pearl.ts'
import { pharaoh } from './pharaoh.ts'
import { phoenix } from './phoenix.ts'
import { piggy } from './piggy.ts'
import { planet } from './planet.ts'
import { potion } from './potion.ts'
import { pyramid } from './pyramid.ts'
import { rabbit } from './rabbit.ts'
import { racer } from './racer.ts'
import { rocket } from './rocket.ts'
import { samurai } from './samurai.ts'
import { scarab } from './scarab.ts'
import { ship } from './ship.ts'
import { skull } from './skull.ts'
import { sunStone } from './sun-stone.ts'
import { teapot } from './teapot.ts'
import { tiger } from './tiger.ts'
import { toad } from './toad.ts'
import { totem } from './totem.ts'
import { trident } from './trident.ts'
import { viking } from './viking.ts'
import { volcano } from './volcano.ts'
import { wolf } from './wolf.ts'

/** Every motif that can be drawn, by the name that the catalogue uses. */
export const subjects = {
  astronaut,
  badge,
  bell,
  buffalo,
  candy,
  carnival,
  cherry,
  chest,
  chili,
  citrus,
  clover,
  crane,
  crown,
  crystal,
  diamond,
  disco,
  dragon,
  drum,
  elephant,
  fan,
  firework,
  fox,
  'gold-pot': goldPot,
  grapes,
  hammer,
  horseshoe,
  ingot,
  jester,
  koi,
  lamp,
  lantern,
  lion,
  lotus,
  'lucky-cat': luckyCat,
  melon,
  microphone,
  'mine-cart': mineCart,
  oni,
  'opera-mask': operaMask,
  owl,
  pagoda,
  panda,
  peach,
  pearl,
  pharaoh,
  phoenix,
  piggy,
  planet,
  potion,
  pyramid,
  rabbit,
  racer,
  rocket,
  samurai,
  scarab,
  ship,
  skull,
  'sun-stone': sunStone,
  teapot,
  tiger,
  toad,
  totem,
  trident,
  viking,
  volcano,
  wolf,
} satisfies Record<string, Subject>

export type Motif = keyof typeof subjects
