import { ball, sparkle } from '../kit/parts.ts'
import { curve, oval, shape } from '../kit/path.ts'
import { ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const skin = ramp('#2a4fc8')
const pale = ramp('#e8f0ff')

export const swordfish: Subject = {
  scene: 'openSea',
  sceneColours: { deep: '#2a0a3a', mid: '#c83a6a', glow: '#ffb06a', spark: '#ffe08a' },
  y: 0,
  draw: (pen) =>
    pen.group(
      pen.body(shape('84,6! 116,-40 150,-62! 136,-16 134,10 136,36 150,74! 114,50 84,20'), skin, { depth: 6 }) +
        pen.body(shape('-40,-40! -34,-104 10,-134 24,-124! 34,-96 52,-70 76,-36! 40,-28 0,-32'), ramp('#5a2fd0'), { depth: 5 }) +
        pen.stroke('M-28-44L-14-112M-8-40L4-124M12-38L26-110M34-36L44-84', '#b08aff', 2.4, { opacity: 0.8 }) +
        pen.body(shape('-176,-12! -92,-22 -60,-40 0,-44 50,-28 90,4! 92,20 50,40 0,46 -56,34 -86,12 -92,2!'), skin, {
          depth: 14,
          shine: 0.9,
        }) +
        pen.clipTo(
          shape('-176,-12! -92,-22 -60,-40 0,-44 50,-28 90,4! 92,20 50,40 0,46 -56,34 -86,12 -92,2!'),
          pen.body(shape('-100,4! -50,16 10,20 96,14! 60,60 -60,60 -100,30'), pale, { depth: 5 }) +
            pen.stroke([-30, -10, 10, 30, 50].map((x) => `M${x}-46Q${x + 12} -20 ${x + 4} 10`).join(''), '#7ad0ff', 5, { opacity: 0.55 }),
        ) +
        pen.body(shape('-30,20! 0,36 10,66 0,84! -20,66 -44,34'), skin, { depth: 5 }) +
        pen.body(shape('40,36! 62,48 70,66 62,80! 48,62 28,42'), skin, { depth: 4 }) +
        pen.path(oval(-66, -12, 12), '#0a0f2a') +
        pen.path(oval(-66, -12, 9.5), pen.radial(['#fff6c0', '#ffc83a 60', '#a85a0a'])) +
        pen.path(oval(-68, -12, 4.6), '#05060f') +
        pen.path(oval(-71, -16, 3), '#ffffff') +
        pen.stroke('M-92 2C-80 12-68 14-56 10', '#101a4a', 3.6) +
        pen.stroke('M-44-30C-36-10-38 10-46 26', '#101a4a', 3, { opacity: 0.6 }),
      { rotation: 22, scale: 0.96, x: 12 },
    ) +
    Array.from({ length: 16 }, () =>
      ball(pen, pen.random.next(-110, 120), pen.random.next(50, 130), pen.random.next(2, 7), ramp('#d8f0ff')),
    ).join('') +
    sparkle(pen, -134, -82, 18),
  foreground: (pen) =>
    pen.path(
      shape('-230,128! -150,108 -96,126 -60,96 -20,122 20,92 60,124 120,104 230,124! 230,330! -230,330!'),
      pen.linear(['#ffd8c0', '#d85a8a 14', '#5a1f6a 55', '#24083a']),
    ) +
    pen.stroke(curve('-230,128 -150,108 -96,126 -60,96 -20,122 20,92 60,124 120,104 230,124'), '#ffffff', 5, { opacity: 0.9 }) +
    pen.stroke(curve('-180,156 -120,146 -70,158') + curve('40,160 100,148 160,160'), '#ffffff', 3, { opacity: 0.5 }),
}
