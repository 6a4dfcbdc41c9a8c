import { readLch, lch } from './colour.ts'

/** Five shades of a material from deep shadow to highlight: shadows are cooler, lights warmer. */
export interface Ramp {
  deep: string
  dark: string
  mid: string
  light: string
  bright: string
}

const turnTowards = (from: number, to: number, by: number): number => {
  const gap = ((to - from + 540) % 360) - 180
  return from + Math.sign(gap) * Math.min(Math.abs(gap), by)
}

/** A `spread` of 1 is an ordinary material; lower is duller, higher is glossier. */
export function ramp(hex: string, spread = 1): Ramp {
  const { l, c, h } = readLch(hex)
  const cool = (by: number): number => (c < 0.03 ? h : turnTowards(h, 300, by))
  const warm = (by: number): number => (c < 0.03 ? h : turnTowards(h, 95, by))
  const up = (t: number): number => l + (0.985 - l) * t
  return {
    deep: lch(l * (1 - 0.62 * spread), c * 0.82, cool(24)),
    dark: lch(l * (1 - 0.34 * spread), c * 1.02, cool(12)),
    mid: hex,
    light: lch(up(0.38 * spread), c * 0.98, warm(9)),
    bright: lch(up(0.78), c * 0.5, warm(16)),
  }
}

export const gold: Ramp = { deep: '#4a2306', dark: '#a05f14', mid: '#e2a53a', light: '#ffd97a', bright: '#fff6d2' }
export const silver: Ramp = { deep: '#2b3345', dark: '#66738c', mid: '#a9b5c9', light: '#dfe7f2', bright: '#ffffff' }
export const ivory: Ramp = { deep: '#5b4635', dark: '#b79c7e', mid: '#f0e3cb', light: '#fbf5e6', bright: '#ffffff' }
