import { fixed } from './path.ts'
import type { Ramp } from './ramp.ts'
import { hash, createRandom } from './random.ts'
import type { Random } from './random.ts'

/** The light and shadow colours of pictures, from a brand's colours. */
export interface Lighting {
  /** Colour of the shadows: the darkest shade. */
  ink: string
  /** Colour of the light along the right edge: the brand's accent. */
  rightRim: string
  /** Colour of the light along the left edge: the brand's secondary colour. */
  leftRim: string
  /** Saturation of the brand's colours, 0-1. */
  saturation: number
}

export interface BodyOptions {
  /** Apparent thickness in units of the drawing; 0 is flat. */
  depth?: number
  /** Glossiness, 0-1. */
  shine?: number
  /** Direction of the gradient in degrees; 90 is downwards. */
  angle?: number
  /** Colour or gradient that replaces the default gradient. */
  fill?: string
}

export interface GroupOptions {
  x?: number
  y?: number
  scale?: number
  /** Degrees, clockwise. */
  rotation?: number
  opacity?: number
  filter?: string
  blend?: 'screen' | 'multiply' | 'overlay' | 'soft-light' | 'color-dodge'
  clip?: string
  mask?: string
}

type Attributes = Record<string, string | number | undefined>

const formatAttributes = (a: Attributes): string =>
  Object.entries(a)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? fixed(v) : v}"`)
    .join('')

/** Serializes SVG elements and collects the gradients, filters and clip paths that they reference. */
export class Pen {
  readonly random: Random
  readonly lighting: Lighting
  private readonly definitions = new Map<string, string>()

  constructor(seed: string, lighting: Lighting) {
    this.random = createRandom(seed)
    this.lighting = lighting
  }

  /** The `<defs>` element with everything that the drawn elements reference. */
  get defs(): string {
    return `<defs>${[...this.definitions.values()].join('')}</defs>`
  }

  private define(markup: string, tag: string): string {
    const id = `${tag[0] ?? 'd'}${hash(markup).toString(36)}`
    if (!this.definitions.has(id)) this.definitions.set(id, markup.replace(`<${tag}`, `<${tag} id="${id}"`))
    return `url(#${id})`
  }

  /** Formats gradient stops. A stop is "#rrggbb[aa] [percent]"; without percentages, stops are evenly spaced. */
  private formatStops(gradientStops: readonly string[]): string {
    return gradientStops
      .map((stop, i) => {
        const [colour = '#000', offset = String((100 * i) / Math.max(1, gradientStops.length - 1))] = stop.split(' ')
        const alpha = colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1
        return `<stop offset="${fixed(Number(offset) / 100)}" stop-color="${colour.slice(0, 7)}"${alpha < 1 ? ` stop-opacity="${fixed(alpha)}"` : ''}/>`
      })
      .join('')
  }

  /** Returns a reference to a linear gradient; an angle of 90 degrees is top to bottom. */
  linear(gradientStops: readonly string[], angle = 90): string {
    const a = (angle * Math.PI) / 180
    const [dx, dy] = [Math.cos(a) / 2, Math.sin(a) / 2]
    return this.define(
      `<linearGradient x1="${fixed(0.5 - dx)}" y1="${fixed(0.5 - dy)}" x2="${fixed(0.5 + dx)}" y2="${fixed(0.5 + dy)}">${this.formatStops(gradientStops)}</linearGradient>`,
      'linearGradient',
    )
  }

  /** Returns a reference to a radial gradient; centre and radius are fractions of the element's size. */
  radial(gradientStops: readonly string[], x = 0.5, y = 0.5, r = 0.5): string {
    return this.define(
      `<radialGradient cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}">${this.formatStops(gradientStops)}</radialGradient>`,
      'radialGradient',
    )
  }

  private filter(body: string, margin = 20): string {
    return this.define(
      `<filter x="-${margin}%" y="-${margin}%" width="${100 + 2 * margin}%" height="${100 + 2 * margin}%" color-interpolation-filters="sRGB">${body}</filter>`,
      'filter',
    )
  }

  blur(radius: number, margin = 40): string {
    return this.filter(`<feGaussianBlur stdDeviation="${fixed(radius)}"/>`, margin)
  }

  /** A saturation filter: above 1 is more saturated, below 1 less. */
  saturate(factor: number): string {
    return this.filter(`<feColorMatrix type="saturate" values="${fixed(factor)}"/>`, 0)
  }

