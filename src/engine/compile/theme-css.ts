import type { MerchantConfig } from '../../generated/config.ts'
import { createFallbackFace, toFallbackFamily, type FontMetrics } from './fallback-face.ts'
import { getTypeScaleVariables } from './type-scale.ts'
import { getHeaderOrigins, chooseThemeForBackground, type Theme, type ThemeName } from './header-theme.ts'

type GetAssetUrl = (path: string) => string

/** Font metrics, keyed by the path of the font file relative to the assets folder. */
type Metrics = ReadonlyMap<string, FontMetrics>

/**
 * Generates the CSS of a theme: the order of the cascade layers, the font faces and the custom properties. Fonts with
 * metrics get a fallback face of the same size. Deterministic: the same theme, URLs and metrics give the same text, so
 * that its hash can be part of the content security policy.
 */
export function generateThemeCss({ theme }: Pick<MerchantConfig, 'theme'>, getAssetUrl: GetAssetUrl, metrics: Metrics = new Map()): string {
  return [
    '@layer reset, ui, widgets;',
    ...listFontFaces(theme, getAssetUrl),
    ...listFallbackFaces(theme, metrics),
    formatRule(':root', getSharedVariables(theme, getAssetUrl)),
    ...listThemeRules(theme),
    '@media (prefers-reduced-motion: reduce){:root{--motion-fast:0ms;--motion-slow:0ms}}',
  ].join('\n')
}

type Variables = Readonly<Record<string, string | number>>

const formatRule = (selector: string, variables: Variables): string =>
  `${selector}{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`

const formatCssUrl = (address: string): string =>
  `url("${address.replace(/["\\\n<]/g, (letter) => `\\${letter.charCodeAt(0).toString(16)} `)}")`

const listFontFaces = (theme: Theme, getAssetUrl: GetAssetUrl): string[] =>
  Object.values(theme.faces).map((face) =>
    formatRule('@font-face', {
      'font-family': `"${face.family}"`,
      src: `${formatCssUrl(getAssetUrl(face.asset))} format("woff2")`,
      'font-weight': face.weight,
      'font-style': 'normal',
      'font-display': 'swap',
      ...(face.range === undefined ? {} : { 'unicode-range': face.range }),
    }),
  )

const listFallbackFaces = ({ faces }: Theme, metrics: Metrics): string[] =>
  Object.values(faces).flatMap((face) => {
    const fontMetrics = metrics.get(face.asset)
    return fontMetrics ? [formatRule('@font-face', createFallbackFace(face, fontMetrics))] : []
  })

/** Generic font families of CSS. They need no font file. */
export const genericFamilies: ReadonlySet<string> = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-monospace',
  'ui-rounded',
])
const fallbackFamilies = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif'

const formatFontStack = (family: string): string =>
  genericFamilies.has(family) ? `${family},${fallbackFamilies}` : `"${family}","${toFallbackFamily(family)}",${fallbackFamilies}`

const densities = {
  compact: { '--density': 0.85, '--control-height': '36px' },
  regular: { '--density': 1, '--control-height': '42px' },
  roomy: { '--density': 1.15, '--control-height': '48px' },
}

function getSharedVariables({ type, shape, space, motion, treatment }: Theme, getAssetUrl: GetAssetUrl): Variables {
  const formatPicture = (path: string | undefined): string => (path === undefined ? 'none' : formatCssUrl(getAssetUrl(path)))
  return {
    '--font-body': formatFontStack(type.body),
    '--font-display': formatFontStack(type.display),
    '--font-figures': formatFontStack(type.figures),
    ...getTypeScaleVariables(type.size, type.ratio),
    '--heading-weight': type.headingWeight,
    '--heading-case': type.headingCase,
    '--heading-tracking': `${type.headingTracking}em`,
    '--radius-control': `${shape.control}px`,
    '--radius-card': `${shape.card}px`,
    '--radius-panel': `${shape.panel}px`,
    '--line-width': `${shape.line}px`,
    '--content-width': `${space.content}px`,
    '--section-gap': `${space.section}px`,
    '--unit': '4px',
    ...densities[space.density],
    '--motion-fast': `${motion.fast}ms`,
    '--motion-slow': `${motion.slow}ms`,
    '--ornament': formatPicture(treatment.ornament),
    '--backdrop': formatBackdrop(treatment.backdrop, formatPicture),
  }
}

/**
 * Formats the backdrop as a CSS image. Bitmaps are shown at half their size in pixels, so that they are sharp on
 * high-density screens; an SVG keeps its size.
 */
const formatBackdrop = (path: string | undefined, formatPicture: (path: string | undefined) => string): string =>
  path === undefined || path.endsWith('.svg') ? formatPicture(path) : `image-set(${formatPicture(path)} 2x)`

/** Returns the rules of both themes. Until a theme is set, the default applies (`system`: that of the device). */
function listThemeRules(theme: Theme): string[] {
  const formatThemeRules = (name: ThemeName, root: string): string =>
    `${formatRule(root, getThemeVariables(theme, name))}\n${formatRule(`${root} .header-colours`, getHeaderVariables(theme, name))}`
  const explicitRules = [formatThemeRules('dark', ':root[data-theme=dark]'), formatThemeRules('light', ':root[data-theme=light]')]
  if (theme.default !== 'system') return [formatThemeRules(theme.default, ':root'), ...explicitRules]
  return [formatThemeRules('light', ':root'), `@media (prefers-color-scheme: dark){${formatThemeRules('dark', ':root')}}`, ...explicitRules]
}

const toKebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const shadowStrength = {
  dark: { none: [0, 0], soft: [0.35, 0.5], strong: [0.55, 0.7] },
  light: { none: [0, 0], soft: [0.08, 0.14], strong: [0.16, 0.26] },
} as const

function getThemeVariables(theme: Theme, name: ThemeName): Variables {
  const [card, raised] = shadowStrength[name][theme.treatment.depth]
  return {
    'color-scheme': name,
    ...Object.fromEntries(Object.entries(theme[name]).map(([token, colour]) => [`--${toKebabCase(token)}`, colour])),
    ...getLogoVariables(name),
    '--shadow-card': card === 0 ? 'none' : `0 1px 2px rgb(0 0 0/${card}),0 4px 14px rgb(0 0 0/${card})`,
    '--shadow-raised': raised === 0 ? 'none' : `0 2px 6px rgb(0 0 0/${raised}),0 16px 48px rgb(0 0 0/${raised})`,
  }
}

/**
 * Returns the variables of a header. They come from the theme that matches the header's background, which may differ
 * from the theme of the page.
 */
function getHeaderVariables(theme: Theme, name: ThemeName): Variables {
  const colours = theme[name]
  const headerTheme = chooseThemeForBackground(colours.header, colours.canvas)
  return {
    ...Object.fromEntries(
      Object.entries(getHeaderOrigins(name, headerTheme)).map(([token, origin]) => [
        `--${toKebabCase(token)}`,
        theme[origin.theme][origin.token],
      ]),
    ),
    ...getLogoVariables(headerTheme),
  }
}

/** Returns the variables that show the variant of the brand's logo for a dark or a light background. */
const getLogoVariables = (background: ThemeName): Variables => ({
  '--mark-on-dark': background === 'dark' ? 'block' : 'none',
  '--mark-on-light': background === 'light' ? 'block' : 'none',
})
