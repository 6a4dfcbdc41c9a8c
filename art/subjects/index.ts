import type { Subject } from '../subject.ts'
import { aceSpade } from './ace-spade.ts'
import { angler } from './angler.ts'
import { arowana } from './arowana.ts'
import { astronaut } from './astronaut.ts'
import { baccarat } from './baccarat.ts'
import { badge } from './badge.ts'
import { badminton } from './badminton.ts'
import { basketball } from './basketball.ts'
import { bell } from './bell.ts'
import { billiards } from './billiards.ts'
import { blackjack } from './blackjack.ts'
import { boxing } from './boxing.ts'
import { buffalo } from './buffalo.ts'
import { bullBull } from './bull-bull.ts'
import { candy } from './candy.ts'
import { cardFan } from './card-fan.ts'
import { cardRanks } from './card-ranks.ts'
import { cardRun } from './card-run.ts'
import { cardRush } from './card-rush.ts'
import { carnival } from './carnival.ts'
import { cherry } from './cherry.ts'
import { chest } from './chest.ts'
import { chili } from './chili.ts'
import { citrus } from './citrus.ts'
import { clover } from './clover.ts'
import { crab } from './crab.ts'
import { crane } from './crane.ts'
import { crosshair } from './crosshair.ts'
import { crown } from './crown.ts'
import { crystal } from './crystal.ts'
import { crystalShield } from './crystal-shield.ts'
import { diamond } from './diamond.ts'
import { disco } from './disco.ts'
import { domino } from './domino.ts'
import { dragon } from './dragon.ts'
import { dragonPearl } from './dragon-pearl.ts'
import { dragonTiger } from './dragon-tiger.ts'
import { centralVietnamLottery } from './draw-central.ts'
import { hanoiLottery } from './draw-hanoi.ts'
import { northernVietnamLottery } from './draw-north.ts'
import { saigonLottery } from './draw-saigon.ts'
import { southernVietnamLottery } from './draw-south.ts'
import { driftCar } from './drift-car.ts'
import { drum } from './drum.ts'
import { elephant } from './elephant.ts'
import { fan } from './fan.ts'
import { fantan } from './fantan.ts'
import { firework } from './firework.ts'
import { fishPrawnCrab } from './fish-prawn-crab.ts'
import { football } from './football.ts'
import { fox } from './fox.ts'
import { gamepad } from './gamepad.ts'
import { gauntlet } from './gauntlet.ts'
import { goldPot } from './gold-pot.ts'
import { goldenFlower } from './golden-flower.ts'
import { grapes } from './grapes.ts'
import { hammer } from './hammer.ts'
import { hexTactics } from './hex-tactics.ts'
import { holdem } from './holdem.ts'
import { horseshoe } from './horseshoe.ts'
import { ingot } from './ingot.ts'
import { jellyfish } from './jellyfish.ts'
import { jester } from './jester.ts'
import { kingCard } from './king-card.ts'
import { koi } from './koi.ts'
import { lamp } from './lamp.ts'
import { lantern } from './lantern.ts'
import { lion } from './lion.ts'
import { lionfish } from './lionfish.ts'
import { lottoChain } from './lotto-chain.ts'
import { lottoDice } from './lotto-dice.ts'
import { lottoDrum } from './lotto-drum.ts'
import { lottoRace } from './lotto-race.ts'
import { lottoSix } from './lotto-six.ts'
import { lottoStudio } from './lotto-studio.ts'
import { lottoTicket } from './lotto-ticket.ts'
import { lottoTrio } from './lotto-trio.ts'
import { lottoTubes } from './lotto-tubes.ts'
import { lotus } from './lotus.ts'
import { luckyCat } from './lucky-cat.ts'
import { ludo } from './ludo.ts'
import { mahjong } from './mahjong.ts'
import { mahjongTile } from './mahjong-tile.ts'
import { manta } from './manta.ts'
import { marketSicbo } from './market-sicbo.ts'
import { melon } from './melon.ts'
import { microphone } from './microphone.ts'
import { mineCart } from './mine-cart.ts'
import { motorsport } from './motorsport.ts'
import { noirRoulette } from './noir-roulette.ts'
import { octopus } from './octopus.ts'
import { oni } from './oni.ts'
import { operaMask } from './opera-mask.ts'
import { owl } from './owl.ts'
import { pagoda } from './pagoda.ts'
import { paigow } from './paigow.ts'
import { panda } from './panda.ts'
import { peach } from './peach.ts'
import { pearl } from './pearl.ts'
import { pharaoh } from './pharaoh.ts'
import { phoenix } from './phoenix.ts'
import { piggy } from './piggy.ts'
import { planet } from './planet.ts'
import { pokerChips } from './poker-chips.ts'
import { potion } from './potion.ts'
import { privateBlackjack } from './private-blackjack.ts'
import { pyramid } from './pyramid.ts'
import { queenCard } from './queen-card.ts'
import { rabbit } from './rabbit.ts'
import { racer } from './racer.ts'
import { rocket } from './rocket.ts'
import { rooster } from './rooster.ts'
import { roosterDuel } from './rooster-duel.ts'
import { roulette } from './roulette.ts'
import { saigonBaccarat } from './saigon-baccarat.ts'
import { samurai } from './samurai.ts'
import { scarab } from './scarab.ts'
import { seahorse } from './seahorse.ts'
import { sedie } from './sedie.ts'
import { shark } from './shark.ts'
import { ship } from './ship.ts'
import { sicbo } from './sicbo.ts'
import { skull } from './skull.ts'
import { sunStone } from './sun-stone.ts'
import { swiftBaccarat } from './swift-baccarat.ts'
import { swordfish } from './swordfish.ts'
import { teapot } from './teapot.ts'
import { tennis } from './tennis.ts'
import { threeCard } from './three-card.ts'
import { threeLeaves } from './three-leaves.ts'
import { tiger } from './tiger.ts'
import { toad } from './toad.ts'
import { totem } from './totem.ts'
import { trident } from './trident.ts'
import { turtle } from './turtle.ts'
import { twentyOne } from './twenty-one.ts'
import { viking } from './viking.ts'
import { volcano } from './volcano.ts'
import { volleyball } from './volleyball.ts'
import { whale } from './whale.ts'
import { wolf } from './wolf.ts'
import { xiangqi } from './xiangqi.ts'

