import { hexToLch, lchToHex } from './colour.ts'

/** Five shades of a material from deep shadow to highlight: shadows have a cooler hue, highlights a warmer one. */
export interface Ramp {
  deep: string
  dark: string
  mid: string
  light: string
  bright: string
}

const rotateHueTowards = (from: number, to: number, maxDegrees: number): number => {
  const difference = ((to - from + 540) % 360) - 180
  return from + Math.sign(difference) * Math.min(Math.abs(difference), maxDegrees)
}

/** Derives the five shades from a base colour. `contrast` is 1 for an ordinary material, higher for a glossy one. */
export function ramp(hex: string, contrast = 1): Ramp {
  const { l, c, h } = hexToLch(hex)
  const coolerHue = (maxDegrees: number): number => (c < 0.03 ? h : rotateHueTowards(h, 300, maxDegrees))
  const warmerHue = (maxDegrees: number): number => (c < 0.03 ? h : rotateHueTowards(h, 95, maxDegrees))
  const lighten = (t: number): number => l + (0.985 - l) * t
  return {
    deep: lchToHex(l * (1 - 0.62 * contrast), c * 0.82, coolerHue(24)),
    dark: lchToHex(l * (1 - 0.34 * contrast), c * 1.02, coolerHue(12)),
    mid: hex,
    light: lchToHex(lighten(0.38 * contrast), c * 0.98, warmerHue(9)),
    bright: lchToHex(lighten(0.78), c * 0.5, warmerHue(16)),
  }
}

export const gold: Ramp = { deep: '#4a2306', dark: '#a05f14', mid: '#e2a53a', light: '#ffd97a', bright: '#fff6d2' }
export const silver: Ramp = { deep: '#2b3345', dark: '#66738c', mid: '#a9b5c9', light: '#dfe7f2', bright: '#ffffff' }
export const ivory: Ramp = { deep: '#5b4635', dark: '#b79c7e', mid: '#f0e3cb', light: '#fbf5e6', bright: '#ffffff' }
