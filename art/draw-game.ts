import { HEIGHT, WIDTH, fill, vignette } from './kit/atmosphere.ts'
import { lean, mix, readLch, shade } from './kit/colour.ts'
import type { Ground } from './kit/ground.ts'
import { oval } from './kit/path.ts'
import { Pen } from './kit/pen.ts'
import type { Tones } from './kit/pen.ts'
import { hash } from './kit/random.ts'
import { scenes } from './scenes/index.ts'
import type { Subject } from './subject.ts'
import { findSubject } from './find-subject.ts'
import { turnOf, varySubject } from './vary-subject.ts'

/** The brand colours of game pictures, as #rrggbb. */
export interface Palette {
  canvas: string
  accent: string
  second: string
}

export interface GameArt {
  id: string
  category: string
  /** The motif; if it is unknown or omitted, one that suits the category is drawn. */
  motif?: string
  /** Variant of the motif's picture, with different colours and scene; 0 is the motif as designed. */
  look?: number
}

/**
 * Draws a game's picture as SVG without text, 360 by 480 units. Deterministic for the same game and palette on every
 * machine. The subject is within the middle 280 units, so that crops to 1:1 and 4:3 keep it.
 */
export function drawGame(game: GameArt, palette: Palette): string {
  const { subject: drawn, own } = findSubject(game)
  const subject = varySubject(drawn, game.look ?? 0)
  const tones = takeTones(palette)
  const pen = new Pen(game.id, tones)
  const ground = takeGround(subject.ground, tones, own ? turnOf(game.look ?? 0) : (hash(game.id) % 120) - 60)
  const content = pen.group(compose(pen, subject, ground), { filter: pen.vivid(1.04 + 0.2 * tones.vivid) })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${pen.defs}${content}</svg>`
}

function compose(pen: Pen, subject: Subject, ground: Ground): string {
  const { back, front } = scenes[subject.scene](pen, ground)
  const [x, y] = [180 + (subject.x ?? 0), 236 + (subject.y ?? 0)]
  const aura = pen.glow(x, y, 178, mix(ground.glow, '#ffffff', 0.35), 0.62 * (subject.aura ?? 1))
  const floor = subject.castsShadow
    ? pen.path(oval(x, y + 136, 112, 15), pen.radial([`${ground.deep}ee`, `${ground.deep}99 45`, `${ground.deep}00`]))
    : ''
  const figure = pen.group(subject.draw(pen), { x, y, scale: subject.scale ?? 1 })
  const over = subject.over ? pen.group(subject.over(pen), { x, y }) : ''
  return (
    back +
    vignette(pen, ground.deep, 0.4) +
    aura +
    floor +
    pen.group(figure, { filter: pen.relight() }) +
    over +
    front +
    vignette(pen, mix(pen.tones.ink, ground.deep, 0.4), 0.4) +
    grade(pen)
  )
}

/** A colour grade in the brand's colours over the whole picture, so that a grid of games looks uniform. */
function grade(pen: Pen): string {
  const { rim, kick, vivid } = pen.tones
  return `<g style="mix-blend-mode:soft-light">${fill(pen.linear([rim, '#808080 55', kick], 60), 0.08 + 0.2 * vivid)}</g>`
}

export function takeTones({ canvas, accent, second }: Palette): Tones {
  const [a, b, ground] = [readLch(accent), readLch(second), readLch(canvas)]
  const ink = shade(canvas, ground.l > 0.3 ? -0.8 : -0.35)
  const lift = (hex: string, l: number): string => (l < 0.6 ? shade(hex, 0.45) : hex)
  return { ink, rim: lift(accent, a.l), kick: lift(second, b.l), vivid: Math.min(1, (a.c + b.c) / 0.42) }
}

/** Shifts the motif's own colours towards the brand's: shadows most, lights least. */
function takeGround(ground: Ground, { ink, rim, kick, vivid }: Tones, turn: number): Ground {
  const own =
    turn === 0
      ? ground
      : {
          deep: shade(ground.deep, 0, 1, turn),
          mid: shade(ground.mid, 0, 1, turn),
          glow: shade(ground.glow, 0, 1, turn),
          spark: ground.spark,
        }
  const chroma = 1 + 0.22 * vivid
  return {
    deep: mix(shade(own.deep, 0, 1.15 * chroma), ink, 0.3),
    mid: lean(shade(own.mid, 0, chroma), ink, 0.32),
    glow: lean(shade(own.glow, 0, chroma), kick, 0.22),
    spark: lean(own.spark, rim, 0.2),
  }
}
