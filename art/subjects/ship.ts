import { box, curve, oval, shape } from '../kit/path.ts'
import { gold, ramp } from '../kit/ramp.ts'
import type { Subject } from '../subject.ts'

const hull = ramp('#4a3f5a')
const sail = ramp('#a8f0d8')

export const ship: Subject = {
  scene: 'openSea',
  sceneColours: { deep: '#03141f', mid: '#0f5a6a', glow: '#8affd0', spark: '#d8fff0' },
  y: 6,
  aura: 1.1,
  draw: (pen) => {
    const drawSail = (x: number, y: number, w: number, h: number): string => {
      const d = `M${x - w} ${y}Q${x} ${y + 9} ${x + w} ${y}Q${x + w * 0.7} ${y + h * 0.5} ${x + w * 1.08} ${y + h}L${x + w * 0.6} ${y + h - 9}L${x + w * 0.28} ${y + h + 4}L${x} ${y + h - 8}L${x - w * 0.4} ${y + h + 5}L${x - w * 0.7} ${y + h - 7}L${x - w * 0.96} ${y + h + 2}Q${x - w * 0.6} ${y + h * 0.5} ${x - w} ${y}Z`
      return (
        pen.body(d, sail, { depth: 8, shine: 0.2, fill: pen.linear([`${sail.bright}f2`, `${sail.light}e6`, `${sail.dark}d9`], 20) }) +
        pen.stroke(`M${x - w - 8} ${y}H${x + w + 8}`, hull.deep, 6) +
        pen.path(oval(x + w * 0.35, y + h * 0.5, w * 0.12, h * 0.1), '#0c2a30', { opacity: 0.6 })
      )
    }
    return (
      pen.stroke('M-58 60V-116M14 60V-146M76 60V-96M110 58L150 8', hull.deep, 8) +
      pen.stroke('M-60 60V-116M12 60V-146M74 60V-96', hull.light, 2.4) +
      pen.stroke('M14-146L-58-116L-122 30M14-146L76-96L150 8M-58-116L14-40M76-96L14-40', hull.deep, 1.6, { opacity: 0.7 }) +
      drawSail(-58, -92, 36, 56) +
      drawSail(-58, -26, 44, 66) +
      drawSail(14, -128, 34, 52) +
      drawSail(14, -66, 46, 60) +
      drawSail(14, 2, 52, 52) +
      drawSail(76, -74, 28, 46) +
      drawSail(76, -20, 36, 58) +
      pen.body(shape('14,-150! 40,-146 58,-156 72,-146! 54,-140 36,-134 14,-138!'), ramp('#2a1f34'), { depth: 2 }) +
      pen.path(oval(36, -145, 3.6), '#d8fff0') +
      pen.body(shape('-134,22! -116,22! -110,52! 100,52! 118,40 138,36! 124,74 96,108 56,120 -80,120 -112,100 -126,64'), hull, {
        depth: 10,
        shine: 0.5,
      }) +
      pen.stroke('M-122 66C-60 78 60 80 122 62M-116 88C-60 98 60 98 106 86', hull.deep, 4) +
      pen.stroke('M-110 52H104', gold.mid, 4) +
      [-88, -54, -20, 14, 48, 82].map((x) => pen.path(box(x - 8, 68, 16, 14, 3), '#0c0a16') + pen.glow(x, 75, 15, '#7affc0', 1)).join('') +
      pen.body(box(-132, 4, 34, 24, 4), hull, { depth: 4 }) +
      pen.path(box(-124, 10, 8, 11, 2) + box(-111, 10, 8, 11, 2), '#b8ffe0')
    )
  },
  foreground: (pen) =>
    pen.path(
      shape('-230,104! -160,88 -116,108! -70,90 -24,108! 24,90 70,108! 116,88 160,106! 230,92! 230,330! -230,330!'),
      pen.linear(['#d8fff0ee', '#2fb0a0 10', '#0a5a62 50', '#03202a']),
    ) +
    pen.stroke(curve('-230,104 -160,88 -116,108! -70,90 -24,108! 24,90 70,108! 116,88 160,106! 230,92'), '#ffffff', 4, { opacity: 0.9 }) +
    pen.stroke(curve('-170,138! -124,124 -80,140! -36,126 8,140!') + curve('30,160! 80,146 128,162! 170,150'), '#bffff0', 2.6, {
      opacity: 0.55,
    }),
}