/** The subjects of all motifs, by the motif's name in the catalogue of games. */
export const subjects = {
  'ace-spade': aceSpade,
  angler,
  arowana,
  astronaut,
  baccarat,
  badge,
  badminton,
  basketball,
  bell,
  billiards,
  blackjack,
  boxing,
  buffalo,
  'bull-bull': bullBull,
  candy,
  'card-fan': cardFan,
  'card-ranks': cardRanks,
  'card-run': cardRun,
  'card-rush': cardRush,
  carnival,
  cherry,
  chest,
  chili,
  citrus,
  clover,
  crab,
  crane,
  crosshair,
  crown,
  crystal,
  'crystal-shield': crystalShield,
  diamond,
  disco,
  domino,
  dragon,
  'dragon-pearl': dragonPearl,
  'dragon-tiger': dragonTiger,
  'draw-central': centralVietnamLottery,
  'draw-hanoi': hanoiLottery,
  'draw-north': northernVietnamLottery,
  'draw-saigon': saigonLottery,
  'draw-south': southernVietnamLottery,
  'drift-car': driftCar,
  drum,
  elephant,
  fan,
  fantan,
  firework,
  'fish-prawn-crab': fishPrawnCrab,
  football,
  fox,
  gamepad,
  gauntlet,
  'gold-pot': goldPot,
  'golden-flower': goldenFlower,
  grapes,
  hammer,
  'hex-tactics': hexTactics,
  holdem,
  horseshoe,
  ingot,
  jellyfish,
  jester,
  'king-card': kingCard,
  koi,
  lamp,
  lantern,
  lion,
  lionfish,
  'lotto-chain': lottoChain,
  'lotto-dice': lottoDice,
  'lotto-drum': lottoDrum,
  'lotto-race': lottoRace,
  'lotto-six': lottoSix,
  'lotto-studio': lottoStudio,
  'lotto-ticket': lottoTicket,
  'lotto-trio': lottoTrio,
  'lotto-tubes': lottoTubes,
  lotus,
  'lucky-cat': luckyCat,
  ludo,
  mahjong,
  'mahjong-tile': mahjongTile,
  manta,
  'market-sicbo': marketSicbo,
  melon,
  microphone,
  'mine-cart': mineCart,
  motorsport,
  'noir-roulette': noirRoulette,
  octopus,
  oni,
  'opera-mask': operaMask,
  owl,
  pagoda,
  paigow,
  panda,
  peach,
  pearl,
  pharaoh,
  phoenix,
  piggy,
  planet,
  'poker-chips': pokerChips,
  potion,
  'private-blackjack': privateBlackjack,
  pyramid,
  'queen-card': queenCard,
  rabbit,
  racer,
  rocket,
  rooster,
  'rooster-duel': roosterDuel,
  roulette,
  'saigon-baccarat': saigonBaccarat,
  samurai,
  scarab,
  seahorse,
  sedie,
  shark,
  ship,
  sicbo,
  skull,
  'sun-stone': sunStone,
  'swift-baccarat': swiftBaccarat,
  swordfish,
  teapot,
  tennis,
  'three-card': threeCard,
  'three-leaves': threeLeaves,
  tiger,
  toad,
  totem,
  trident,
  turtle,
  'twenty-one': twentyOne,
  viking,
  volcano,
  volleyball,
  whale,
  wolf,
  xiangqi,
} satisfies Record<string, Subject>

export type Motif = keyof typeof subjects
