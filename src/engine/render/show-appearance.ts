import type { SiteConfig } from '../contract/site.ts'
import type { ThemeName } from '../state/preferences.ts'

/** Returns the current theme: that of `<html>`, or the device's preference if it has none. */
export function shownTheme(window: Window): ThemeName {
  const named = window.document.documentElement.dataset['theme']
  if (named === 'dark' || named === 'light') return named
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Applies a theme, including the colour of the browser's UI. */
export function showTheme(document: Document, theme: ThemeName, colours: SiteConfig['theme']): void {
  document.documentElement.dataset['theme'] = theme
  for (const bar of document.querySelectorAll('meta[name=theme-color]')) bar.setAttribute('content', colours[theme].header)
}

/** Sets the language and the text direction of the document. */
export function showLanguage(document: Document, languages: SiteConfig['languages'], code: string): void {
  const language = languages.catalogue[code]
  if (language === undefined) return
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.direction
}
