import type { MerchantConfig } from '../../generated/config.ts'
import { contrast } from './check/contrast.ts'

export type Theme = MerchantConfig['theme']
export type ThemeName = 'dark' | 'light'
export type Token = keyof Theme['dark']

/** The theme and token that a colour comes from. */
export interface TokenOrigin {
  readonly theme: ThemeName
  readonly token: Token
}

/** The tokens that are used in a header, except its text. */
const headerTokens = [
  'muted',
  'line',
  'control',
  'accent',
  'accentEnd',
  'onAccent',
  'accentText',
  'second',
  'onSecond',
  'good',
  'bad',
  'warn',
  'focus',
  'surface',
  'raised',
  'sunken',
] as const satisfies readonly Token[]

/**
 * The tokens whose colours on the header differ from those on the page. They come from the theme that matches the
 * header's ground, which may be the other theme.
 */
export const headerOrigins = (theme: ThemeName, ground: ThemeName): Readonly<Partial<Record<Token, TokenOrigin>>> => ({
  text: { theme, token: 'onHeader' },
  ...Object.fromEntries(headerTokens.map((token) => [token, { theme: ground, token }])),
})

/** The theme for a ground: dark if white text has more contrast on it than black text. */
export const themeFor = (ground: string, canvas: string): ThemeName =>
  contrast('#ffffff', ground, canvas) > contrast('#000000', ground, canvas) ? 'dark' : 'light'
