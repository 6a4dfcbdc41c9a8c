import type { SiteConfig } from '../contract/site.ts'
import type { ThemeName } from '../state/preferences.ts'

/** The theme that the page shows now: the one on `<html>`, or what the device prefers where there is none. */
export function shownTheme(window: Window): ThemeName {
  const named = window.document.documentElement.dataset['theme']
  if (named === 'dark' || named === 'light') return named
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** Shows a theme, the browser's own bars included. */
export function showTheme(document: Document, theme: ThemeName, colours: SiteConfig['theme']): void {
  document.documentElement.dataset['theme'] = theme
  for (const bar of document.querySelectorAll('meta[name=theme-color]')) bar.setAttribute('content', colours[theme].header)
}

/** Tells browsers and screen readers which language the page speaks, and which way it is written. */
export function showLanguage(document: Document, languages: SiteConfig['languages'], code: string): void {
  const language = languages.catalogue[code]
  if (language === undefined) return
  document.documentElement.lang = language.tag
  document.documentElement.dir = language.direction
}
