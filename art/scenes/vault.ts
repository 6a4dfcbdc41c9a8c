import { motes, rays, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { oval } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** The round, bright opening of a bank vault behind the subject. */
export function vault(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const steel = mix(mid, '#c8d0e0', 0.35)
  const rivets = (r: number, count: number, size: number, colour: string): string =>
    pen.path(
      Array.from({ length: count }, (_, i) =>
        oval(180 + r * Math.cos((i * 2 * Math.PI) / count), 222 + r * Math.sin((i * 2 * Math.PI) / count), size),
      ).join(''),
      colour,
    )
  const disc = (r: number, colours: string[]): string => pen.path(oval(180, 222, r), pen.linear(colours, 50))
  const plates = [0, 1, 2, 3, 4, 5, 6].map((i) => `M0 ${i * 80}H360`).join('') + [0, 1, 2, 3, 4].map((i) => `M${i * 90} 0V480`).join('')
  const bolts = Array.from({ length: 12 }, (_, i) =>
    pen.group(pen.path('M-9-206H9V-176H-9Z', pen.linear([mix(steel, '#ffffff', 0.5), steel, mix(steel, deep, 0.6)], 0)), {
      x: 180,
      y: 222,
      rotation: i * 30,
    }),
  ).join('')
  const back =
    sky(pen, mix(deep, mid, 0.5), mix(deep, mid, 0.25), deep) +
    pen.stroke(plates, mix(deep, '#000000', 0.4), 2, { opacity: 0.7 }) +
    pen.stroke(plates, mix(mid, glow, 0.3), 0.8, { opacity: 0.4 }) +
    disc(196, [mix(steel, '#ffffff', 0.4), steel, mix(steel, deep, 0.75)]) +
    bolts +
    disc(178, [mix(steel, deep, 0.7), mix(steel, deep, 0.3)]) +
    disc(170, [mix(steel, '#ffffff', 0.25), mix(steel, deep, 0.25), mix(steel, deep, 0.7)]) +
    rivets(184, 24, 4, mix(steel, '#ffffff', 0.5)) +
    pen.path(oval(180, 222, 146), pen.radial([mix(glow, '#ffffff', 0.6), glow, mix(mid, deep, 0.2), deep])) +
    rays(pen, 180, 222, '#ffffff', 0.35, 18) +
    pen.stroke(oval(180, 222, 146), spark, 4) +
    pen.path('M-10 396H370V490H-10Z', pen.linear([mix(mid, glow, 0.25), deep])) +
    pen.path(oval(180, 408, 140, 20), pen.radial([`${mix(glow, '#ffffff', 0.5)}cc`, `${glow}00`]))
  return { back, front: motes(pen, 22, spark, 0.8, 2.2, 40, 420) }
}
