/**
 * A colour in OKLCH: lightness 0-1, chroma 0-0.37, hue in degrees. Colours are mixed in OKLab, which is perceptually
 * uniform, so that lighter and darker shades keep their hue. A `hex` parameter is `#rrggbb`.
 */
interface Lch {
  l: number
  c: number
  h: number
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

function hexToLab(hex: string): [number, number, number] {
  const n = Number.parseInt(hex.slice(1, 7), 16)
  const r = toLinear(((n >> 16) & 255) / 255)
  const g = toLinear(((n >> 8) & 255) / 255)
  const b = toLinear((n & 255) / 255)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function labToLinearRgb(l0: number, a: number, b: number): [number, number, number] {
  const l = (l0 + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (l0 - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (l0 - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isInGamut = (rgb: readonly number[]): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005)

function linearRgbToHex(rgb: readonly number[]): string {
  const byte = (v: number): string =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.min(1, Math.max(0, v))))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(byte).join('')}`
}

/** Converts OKLCH to `#rrggbb`. The chroma is reduced until the colour is within the sRGB gamut. */
export function lchToHex(l: number, c: number, h: number): string {
  const lightness = Math.min(1, Math.max(0, l))
  const angle = (h * Math.PI) / 180
  for (let chroma = c; chroma > 0.001; chroma *= 0.94) {
    const rgb = labToLinearRgb(lightness, chroma * Math.cos(angle), chroma * Math.sin(angle))
    if (isInGamut(rgb)) return linearRgbToHex(rgb)
  }
  return linearRgbToHex(labToLinearRgb(lightness, 0, 0))
}

export function hexToLch(hex: string): Lch {
  const [l, a, b] = hexToLab(hex)
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}

/** Interpolates between two colours: `t` 0 is `a`, 1 is `b`. */
export function mix(a: string, b: string, t: number): string {
  const x = hexToLab(a)
  const y = hexToLab(b)
  return linearRgbToHex(labToLinearRgb(x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t))
}

/**
 * Returns a shade of a colour: `lightness` from -1 (black) to 1 (white), 0 leaves it unchanged; `chroma` is a factor;
 * `hueRotation` is in degrees.
 */
export function shade(hex: string, lightness: number, chroma = 1, hueRotation = 0): string {
  const base = hexToLch(hex)
  const l = lightness >= 0 ? base.l + (1 - base.l) * lightness : base.l * (1 + lightness)
  return lchToHex(l, base.c * chroma, base.h + hueRotation)
}

/**
 * Shifts the hue of a colour towards the hue of another; lightness and chroma stay the same. The part of the hue
 * difference that is applied grows with `fraction` (0-1) and is smaller for hues that are further apart, so that a blue
 * sky stays blue next to a red brand colour.
 */
export function shiftHue(hex: string, targetHex: string, fraction: number): string {
  const [source, target] = [hexToLch(hex), hexToLch(targetHex)]
  const hueDifference = ((target.h - source.h + 540) % 360) - 180
  return lchToHex(source.l, source.c, source.h + hueDifference * Math.min(1, fraction * 1.5 * (1 - Math.abs(hueDifference) / 180)))
}
