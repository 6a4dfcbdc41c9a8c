import { getHeaderOrigins, chooseThemeForBackground, type TokenOrigin, type ThemeName, type Token } from '../header-theme.ts'
import { findColour, toColourName, type Colours, type ColourPair } from './fit-colour.ts'

/** A translucent colour that base.css mixes over a background. */
interface Tint {
  readonly token: Token
  readonly opacity: number
}

export const tints = {
  tint: { token: 'text', opacity: 0.06 },
  accentTint: { token: 'accent', opacity: 0.13 },
} as const satisfies Readonly<Record<string, Tint>>

/** Tokens that are painted on each of these backgrounds (`on`), and their minimum contrast. */
interface PaintedTokens {
  readonly tokens: readonly Token[]
  readonly on: readonly Token[]
  /** The tint over these backgrounds. */
  readonly tint?: keyof typeof tints
  readonly minRatio: number
}

/** WCAG 2.2 requires 4.5:1 for text and 3:1 for non-text elements. */
const [minTextRatio, minNonTextRatio] = [4.5, 3]

/** The pairs of tokens that the stylesheets paint, by area. */
export const paintedTokens: Readonly<Record<'page' | 'header', readonly PaintedTokens[]>> = {
  page: [
    {
      tokens: ['text', 'muted', 'good', 'bad', 'warn', 'accentText'],
      on: ['canvas', 'surface', 'raised', 'sunken'],
      minRatio: minTextRatio,
    },
    { tokens: ['text', 'muted'], on: ['canvas', 'surface', 'raised'], tint: 'tint', minRatio: minTextRatio },
    { tokens: ['text', 'muted', 'accentText'], on: ['canvas', 'surface', 'raised'], tint: 'accentTint', minRatio: minTextRatio },
    { tokens: ['accentText'], on: ['sunken'], tint: 'accentTint', minRatio: minTextRatio },
    { tokens: ['onAccent'], on: ['accent', 'accentEnd'], minRatio: minTextRatio },
    { tokens: ['onSecond'], on: ['second'], minRatio: minTextRatio },
    { tokens: ['control', 'focus'], on: ['canvas', 'surface', 'raised'], minRatio: minNonTextRatio },
  ],
  header: [
    { tokens: ['text', 'muted', 'good', 'bad', 'warn', 'accentText'], on: ['header'], minRatio: minTextRatio },
    { tokens: ['text'], on: ['surface', 'raised', 'sunken'], minRatio: minTextRatio },
    { tokens: ['text'], on: ['header'], tint: 'tint', minRatio: minTextRatio },
    { tokens: ['accentText'], on: ['header'], tint: 'accentTint', minRatio: minTextRatio },
    { tokens: ['control', 'focus'], on: ['header'], minRatio: minNonTextRatio },
  ],
}

/** Every pair of colours that the pages of a brand show, in both themes. Colours are named by theme and token. */
export function listPaintedPairs(colours: Colours): readonly ColourPair[] {
  return (['dark', 'light'] as const).flatMap((theme) => {
    const chatHeader: ColourPair = {
      token: toColourName(theme, 'chatHeader'),
      on: '#ffffff',
      canvas: toColourName(theme, 'canvas'),
      minRatio: minTextRatio,
      theme,
    }
    const headerTheme = findHeaderTheme(colours, theme)
    const pagePairs = paintedTokens.page.flatMap((entry) => toColourPairs(entry, theme, {}))
    return [
      chatHeader,
      ...pagePairs,
      ...(headerTheme === undefined
        ? []
        : paintedTokens.header.flatMap((entry) => toColourPairs(entry, theme, getHeaderOrigins(theme, headerTheme)))),
    ]
  })
}

/** The theme that a header takes its colours from; `undefined` if its background is unknown. */
function findHeaderTheme(colours: Colours, theme: ThemeName): ThemeName | undefined {
  const [header, canvas] = [findColour(colours, toColourName(theme, 'header')), findColour(colours, toColourName(theme, 'canvas'))]
  return header === undefined || canvas === undefined ? undefined : chooseThemeForBackground(header, canvas)
}

function toColourPairs(
  { tokens, on, tint, minRatio }: PaintedTokens,
  theme: ThemeName,
  origins: Readonly<Partial<Record<Token, TokenOrigin>>>,
): ColourPair[] {
  const getColourName = (token: Token): string => toColourName(origins[token]?.theme ?? theme, origins[token]?.token ?? token)
  const tintColour = tint === undefined ? undefined : { token: getColourName(tints[tint].token), opacity: tints[tint].opacity }
  return tokens.flatMap((token) =>
    on.map((background) => ({
      token: getColourName(token),
      on: getColourName(background),
      canvas: toColourName(theme, 'canvas'),
      minRatio,
      theme,
      ...(tintColour && { tint: tintColour }),
    })),
  )
}
