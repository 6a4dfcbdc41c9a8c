import { motes, sky } from '../kit/atmosphere.ts'
import { mix } from '../kit/colour.ts'
import type { SceneColours, SceneLayers } from '../kit/scene.ts'
import { box, oval, polygon } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'

/** An arena with a floor of hexagons and vertical beams of light. */
export function hexArena(pen: Pen, { deep, mid, glow, spark }: SceneColours): SceneLayers {
  const random = pen.random
  const cell = (x: number, y: number, r: number, aspect: number): string =>
    polygon([0, 1, 2, 3, 4, 5].map((i) => [x + r * Math.cos((i * Math.PI) / 3), y + r * aspect * Math.sin((i * Math.PI) / 3)] as const))
  const floorCells: string[] = []
  const litCells: string[] = []
  for (let row = 0; row < 6; row += 1) {
    const y = 372 + row * row * 3.2 + row * 6
    const r = 16 + row * 7
    for (let i = -7; i <= 7; i += 1)
      (random.next() < 0.16 ? litCells : floorCells).push(cell(180 + i * r * 1.78 + (row % 2) * r * 0.89, y, r * 0.94, 0.34))
  }
  const wall = Array.from({ length: 40 }, () => cell(random.next(0, 360), random.next(20, 330), random.next(10, 26), 1)).join('')
  const beam = (x: number, colour: string): string =>
    pen.path(
      polygon([
        [x - 3, 380],
        [x + 3, 380],
        [x + 26, -10],
        [x - 26, -10],
      ]),
      pen.linear([`${colour}00`, `${colour}bb`]),
      { filter: pen.blur(3) },
    )
  const back =
    sky(pen, deep, mix(deep, mid, 0.6), mid, deep) +
    pen.stroke(wall, mix(mid, glow, 0.6), 1.4, { opacity: 0.4 }) +
    pen.glow(180, 230, 210, glow, 0.85) +
    beam(40, spark) +
    beam(104, glow) +
    beam(256, glow) +
    beam(320, spark) +
    pen.path(box(-10, 366, 380, 130), pen.linear([mix(mid, glow, 0.4), deep])) +
    pen.path(floorCells.join(''), pen.linear([mix(mid, deep, 0.2), mix(deep, '#000000', 0.3)]), {
      stroke: mix(glow, mid, 0.3),
      'stroke-width': 1.2,
    }) +
    pen.path(litCells.join(''), glow, { opacity: 0.75 }) +
    pen.path(oval(180, 392, 140, 22), pen.radial([`${mix(glow, '#ffffff', 0.5)}ee`, `${glow}00`]))
  return { back, front: motes(pen, 24, spark, 0.7, 2, 40, 460) }
}
