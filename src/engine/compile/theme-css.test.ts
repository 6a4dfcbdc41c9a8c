import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { smallConfig } from '../testing/small-site.ts'
import { generateThemeCss } from './theme-css.ts'

const baseTheme = smallConfig().theme
/** Returns a distinct colour for each token. */
const createDistinctColours = (start: string): typeof baseTheme.dark =>
  Object.fromEntries(
    Object.keys(baseTheme.dark).map((token, index) => [token, start + (index + 16).toString(16)]),
  ) as unknown as typeof baseTheme.dark
const dark = createDistinctColours('#1010')
const light = createDistinctColours('#f0f0')
/** Colours of a red header with light text, as some brands have in both themes. */
const redHeader = { header: '#7d0f1a', onHeader: '#fff3e0' }

const generateCss = (theme: Partial<typeof baseTheme>): string =>
  generateThemeCss({ theme: { ...baseTheme, dark, light, ...theme } }, (path) => path)

/** Returns the variables that the rule with a selector sets. */
function parseVariables(css: string, selector: string): Readonly<Record<string, string>> {
  const [, body = ''] = new RegExp(`^${selector.replaceAll(/[[\]]/g, String.raw`\$&`)}\\{([^}]*)\\}`, 'm').exec(css) ?? []
  return Object.fromEntries(body.split(';').map((line) => line.split(':') as [string, string]))
}

const getHeaderSelector = (theme: string): string => `:root[data-theme=${theme}] .header-colours`

describe('the colours on a header', () => {
  it('are those of the page on a light header of a light page, with the text colour "onHeader"', () => {
    const headerVariables = parseVariables(generateCss({}), getHeaderSelector('light'))
    expect(headerVariables).toMatchObject({
      '--text': light.onHeader,
      '--accent': light.accent,
      '--on-accent': light.onAccent,
      '--line': light.line,
    })
  })

  it('are those of the dark theme on a dark header of a light page, with the text colour "onHeader"', () => {
    const headerVariables = parseVariables(generateCss({ light: { ...light, ...redHeader } }), getHeaderSelector('light'))
    expect(headerVariables).toMatchObject({
      '--text': redHeader.onHeader,
      '--accent': dark.accent,
      '--accent-end': dark.accentEnd,
      '--surface': dark.surface,
    })
  })

  it('are those of the light theme on a light header of a dark page', () => {
    const headerVariables = parseVariables(generateCss({ dark: { ...dark, header: '#c8ff2e' } }), getHeaderSelector('dark'))
    expect(headerVariables).toMatchObject({ '--text': dark.onHeader, '--accent': light.accent })
  })

  it('are those of the page in a dropdown panel', () => {
    const baseCss = readFileSync(join(import.meta.dirname, '../../ui/base.css'), 'utf8')
    const [, panel = ''] = /^\.page-colours \{([^}]*)\}/m.exec(baseCss) ?? []
    for (const name of Object.keys(parseVariables(generateCss({}), getHeaderSelector('light')))) {
      expect(panel).toContain(`${name}: var(--page${name.slice(1)});`)
      expect(baseCss).toContain(`--page${name.slice(1)}: var(${name});`)
    }
  })

  it('follow the colour scheme of the device if the default theme is "system"', () => {
    const [baseCss = '', darkSchemeCss = ''] = generateCss({ default: 'system', light: { ...light, ...redHeader } }).split(
      '@media (prefers-color-scheme: dark){',
    )
    expect(parseVariables(baseCss, ':root .header-colours')).toMatchObject({ '--text': redHeader.onHeader, '--accent': dark.accent })
    expect(parseVariables(darkSchemeCss, ':root .header-colours')).toMatchObject({ '--text': dark.onHeader, '--accent': dark.accent })
  })
})

describe('the logos', () => {
  it('match their background: the page, or a header in the other theme', () => {
    const css = generateCss({ light: { ...light, ...redHeader } })
    const darkBackgroundVariables = { '--mark-on-dark': 'block', '--mark-on-light': 'none' }
    expect(parseVariables(css, ':root[data-theme=light]')).toMatchObject({ '--mark-on-dark': 'none', '--mark-on-light': 'block' })
    expect(parseVariables(css, getHeaderSelector('light'))).toMatchObject(darkBackgroundVariables)
    expect(parseVariables(css, ':root[data-theme=dark]')).toMatchObject(darkBackgroundVariables)
  })
})

describe('the fallback font of a web font', () => {
  const textFace = { family: 'Alpha Sans', asset: 'fonts/alpha.woff2', weight: '400 700', range: 'U+0020-007E', preload: true }
  /** The metrics of a font that is a quarter wider than Arial. */
  const metrics = { unitsPerEm: 1000, ascent: 1100, descent: -300, lineGap: 50, xWidthAvg: (1.25 * 1000 * 904) / 2048 }
  const generateFallbackCss = (metricsByAsset: Parameters<typeof generateThemeCss>[2]): string =>
    generateThemeCss(
      { theme: { ...baseTheme, faces: { text: textFace }, type: { ...baseTheme.type, body: 'Alpha Sans' } } },
      (path) => path,
      metricsByAsset,
    )
  const fallbackFacePattern = /@font-face\{font-family:"Alpha Sans fallback"[^}]*\}/

  it('is a local font scaled to the metrics of the web font, and comes after it in the font stack', () => {
    const styles = generateFallbackCss(new Map([[textFace.asset, metrics]]))
    expect(styles).toContain('--font-body:"Alpha Sans","Alpha Sans fallback",system-ui')
    const [face = ''] = fallbackFacePattern.exec(styles) ?? []
    expect(face).toContain('src:local("Arial"),local("Roboto")')
    expect(face).toContain(
      'size-adjust:125.00%;ascent-override:88.00%;descent-override:24.00%;line-gap-override:4.00%;unicode-range:U+0020-007E}',
    )
  })

  it('is omitted if the metrics of the web font are unknown', () => expect(generateFallbackCss(new Map())).not.toMatch(fallbackFacePattern))
})
