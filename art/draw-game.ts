import { HEIGHT, WIDTH, fillCanvas, vignette } from './kit/atmosphere.ts'
import { shiftHue, mix, hexToLch, shade } from './kit/colour.ts'
import type { SceneColours } from './kit/scene.ts'
import { oval } from './kit/path.ts'
import { Pen } from './kit/pen.ts'
import type { Lighting } from './kit/pen.ts'
import { hash } from './kit/random.ts'
import { scenes } from './scenes/index.ts'
import type { Subject } from './subject.ts'
import { findSubject } from './find-subject.ts'
import { getHueRotation, varySubject } from './vary-subject.ts'

/** The colours of a brand's theme that pictures use, as #rrggbb. */
export interface Palette {
  canvas: string
  accent: string
  secondary: string
}

export interface GameArt {
  id: string
  category: string
  /** Name of the motif. If it is unknown or omitted, a fallback motif of the category is drawn. */
  motif?: string
  /** Number of the variant, which selects the hue, the scene and the scale. Default: 0, the motif as designed. */
  look?: number
}

/**
 * Draws a game's picture as SVG without text, 360 by 480 units. The same game and palette produce the same SVG on every
 * machine. The subject takes up about 280 by 280 units at the centre, so that it stays visible in crops to 1:1 and 4:3.
 */
export function drawGame(game: GameArt, palette: Palette): string {
  const { subject: baseSubject, hasMotif } = findSubject(game)
  const subject = varySubject(baseSubject, game.look ?? 0)
  const lighting = createLighting(palette)
  const pen = new Pen(game.id, lighting)
  const sceneColours = blendWithBrand(
    subject.sceneColours,
    lighting,
    hasMotif ? getHueRotation(game.look ?? 0) : (hash(game.id) % 120) - 60,
  )
  const content = pen.group(composePicture(pen, subject, sceneColours), { filter: pen.saturate(1.04 + 0.2 * lighting.saturation) })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${pen.defs}${content}</svg>`
}

function composePicture(pen: Pen, subject: Subject, sceneColours: SceneColours): string {
  const { back, front } = scenes[subject.scene](pen, sceneColours)
  const [x, y] = [180 + (subject.x ?? 0), 236 + (subject.y ?? 0)]
  const aura = pen.glow(x, y, 178, mix(sceneColours.glow, '#ffffff', 0.35), 0.62 * (subject.aura ?? 1))
  const floorShadow = subject.castsShadow
    ? pen.path(oval(x, y + 136, 112, 15), pen.radial([`${sceneColours.deep}ee`, `${sceneColours.deep}99 45`, `${sceneColours.deep}00`]))
    : ''
  const figure = pen.group(subject.draw(pen), { x, y, scale: subject.scale ?? 1 })
  const foreground = subject.foreground ? pen.group(subject.foreground(pen), { x, y }) : ''
  return (
    back +
    vignette(pen, sceneColours.deep, 0.4) +
    aura +
    floorShadow +
    pen.group(figure, { filter: pen.relight() }) +
    foreground +
    front +
    vignette(pen, mix(pen.lighting.ink, sceneColours.deep, 0.4), 0.4) +
    applyColourGrade(pen)
  )
}

/** Overlays the whole picture with the brand's colours, so that the pictures in a grid of games match. */
function applyColourGrade(pen: Pen): string {
  const { rightRim, leftRim, saturation } = pen.lighting
  return `<g style="mix-blend-mode:soft-light">${fillCanvas(pen.linear([rightRim, '#808080 55', leftRim], 60), 0.08 + 0.2 * saturation)}</g>`
}

export function createLighting({ canvas, accent, secondary }: Palette): Lighting {
  const [accentLch, secondaryLch, canvasLch] = [hexToLch(accent), hexToLch(secondary), hexToLch(canvas)]
  const ink = shade(canvas, canvasLch.l > 0.3 ? -0.8 : -0.35)
  const brightenIfDark = (hex: string, l: number): string => (l < 0.6 ? shade(hex, 0.45) : hex)
  return {
    ink,
    rightRim: brightenIfDark(accent, accentLch.l),
    leftRim: brightenIfDark(secondary, secondaryLch.l),
    saturation: Math.min(1, (accentLch.c + secondaryLch.c) / 0.42),
  }
}

/** Blends a scene's colours with the brand's colours: shadows the most, highlights the least. */
function blendWithBrand(sceneColours: SceneColours, { ink, rightRim, leftRim, saturation }: Lighting, hueRotation: number): SceneColours {
  const rotated =
    hueRotation === 0
      ? sceneColours
      : {
          deep: shade(sceneColours.deep, 0, 1, hueRotation),
          mid: shade(sceneColours.mid, 0, 1, hueRotation),
          glow: shade(sceneColours.glow, 0, 1, hueRotation),
          spark: sceneColours.spark,
        }
  const chroma = 1 + 0.22 * saturation
  return {
    deep: mix(shade(rotated.deep, 0, 1.15 * chroma), ink, 0.3),
    mid: shiftHue(shade(rotated.mid, 0, chroma), ink, 0.32),
    glow: shiftHue(shade(rotated.glow, 0, chroma), leftRim, 0.22),
    spark: shiftHue(rotated.spark, rightRim, 0.2),
  }
}
