import { gem, sparkle } from '../kit/parts.ts'
import { box, symmetricShape, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const brew = ramp('#19d07a')

export const potion: Subject = {
  scene: 'study',
  sceneColours: { deep: '#1a0a12', mid: '#6a2a4a', glow: '#ffa8b8', spark: '#8affb0' },
  y: 4,
  aura: 1.2,
  draw: (pen) => {
    const flask = symmetricShape('0,-86 22,-84! 24,-48 60,-12 88,32 86,84 54,122 0,130')
    const liquid = 'M-120 22Q-60 2 0 22T120 22V150H-120Z'
    const bubbles = [
      [-34, 60, 11],
      [20, 40, 8],
      [44, 78, 13],
      [-10, 92, 7],
      [-54, 86, 6],
      [8, 66, 5],
      [30, 106, 7],
      [-30, 28, 5],
    ]
      .map(
        ([x = 0, y = 0, r = 1]) =>
          pen.path(oval(x, y, r), pen.radial(['#ffffff22', '#ffffff33 60', '#ffffffcc'], 0.44, 0.4, 0.6)) +
          pen.path(oval(x - r * 0.35, y - r * 0.35, r * 0.25), '#ffffff'),
      )
      .join('')
    return (
      pen.group(
        pen.path(
          [
            [-14, -126, 24],
            [18, -140, 18],
            [-30, -150, 15],
            [4, -158, 13],
          ]
            .map(([x = 0, y = 0, r = 1]) => oval(x, y, r))
            .join(''),
          pen.linear(['#d8ffe6', '#3fe09a']),
          { opacity: 0.75 },
        ),
        { filter: pen.blur(2) },
      ) +
      pen.glow(0, 50, 130, '#2aff9a', 0.7) +
      pen.path(flask, '#c8fff0', { opacity: 0.35 }) +
      pen.clipTo(
        flask,
        pen.path(liquid, pen.linear(['#b8ffcf', '#2ae08a 25', '#0a9a6a 70', '#04503f'])) +
          bubbles +
          pen.stroke('M-120 22Q-60 2 0 22T120 22', '#e8fff2', 4),
      ) +
      pen.body(flask, brew, { depth: 14, shine: 1, fill: pen.radial(['#ffffff00', '#ffffff11 70', '#d8fff055'], 0.5, 0.5, 0.6) }) +
      pen.stroke(flask, '#e8fff6', 3, { opacity: 0.8 }) +
      pen.path(shape('-66,36 -50,6 -38,-4! -50,30 -62,86! -74,66'), '#ffffff', { opacity: 0.7 }) +
      pen.path(shape('60,88 72,60 66,90 46,112!'), '#ffffff', { opacity: 0.45 }) +
      pen.body(box(-30, -96, 60, 18, 7), ramp('#b8e8dc'), { depth: 5, shine: 1 }) +
      pen.body(box(-18, -122, 36, 30, 6), ramp('#b5793f'), { depth: 6 }) +
      pen.body(box(-26, -56, 52, 13, 5), gold, { depth: 4, shine: 1 }) +
      pen.group(
        gem(
          pen,
          [
            [0, -20],
            [14, -12],
            [14, 12],
            [0, 20],
            [-14, 12],
            [-14, -12],
          ],
          ramp('#d83ae0'),
        ),
        { y: -24, scale: 0.9 },
      ) +
      pen.body(shape('-132,128! -118,92 -106,86! -106,70! -94,70! -94,86! -82,92 -68,128! -100,140'), ramp('#e0407f'), {
        depth: 7,
        shine: 1,
      }) +
      pen.body(box(-108, 62, 16, 12, 3), ramp('#b5793f'), { depth: 3 }) +
      pen.body(shape('74,134! 80,104 90,96! 90,80! 104,80! 104,96! 114,104 120,134! 98,142'), ramp('#3f8af0'), { depth: 7, shine: 1 }) +
      pen.body(box(88, 72, 18, 12, 3), ramp('#b5793f'), { depth: 3 }) +
      sparkle(pen, -46, 0, 18) +
      sparkle(pen, 56, -70, 14, '#8affb0')
    )
  },
}