  /** A filter that bevels a flat shape, lit from the upper left. */
  bevel(depth: number, shine = 0.5): string {
    const light = '<feDistantLight azimuth="238" elevation="52"/>'
    return this.filter(
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${fixed(depth)}" result="h"/>` +
        `<feDiffuseLighting in="h" surfaceScale="${fixed(depth * 0.95)}" diffuseConstant="1.22" lighting-color="#fff" result="d">${light}</feDiffuseLighting>` +
        `<feGaussianBlur in="d" stdDeviation="${fixed(Math.min(2.4, depth * 0.2))}" result="d"/>` +
        `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1=".86" k2=".16" result="b"/>` +
        `<feSpecularLighting in="h" surfaceScale="${fixed(depth * 0.9)}" specularConstant="${fixed(shine)}" specularExponent="26" lighting-color="#fff" result="s">${light}</feSpecularLighting>` +
        `<feGaussianBlur in="s" stdDeviation="${fixed(Math.min(1.6, depth * 0.12))}" result="s"/>` +
        `<feComposite in="b" in2="s" operator="arithmetic" k2="1" k3=".8" result="l"/>` +
        `<feComposite in="l" in2="SourceAlpha" operator="in"/>`,
      8,
    )
  }

  /** A filter that lights a whole subject: two rim lights, shading at the lower edge and a drop shadow. */
  relight(strength = 1): string {
    const { rightRim, leftRim, ink } = this.lighting
    const edge = (dx: number, dy: number, radius: number, colour: string, alpha: number, name: string): string =>
      `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="o"/>` +
      `<feGaussianBlur in="o" stdDeviation="${radius}" result="o"/><feFlood flood-color="${colour}" flood-opacity="${fixed(Math.min(1, alpha))}" result="f"/>` +
      `<feComposite in="f" in2="o" operator="in" result="o"/><feComposite in="o" in2="SourceAlpha" operator="in" result="${name}"/>`
    return this.filter(
      `<feGaussianBlur in="SourceAlpha" stdDeviation="9" result="w"/><feOffset in="w" dx="0" dy="9" result="w"/><feFlood flood-color="${ink}" flood-opacity=".72"/>` +
        `<feComposite in2="w" operator="in" result="w"/>` +
        edge(-6, -9, 7, ink, 0.62, 'under') +
        edge(-5, 3, 1.6, rightRim, 1 * strength, 'rim') +
        edge(5, 2, 1.8, leftRim, 0.85 * strength, 'kick') +
        `<feBlend in="rim" in2="kick" mode="screen" result="rims"/>` +
        `<feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="under"/></feMerge>` +
        `<feBlend in="rims" in2="m" mode="screen" result="m"/>` +
        `<feMerge><feMergeNode in="w"/><feMergeNode in="m"/></feMerge>`,
      18,
    )
  }

  path(d: string, fill: string, extraAttributes: Attributes = {}): string {
    return `<path${formatAttributes({ d, fill, ...extraAttributes })}/>`
  }

  stroke(d: string, colour: string, width: number, extraAttributes: Attributes = {}): string {
    return this.path(d, 'none', {
      stroke: colour,
      'stroke-width': width,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      ...extraAttributes,
    })
  }

  /** A rounded body in the shades of one material. */
  body(d: string, shades: Ramp, { depth = 7, shine = 0.5, angle = 62, fill }: BodyOptions = {}): string {
    const paint = fill ?? this.linear([shades.light, `${shades.mid} 42`, shades.dark], angle)
    return this.path(d, paint, depth > 0 ? { filter: this.bevel(depth, shine) } : {})
  }

  /** A soft light that fades towards its edge. */
  glow(x: number, y: number, r: number, colour: string, opacity = 1, ry = r): string {
    const fill = this.radial([`${colour}ff`, `${colour}8c 32`, `${colour}2e 66`, `${colour}00`])
    return `<ellipse${formatAttributes({ cx: x, cy: y, rx: r, ry, fill, opacity })}/>`
  }

  /** Returns a reference to a clip path. */
  clipPath(d: string): string {
    return this.define(`<clipPath><path d="${d}"/></clipPath>`, 'clipPath')
  }

  /** Clips content to a shape. */
  clipTo(d: string, content: string): string {
    return `<g clip-path="${this.clipPath(d)}">${content}</g>`
  }

  group(content: string, { x = 0, y = 0, scale = 1, rotation = 0, opacity, filter, blend, clip, mask }: GroupOptions = {}): string {
    const transforms = [
      x || y ? `translate(${fixed(x)} ${fixed(y)})` : '',
      rotation ? `rotate(${fixed(rotation)})` : '',
      scale === 1 ? '' : `scale(${fixed(scale)})`,
    ].filter(Boolean)
    const style = blend ? `mix-blend-mode:${blend}` : undefined
    return `<g${formatAttributes({ transform: transforms.join(' ') || undefined, opacity, filter, style, 'clip-path': clip, mask })}>${content}</g>`
  }
}
