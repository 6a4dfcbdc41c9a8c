import type { Theme } from '../../generated/config.ts'

type Colours = Theme['dark']

const TOKENS = {
  '--text': 'onHeader',
  '--muted': 'muted',
  '--line': 'line',
  '--control': 'control',
  '--accent': 'accent',
  '--accent-end': 'accentEnd',
  '--on-accent': 'onAccent',
  '--accent-text': 'accentText',
  '--second': 'second',
  '--on-second': 'onSecond',
  '--focus': 'focus',
  '--surface': 'surface',
  '--raised': 'raised',
  '--sunken': 'sunken',
} as const satisfies Readonly<Record<string, keyof Colours>>

const channel = (hex: string, at: number): number => {
  const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Whether light text reads better on this colour (`#rrggbb`) than dark text. */
export const isDark = (hex: string): boolean => 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5) < 0.18

/** The theme whose colours are made for this ground. */
export const kindOf = (hex: string): 'dark' | 'light' => (isDark(hex) ? 'dark' : 'light')

/**
 * The colours on a header whose ground is of the other kind than the page's: those of the brand's other theme, so that
 * what is made for dark ground stands on dark ground. Undefined where the header is of the page's own kind.
 */
export function headerGround(theme: Pick<Theme, 'dark' | 'light'>, shown: 'dark' | 'light'): Readonly<Record<string, string>> | undefined {
  const { header, onHeader } = theme[shown]
  const fit = kindOf(header)
  if (fit === shown) return undefined
  return Object.fromEntries(Object.entries(TOKENS).map(([name, token]) => [name, token === 'onHeader' ? onHeader : theme[fit][token]]))
}
