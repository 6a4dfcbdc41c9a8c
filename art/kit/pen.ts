import { n } from './path.ts'
import type { Ramp } from './ramp.ts'
import { hash, random } from './random.ts'
import type { Random } from './random.ts'

/** A brand's colours as used in pictures. */
export interface Tones {
  /** The darkest shade; shadows tend towards it. */
  ink: string
  /** Backlight, in the brand's first colour. */
  rim: string
  /** Light from the other side, in the brand's second colour. */
  kick: string
  /** Vividness of the brand, 0-1. */
  vivid: number
}

export interface Body {
  /** Apparent thickness in units of the drawing; 0 is flat. */
  depth?: number
  /** Glossiness, 0-1. */
  shine?: number
  /** Direction of the gradient in degrees; 90 is downwards. */
  angle?: number
  /** Paint used instead of the gradient of the ramp. */
  fill?: string
}

export interface GroupOptions {
  x?: number
  y?: number
  scale?: number
  turn?: number
  opacity?: number
  filter?: string
  blend?: 'screen' | 'multiply' | 'overlay' | 'soft-light' | 'color-dodge'
  clip?: string
  mask?: string
}

type Attributes = Record<string, string | number | undefined>

const attributes = (a: Attributes): string =>
  Object.entries(a)
    .filter(([, v]) => v !== undefined)
    .map(([k, v]) => ` ${k}="${typeof v === 'number' ? n(v) : v}"`)
    .join('')

/** Draws SVG elements as text, and collects the gradients and filters that they refer to. */
export class Pen {
  readonly chance: Random
  readonly tones: Tones
  private readonly definitions = new Map<string, string>()

  constructor(seed: string, tones: Tones) {
    this.chance = random(seed)
    this.tones = tones
  }

  /** The gradients and filters that elements refer to. */
  get defs(): string {
    return `<defs>${[...this.definitions.values()].join('')}</defs>`
  }

  private define(markup: string, tag: string): string {
    const id = `${tag[0] ?? 'd'}${hash(markup).toString(36)}`
    if (!this.definitions.has(id)) this.definitions.set(id, markup.replace(`<${tag}`, `<${tag} id="${id}"`))
    return `url(#${id})`
  }

  /** Stops as "#rrggbb[aa] [percent]"; without percentages they are evenly spaced. */
  private stops(list: readonly string[]): string {
    return list
      .map((stop, i) => {
        const [colour = '#000', at = String((100 * i) / Math.max(1, list.length - 1))] = stop.split(' ')
        const alpha = colour.length === 9 ? Number.parseInt(colour.slice(7), 16) / 255 : 1
        return `<stop offset="${n(Number(at) / 100)}" stop-color="${colour.slice(0, 7)}"${alpha < 1 ? ` stop-opacity="${n(alpha)}"` : ''}/>`
      })
      .join('')
  }

  linear(list: readonly string[], angle = 90): string {
    const a = (angle * Math.PI) / 180
    const [dx, dy] = [Math.cos(a) / 2, Math.sin(a) / 2]
    return this.define(
      `<linearGradient x1="${n(0.5 - dx)}" y1="${n(0.5 - dy)}" x2="${n(0.5 + dx)}" y2="${n(0.5 + dy)}">${this.stops(list)}</linearGradient>`,
      'linearGradient',
    )
  }

  radial(list: readonly string[], x = 0.5, y = 0.5, r = 0.5): string {
    return this.define(`<radialGradient cx="${n(x)}" cy="${n(y)}" r="${n(r)}">${this.stops(list)}</radialGradient>`, 'radialGradient')
  }

  private filter(body: string, reach = 20): string {
    return this.define(
      `<filter x="-${reach}%" y="-${reach}%" width="${100 + 2 * reach}%" height="${100 + 2 * reach}%" color-interpolation-filters="sRGB">${body}</filter>`,
      'filter',
    )
  }

  blur(size: number, reach = 40): string {
    return this.filter(`<feGaussianBlur stdDeviation="${n(size)}"/>`, reach)
  }

  /** A filter that makes its element more (above 1) or less saturated. */
  vivid(share: number): string {
    return this.filter(`<feColorMatrix type="saturate" values="${n(share)}"/>`, 0)
  }

