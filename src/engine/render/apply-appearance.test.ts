// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { smallConfig } from '../testing/small-site.ts'
import { applyTheme, getCurrentTheme } from './apply-appearance.ts'

it('a chosen theme applies to the page and the browser’s UI, whatever the device prefers', () => {
  document.head.innerHTML = ['light', 'dark']
    .map((name) => `<meta name="theme-color" media="(prefers-color-scheme: ${name})" content="#000000">`)
    .join('')
  const { dark, light, ...small } = smallConfig().theme
  const colours = { ...small, dark: { ...dark, header: '#190c0d' }, light: { ...light, header: '#7d0f1a' } }
  for (const theme of ['light', 'dark'] as const) {
    applyTheme(document, theme, colours)
    expect(getCurrentTheme(window)).toBe(theme)
    const themeColours = [...document.querySelectorAll('meta[name=theme-color]')].map((meta) => meta.getAttribute('content'))
    expect(themeColours).toEqual([colours[theme].header, colours[theme].header])
  }
})
