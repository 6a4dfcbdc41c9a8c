import type { MerchantConfig } from '../../generated/config.ts'
import { computeContrastRatio } from './check/contrast.ts'

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
 * The origin of each colour that a header sets. The text has its own token; the other colours come from the theme that
 * matches the header's background, which may differ from the theme of the page.
 */
export const getHeaderOrigins = (theme: ThemeName, headerTheme: ThemeName): Readonly<Partial<Record<Token, TokenOrigin>>> => ({
  text: { theme, token: 'onHeader' },
  ...Object.fromEntries(headerTokens.map((token) => [token, { theme: headerTheme, token }])),
})

/** The theme for a background: dark if white text has more contrast on it than black text. */
export const chooseThemeForBackground = (background: string, canvas: string): ThemeName =>
  computeContrastRatio('#ffffff', background, canvas) > computeContrastRatio('#000000', background, canvas) ? 'dark' : 'light'
