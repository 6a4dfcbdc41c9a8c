/**
 * Colours are mixed in OKLab, where equal steps look equal, so that shades keep their hue.
 * Every function takes and returns `#rrggbb`.
 */
interface Lch {
  l: number
  c: number
  h: number
}

const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const toGamma = (v: number): number => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

function readLab(hex: string): [number, number, number] {
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

function labToRgb(l0: number, a: number, b: number): [number, number, number] {
  const l = (l0 + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (l0 - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (l0 - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const trx = (rgb: readonly number[]): boolean => rgb.every((v) => v >= -0.0005 && v <= 1.0005)

function writeHex(rgb: readonly number[]): string {
  const byte = (v: number): string =>
    Math.round(Math.min(1, Math.max(0, toGamma(Math.min(1, Math.max(0, v))))) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${rgb.map(byte).join('')}`
}

/** Lightness 0-1, chroma 0-0.37, hue in degrees; chroma is reduced to fit the sRGB gamut. */
export function lch(l: number, c: number, h: number): string {
  const light = Math.min(1, Math.max(0, l))
  const angle = (h * Math.PI) / 180
  for (let chroma = c; chroma > 0.001; chroma *= 0.94) {
    const rgb = labToRgb(light, chroma * Math.cos(angle), chroma * Math.sin(angle))
    if (trx(rgb)) return writeHex(rgb)
  }
  return writeHex(labToRgb(light, 0, 0))
}

export function readLch(hex: string): Lch {
  const [l, a, b] = readLab(hex)
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}

/** Interpolates from `a` (0) to `b` (1). */
export function mix(a: string, b: string, t: number): string {
  const x = readLab(a)
  const y = readLab(b)
  return writeHex(labToRgb(x[0] + (y[0] - x[0]) * t, x[1] + (y[1] - x[1]) * t, x[2] + (y[2] - x[2]) * t))
}

/** Returns the colour lighter (up to 1) or darker (down to -1), with scaled chroma and rotated hue in degrees. */
export function shade(hex: string, light: number, chroma = 1, turn = 0): string {
  const c = readLch(hex)
  const l = light >= 0 ? c.l + (1 - c.l) * light : c.l * (1 + light)
  return lch(l, c.c * chroma, c.h + turn)
}

/**
 * Shifts the hue of a colour towards that of another by a fraction, with the same chroma. The further apart the hues
 * are, the smaller the shift: a blue sky over a red house stays blue.
 */
export function lean(hex: string, towards: string, share: number): string {
  const [own, other] = [readLch(hex), readLch(towards)]
  const gap = ((other.h - own.h + 540) % 360) - 180
  return lch(own.l, own.c, own.h + gap * Math.min(1, share * 1.5 * (1 - Math.abs(gap) / 180)))
}