  /** A filter that turns a flat shape into a rounded body lit from the upper left. */
  puff(depth: number, shine = 0.5): string {
    const light = '<feDistantLight azimuth="238" elevation="52"/>'
    return this.filter(
      `<feGaussianBlur in="SourceAlpha" stdDeviation="${n(depth)}" result="h"/>` +
        `<feDiffuseLighting in="h" surfaceScale="${n(depth * 0.95)}" diffuseConstant="1.22" lighting-color="#fff" result="d">${light}</feDiffuseLighting>` +
        `<feGaussianBlur in="d" stdDeviation="${n(Math.min(2.4, depth * 0.2))}" result="d"/>` +
        `<feComposite in="SourceGraphic" in2="d" operator="arithmetic" k1=".86" k2=".16" result="b"/>` +
        `<feSpecularLighting in="h" surfaceScale="${n(depth * 0.9)}" specularConstant="${n(shine)}" specularExponent="26" lighting-color="#fff" result="s">${light}</feSpecularLighting>` +
        `<feGaussianBlur in="s" stdDeviation="${n(Math.min(1.6, depth * 0.12))}" result="s"/>` +
        `<feComposite in="b" in2="s" operator="arithmetic" k2="1" k3=".8" result="l"/>` +
        `<feComposite in="l" in2="SourceAlpha" operator="in"/>`,
      8,
    )
  }

  /** A filter that lights a whole subject: two rim lights, a shade from below, and a shadow on the background. */
  relight(strength = 1): string {
    const { rim, kick, ink } = this.tones
    const edge = (dx: number, dy: number, size: number, colour: string, alpha: number, name: string): string =>
      `<feOffset in="SourceAlpha" dx="${dx}" dy="${dy}" result="o"/><feComposite in="SourceAlpha" in2="o" operator="out" result="o"/>` +
      `<feGaussianBlur in="o" stdDeviation="${size}" result="o"/><feFlood flood-color="${colour}" flood-opacity="${n(Math.min(1, alpha))}" result="f"/>` +
      `<feComposite in="f" in2="o" operator="in" result="o"/><feComposite in="o" in2="SourceAlpha" operator="in" result="${name}"/>`
    return this.filter(
      `<feGaussianBlur in="SourceAlpha" stdDeviation="9" result="w"/><feOffset in="w" dx="0" dy="9" result="w"/><feFlood flood-color="${ink}" flood-opacity=".72"/>` +
        `<feComposite in2="w" operator="in" result="w"/>` +
        edge(-6, -9, 7, ink, 0.62, 'under') +
        edge(-5, 3, 1.6, rim, 1 * strength, 'rim') +
        edge(5, 2, 1.8, kick, 0.85 * strength, 'kick') +
        `<feBlend in="rim" in2="kick" mode="screen" result="rims"/>` +
        `<feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="under"/></feMerge>` +
        `<feBlend in="rims" in2="m" mode="screen" result="m"/>` +
        `<feMerge><feMergeNode in="w"/><feMergeNode in="m"/></feMerge>`,
      18,
    )
  }

  path(d: string, fill: string, more: Attributes = {}): string {
    return `<path${attributes({ d, fill, ...more })}/>`
  }

  stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
    return this.path(d, 'none', { stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', 'stroke-linejoin': 'round', ...more })
  }

  /** A rounded body of one material. */
  body(d: string, of: Ramp, { depth = 7, shine = 0.5, angle = 62, fill }: Body = {}): string {
    const paint = fill ?? this.linear([of.light, `${of.mid} 42`, of.dark], angle)
    return this.path(d, paint, depth > 0 ? { filter: this.puff(depth, shine) } : {})
  }

  /** A soft light that fades towards its edge. */
  glow(x: number, y: number, r: number, colour: string, opacity = 1, ry = r): string {
    const fill = this.radial([`${colour}ff`, `${colour}8c 32`, `${colour}2e 66`, `${colour}00`])
    return `<ellipse${attributes({ cx: x, cy: y, rx: r, ry, fill, opacity })}/>`
  }

  clip(d: string): string {
    return this.define(`<clipPath><path d="${d}"/></clipPath>`, 'clipPath')
  }

  /** Clips content to a shape. */
  within(d: string, content: string): string {
    return `<g clip-path="${this.clip(d)}">${content}</g>`
  }

  group(content: string, { x = 0, y = 0, scale = 1, turn = 0, opacity, filter, blend, clip, mask }: GroupOptions = {}): string {
    const moves = [
      x || y ? `translate(${n(x)} ${n(y)})` : '',
      turn ? `rotate(${n(turn)})` : '',
      scale === 1 ? '' : `scale(${n(scale)})`,
    ].filter(Boolean)
    const style = blend ? `mix-blend-mode:${blend}` : undefined
    return `<g${attributes({ transform: moves.join(' ') || undefined, opacity, filter, style, 'clip-path': clip, mask })}>${content}</g>`
  }
}
