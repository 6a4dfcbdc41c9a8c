import { ball, mirrored, card, eyes } from '../kit/parts.ts'
import { symmetricShape, curve, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const left = ramp('#7a1fd0')
const right = ramp('#f2b01f')
const face = ramp('#fdf2e2')

export const jester: Subject = {
  scene: 'stage',
  sceneColours: { deep: '#1a0420', mid: '#a3124a', glow: '#ff7a9a', spark: '#ffd75e' },
  y: 14,
  draw: (pen) =>
    Array.from(
      { length: 9 },
      (_, i) =>
        pen.body(
          shape(
            `${-88 + i * 22},66! ${-76 + i * 22},66! ${-76 + i * 22 + (i - 4) * 5},${112 - Math.abs(i - 4) * 5}! ${-90 + i * 22 + (i - 4) * 5},${108 - Math.abs(i - 4) * 5}!`,
          ),
          i % 2 ? left : right,
          { depth: 5 },
        ) + ball(pen, -83 + i * 22 + (i - 4) * 5, 116 - Math.abs(i - 4) * 5, 7, gold),
    ).join('') +
    pen.body(shape('-10,-70! -66,-74 -112,-112 -134,-58 -126,-20! -112,-48 -92,-44 -74,-10 -62,16!'), left, { depth: 12, shine: 0.6 }) +
    pen.body(shape('10,-70! 66,-74 112,-112 134,-58 126,-20! 112,-48 92,-44 74,-10 62,16!'), right, { depth: 12, shine: 0.6 }) +
    pen.body(shape('-62,-30! -44,-82 -30,-128 6,-150! 4,-120 34,-92 62,-30! 0,-44'), ramp('#e0203a'), { depth: 12, shine: 0.6 }) +
    ball(pen, -126, -12, 14, gold) +
    ball(pen, 126, -12, 14, gold) +
    ball(pen, 8, -148, 14, gold) +
    pen.body(symmetricShape('0,-46 40,-44 68,-18 70,22 50,58 22,84 0,90'), face, { depth: 14, shine: 0.35 }) +
    pen.body(symmetricShape('0,-58 44,-52 74,-24! 62,-14 30,-30 0,-34'), ramp('#2a1038'), { depth: 6 }) +
    Array.from({ length: 5 }, (_, i) => ball(pen, -44 + i * 22, -40 + Math.abs(i - 2) * 6, 5.5, gold)).join('') +
    mirrored(
      (mirror, side) =>
        pen.path(shape(mirror('34,-22! 42,-4 34,30! 26,-4')), side > 0 ? '#7a1fd0' : '#e0203a') +
        pen.glow(48 * side, 34, 16, '#ff6f8f', 0.8, 12),
    ) +
    eyes(pen, { lids: '18,-2! 30,-14 46,-12 54,-2! 42,8 28,8', x: 36, y: -3, r: 9.5, iris: '#2fd06a' }) +
    mirrored((mirror) => pen.stroke(curve(mirror('18,-18 34,-30 54,-24')), '#2a1020', 4.5)) +
    pen.body(oval(0, 18, 13, 12), ramp('#f2202f'), { depth: 7, shine: 1 }) +
    pen.path(symmetricShape('0,42 26,38 50,22! 42,54 16,68 0,70'), '#5a0614') +
    pen.path(symmetricShape('0,44 26,41 44,32! 30,50 0,54'), '#ffffff') +
    pen.stroke('M-52 21Q-26 44 0 44Q26 44 52 21', '#c8102a', 5) +
    card(pen, -100, 78, 54, -22, 'heart') +
    card(pen, 102, 78, 54, 20, 'spade'),
}
