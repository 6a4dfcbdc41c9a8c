import type { Browser, OperatingSystem } from '../database/columns.ts'

/** In matching order: many user agents also name the browsers that they are compatible with. */
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /Edg(e|A|iOS)?\//],
  ['opera', /OPR\/|Opera/],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Version\/.*Safari\//],
]
const systems: readonly (readonly [OperatingSystem, RegExp])[] = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows/],
  ['macos', /Macintosh|Mac OS X/],
  ['linux', /Linux|CrOS/],
]

/**
 * Returns the browser and system that a user agent claims. They are displayed so that account owners recognise their
 * sessions; no decision depends on them.
 */
export function parseUserAgent(agent: string | undefined): { readonly browser: Browser; readonly system: OperatingSystem } {
  const text = agent?.slice(0, 512) ?? ''
  const findMatch = <T extends string>(patterns: readonly (readonly [T, RegExp])[]): T | 'other' =>
    patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other'
  return { browser: findMatch(browsers), system: findMatch(systems) }
}
