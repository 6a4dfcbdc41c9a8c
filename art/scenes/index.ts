import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import type { Pen } from '../kit/pen.ts'
import { beach } from './beach.ts'
import { openSea } from './open-sea.ts'
import { savanna } from './savanna.ts'
import { vault } from './vault.ts'
import { blossom } from './blossom.ts'
import { cavern } from './cavern.ts'
import { cosmos } from './cosmos.ts'
import { deepSea } from './deep-sea.ts'
import { desert } from './desert.ts'
import { drawStudio } from './draw-studio.ts'
import { emberField } from './ember-field.ts'
import { felt } from './felt.ts'
import { festival } from './festival.ts'
import { hexArena } from './hex-arena.ts'
import { jungle } from './jungle.ts'
import { karst } from './karst.ts'
import { lilyPond } from './lily-pond.ts'
import { meadow } from './meadow.ts'
import { mesaSunset } from './mesa-sunset.ts'
import { moonNight } from './moon-night.ts'
import { nightCity } from './night-city.ts'
import { palace } from './palace.ts'
import { paperCut } from './paper-cut.ts'
import { rush } from './rush.ts'
import { snowNight } from './snow-night.ts'
import { stadium } from './stadium.ts'
import { stage } from './stage.ts'
import { study } from './study.ts'
import { sunburst } from './sunburst.ts'
import { terraces } from './terraces.ts'
import { velvet } from './velvet.ts'

/** The scenes of game pictures. */
export const scenes = {
  beach,
  openSea,
  savanna,
  vault,
  blossom,
  cavern,
  cosmos,
  deepSea,
  desert,
  drawStudio,
  emberField,
  felt,
  festival,
  hexArena,
  jungle,
  karst,
  lilyPond,
  meadow,
  mesaSunset,
  moonNight,
  nightCity,
  palace,
  paperCut,
  rush,
  snowNight,
  stadium,
  stage,
  study,
  sunburst,
  terraces,
  velvet,
} satisfies Record<string, (pen: Pen, colours: SceneColours) => SceneLayers>

export type SceneName = keyof typeof scenes
