import { sparkle } from '../kit/parts.ts'
import { oval, shape, star } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

export const lamp: Subject = {
  scene: 'moonNight',
  sceneColours: { deep: '#0c0a3a', mid: '#4a2fb0', glow: '#ffc890', spark: '#ffcf6a' },
  y: 14,
  aura: 1.1,
  draw: (pen) => {
    const smoke = (points: string, opacity: number, blurRadius: number): string =>
      pen.path(shape(points), pen.linear(['#ffffff00', '#c8a8ff', '#5ad8ff'], 90), { opacity, filter: pen.blur(blurRadius) })
    return (
      smoke(
        '-116,-4! -140,-50 -96,-80 -60,-66 -20,-52 20,-70 24,-100 10,-128 -24,-120! -44,-150 20,-164 60,-140 76,-104 56,-60 10,-34 -50,-30 -84,-44! -104,-34',
        0.95,
        2,
      ) +
      smoke('40,-110 70,-150 108,-142 112,-110 88,-90 60,-90', 0.7, 4) +
      sparkle(pen, 20, -120, 22) +
      sparkle(pen, 84, -124, 18) +
      sparkle(pen, -40, -60, 14) +
      pen.path(star(52, -84, 5, 9, 4) + star(-8, -146, 5, 8, 3.5) + star(100, -88, 5, 6, 2.6), '#fff2b0') +
      pen.stroke('M76 18C124-18 156 30 120 66C104 82 84 74 80 66', gold.dark, 15) +
      pen.stroke('M76 16C122-18 152 30 118 64C102 80 84 72 80 64', gold.light, 6) +
      pen.body(shape('-136,-14! -112,-14! -96,8 -64,18 -50,22! 40,22! 76,14 92,26! 88,58 60,88 16,98 -30,92 -64,74 -92,40 -112,14'), gold, {
        depth: 14,
        shine: 1,
      }) +
      pen.body(shape('-46,24! -30,4 0,-6 30,4 46,24! 0,34'), gold, { depth: 7, shine: 1 }) +
      pen.body(oval(0, -14, 11), ramp('#e0204a'), { depth: 5, shine: 1 }) +
      pen.body(shape('-26,92! 26,92! 34,118 56,132! -56,132! -34,118'), gold, { depth: 7, shine: 1 }) +
      pen.stroke('M-84 40C-30 70 40 70 84 40', gold.dark, 4) +
      pen.stroke('M-86 36C-30 66 40 66 86 36', gold.bright, 2) +
      [-44, -22, 0, 22, 44]
        .map((x) => pen.body(oval(x, 76 - Math.abs(x) * 0.14, 6), ramp(x % 44 === 0 ? '#1fa8e0' : '#e0204a'), { depth: 3, shine: 1 }))
        .join('') +
      sparkle(pen, -76, 20, 20)
    )
  },
}
