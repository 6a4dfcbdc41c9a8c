import type { SiteConfig } from '../contract/site.ts'
import type { ThemeName } from '../state/preferences.ts'

/** Returns the current theme: that of `<html>`, or the device's preference if it has none. */
export function getCurrentTheme(window: Window): ThemeName {
  const attribute = window.document.documentElement.dataset['theme']
  if (attribute === 'dark' || attribute === 'light') return attribute
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Applies a theme, including the colour of the browser's UI. */
export function applyTheme(document: Document, theme: ThemeName, colours: SiteConfig['theme']): void {
  document.documentElement.dataset['theme'] = theme
  for (const meta of document.querySelectorAll('meta[name=theme-color]')) meta.setAttribute('content', colours[theme].header)
}

/** Sets the language and the text direction of the document. */
export function applyLanguage(document: Document, languages: SiteConfig['languages'], code: string): void {
  const language = languages.catalogue[code]
  if (language === undefined) return
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.direction
}
