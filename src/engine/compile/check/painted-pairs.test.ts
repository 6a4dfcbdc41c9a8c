import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { smallConfig } from '../../testing/small-site.ts'
import { generateThemeCss } from '../theme-css.ts'
import { toColourName, type Colours } from './fit-colour.ts'
import { paintedTokens, listPaintedPairs, tints } from './painted-pairs.ts'

const sourceFolder = join(import.meta.dirname, '../../..')
/** The inspector and the back-office are for operators: they do not have the theme of a brand. */
const stylesheets = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !/inspector|back-office/.test(file),
)

const toCamelCase = (variable: string): string => variable.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** The variable that a rule sets a property to, if the value is a single variable. */
const findVariable = (body: string, property: string): string | undefined => {
  const variable = new RegExp(String.raw`(?:^|[;\s])${property}:\s*var\(--(?:page-)?([\w-]+)\)\s*(?:;|$)`).exec(body)?.[1]
  return variable === undefined ? undefined : toCamelCase(variable)
}

/** Rules that set both a text colour and a background, as `token on background`. */
const pairsInRules = new Set(
  stylesheets.flatMap((file) =>
    [
      ...readFileSync(join(sourceFolder, file), 'utf8')
        .replaceAll(/\/\*[\s\S]*?\*\//g, '')
        .matchAll(/\{([^{}]*)\}/g),
    ].flatMap(([, body = '']) => {
      const [text, background] = [findVariable(body, 'color'), findVariable(body, 'background(?:-color)?')]
      return text === undefined || background === undefined ? [] : [`${text} on ${background}`]
    }),
  ),
)

const checkedPairs = new Set(
  [...paintedTokens.page, ...paintedTokens.header].flatMap(({ tokens, on, tint }) =>
    tokens.flatMap((token) => on.map((background) => `${token} on ${tint ?? background}`)),
  ),
)

describe('the pairs of colours that are checked', () => {
  it('include every pair that a rule of a stylesheet paints', () => {
    expect(pairsInRules.size).toBeGreaterThan(10)
    const toCheckedName = (pair: string): string => pair.replace('onHeader', 'text')
    expect([...pairsInRules].filter((pair) => !checkedPairs.has(toCheckedName(pair)))).toEqual([])
  })

  it('use the tints of base.css', () => {
    const baseCss = readFileSync(join(sourceFolder, 'ui/base.css'), 'utf8')
    for (const [name, { token, opacity }] of Object.entries(tints)) {
      const variable = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      expect(baseCss).toContain(`--${variable}: color-mix(in srgb, var(--${token}) ${String(Math.round(opacity * 100))}%, transparent);`)
    }
  })

  it('use the colours on a header that the CSS of the theme sets', () => {
    const baseTheme = smallConfig().theme
    const theme = { ...baseTheme, light: { ...baseTheme.light, header: '#7d0f1a', onHeader: '#fff3e0' } }
    const colours: Colours = Object.fromEntries(
      (['dark', 'light'] as const).flatMap((name) =>
        Object.entries(theme[name]).map(([token, colour]) => [toColourName(name, token), colour]),
      ),
    )
    const css = generateThemeCss({ theme }, (path) => path)
    const rule = /^:root\[data-theme=light\] \.header-colours\{([^}]*)\}/m.exec(css)?.[1] ?? ''
    const declaredValues = new Map(rule.split(';').map((line) => line.split(':') as [string, string]))
    const onHeader = listPaintedPairs(colours).filter(({ theme: pairTheme, on }) => pairTheme === 'light' && on === 'light/header')
    expect(onHeader.length).toBeGreaterThan(8)
    const tokens = paintedTokens.header.filter(({ on }) => on[0] === 'header').flatMap((entry) => entry.tokens)
    expect(onHeader.map(({ token }) => colours[token])).toEqual(
      tokens.map((token) => declaredValues.get(`--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`)),
    )
  })
})
