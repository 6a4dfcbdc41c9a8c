import { mirrored, sparkle } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const blue = ramp('#1f44b0')
const face = ramp('#e8b04a')

export const pharaoh: Subject = {
  scene: 'palace',
  sceneColours: { deep: '#140c04', mid: '#6a4a14', glow: '#ffcf6a', spark: '#ffd75e' },
  y: 8,
  draw: (pen) => {
    const cloth = symmetricShape('0,-112 46,-106 82,-72 96,-20 116,60 126,128! 70,134 46,110! 0,112')
    const bands = Array.from({ length: 12 }, (_, i) => `M-140 ${-86 + i * 20}Q0 ${-128 + i * 17} 140 ${-86 + i * 20}`).join('')
    return (
      pen.body(cloth, gold, { depth: 12, shine: 1 }) +
      pen.clipTo(cloth, pen.stroke(bands, blue.mid, 9) + pen.stroke(bands, blue.light, 1.6, { opacity: 0.7 })) +
      pen.body(shape('-58,118! -40,92 40,92 58,118! 66,140 0,148 -66,140'), ramp('#1fa0a0'), { depth: 8, shine: 0.8 }) +
      pen.stroke('M-56 112Q0 92 56 112M-60 124Q0 104 60 124', gold.light, 4) +
      pen.body(symmetricShape('0,-76 40,-72 60,-40 58,10 44,56 22,84 0,90'), face, { depth: 15, shine: 0.9 }) +
      pen.body(symmetricShape('0,-96 50,-90 74,-56! 60,-62 0,-72'), gold, { depth: 6, shine: 1 }) +
      pen.stroke('M-70-60Q0-84 70-60', blue.mid, 5) +
      mirrored(
        (mirror, side) =>
          pen.path(shape(mirror('12,-20! 28,-34 50,-32 56,-24! 44,-12 26,-12')), '#fff8e6') +
          pen.path(oval(34 * side, -23, 9), '#2a1408') +
          pen.path(oval(34 * side - 3, -26, 3), '#ffffff') +
          pen.stroke(curve(mirror('10,-19 28,-36 52,-33 70,-28!')), '#0c1230', 5) +
          pen.stroke(curve(mirror('14,-16 30,-9 50,-14 72,-18!')), '#0c1230', 4) +
          pen.stroke(curve(mirror('10,-44 32,-54 60,-46!')), '#0c1230', 6),
      ) +
      pen.body(symmetricShape('0,-40 8,-34 14,18 6,28 0,29'), face, { depth: 6, shine: 0.9 }) +
      pen.body(symmetricShape('0,44 14,40 28,46! 16,58 0,60'), ramp('#c87a2a'), { depth: 4, shine: 0.9 }) +
      pen.stroke('M-27 46Q0 52 27 46', '#5a2a08', 2.4) +
      pen.body(shape('-10,84! 10,84! 13,124 8,142! -8,142! -13,124'), blue, { depth: 5, shine: 0.8 }) +
      pen.stroke([96, 108, 120, 132].map((y) => `M-12 ${y}L12 ${y - 5}`).join(''), gold.light, 3.5) +
      pen.stroke(curve('0,-74 -3,-96 6,-112 0,-128'), gold.dark, 12) +
      pen.body(symmetricShape('0,-144 11,-136 16,-118 8,-96 0,-88'), gold, { depth: 5, shine: 1 }) +
      pen.body(symmetricShape('0,-130 7,-116 4,-102 0,-98'), ramp('#d8302a'), { depth: 2, shine: 1 }) +
      mirrored((_, side) => pen.path(oval(5 * side, -134, 2.2), '#0c1230')) +
      sparkle(pen, -44, -92, 18)
    )
  },
}
