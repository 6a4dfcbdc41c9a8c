import { lottoBall, lottoColours } from '../kit/lotto-ball.ts'
import { ball, mirrored, sparkle } from '../kit/parts.ts'
import { box, curve, oval, shape, star } from '../kit/path.ts'
import type { Pen } from '../kit/pen.ts'
import { gold, ramp, silver } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

/** An old television set that shows lottery balls. */
export const lottoStudio: Subject = {
  scene: 'stage',
  sceneColours: { deep: '#0a0a2f', mid: '#23238a', glow: '#8a9aff', spark: '#ffcf5a' },
  y: 0,
  draw: (pen) => {
    const screen = box(-104, -78, 208, 140, 16)
    return (
      mirrored(
        (mirror) =>
          pen.stroke(curve(mirror('12,-108 44,-146')), silver.dark, 5) + pen.stroke(curve(mirror('12,-108 44,-146')), silver.light, 2),
      ) +
      mirrored((_, side) => ball(pen, 44 * side, -148, 7, ramp('#ff4a5a'))) +
      mirrored((mirror) => pen.body(shape(mirror('52,84! 74,84! 96,132! 78,132!')), ramp('#8a4a24'), { depth: 4 })) +
      pen.body(box(-134, -112, 268, 206, 30), ramp('#a8582a'), { depth: 11, shine: 0.7 }) +
      pen.body(box(-120, -96, 240, 176, 22), ramp('#3a2a2f'), { depth: 5 }) +
      pen.path(screen, pen.radial(['#bff4ff', '#3f9ae8 55', '#0f2f8a'], 0.5, 0.45, 0.7)) +
      pen.clipTo(
        screen,
        rayFan(pen) +
          lottoBall(pen, -62, 8, 36, lottoColours[0] ?? gold, -10) +
          lottoBall(pen, 62, 8, 36, lottoColours[2] ?? gold, 10) +
          lottoBall(pen, 0, -8, 46, lottoColours[1] ?? gold) +
          pen.stroke(Array.from({ length: 24 }, (_, i) => `M-110 ${-76 + i * 6}H110`).join(''), '#04104a', 1.4, { opacity: 0.22 }) +
          pen.path(shape('-110,-84! -30,-84! -74,70! -120,70!'), '#ffffff', { opacity: 0.18 }),
      ) +
      pen.stroke(screen, '#120a10', 5) +
      mirrored((_, side) => pen.body(oval(96 * side, 76, 8), gold, { depth: 3, shine: 1 })) +
      pen.stroke([-30, -15, 0, 15, 30].map((x) => `M${x} 72V84`).join(''), '#2a1410', 5) +
      lottoBall(pen, -104, 122, 22, lottoColours[3] ?? gold) +
      lottoBall(pen, 106, 122, 20, lottoColours[4] ?? gold) +
      sparkle(pen, -80, -66, 16)
    )
  },
}

const rayFan = (pen: Pen): string => pen.path(star(0, 0, 14, 180, 20), '#ffffff', { opacity: 0.18 })
