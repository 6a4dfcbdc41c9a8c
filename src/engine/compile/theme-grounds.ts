import type { MerchantConfig } from '../../generated/config.ts'
import { contrast } from './check/contrast.ts'

export type Theme = MerchantConfig['theme']
export type ThemeName = 'dark' | 'light'
export type Token = keyof Theme['dark']

/** Whose colour a token has on a ground. */
export interface Origin {
  readonly theme: ThemeName
  readonly token: Token
}

/** What is seen on a header besides its text. */
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
 * The tokens that have another colour on the header of a theme than on its page. They are those of the theme that is
 * made for the ground of the header, which may be the other one.
 */
export const headerOrigins = (theme: ThemeName, ground: ThemeName): Readonly<Partial<Record<Token, Origin>>> => ({
  text: { theme, token: 'onHeader' },
  ...Object.fromEntries(headerTokens.map((token) => [token, { theme: ground, token }])),
})

/** The theme that is made for this ground: dark where light text reads better on it than dark text. */
export const themeFor = (ground: string, canvas: string): ThemeName =>
  contrast('#ffffff', ground, canvas) > contrast('#000000', ground, canvas) ? 'dark' : 'light'
