import type { Browser, System } from '../database/columns.ts'

/** In the order in which they are looked for: many name others that they are like. */
const browsers: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /Edg(e|A|iOS)?\//],
  ['opera', /OPR\/|Opera/],
  ['samsung', /SamsungBrowser\//],
  ['firefox', /Firefox\/|FxiOS\//],
  ['chrome', /Chrome\/|CriOS\//],
  ['safari', /Version\/.*Safari\//],
]
const systems: readonly (readonly [System, RegExp])[] = [
  ['android', /Android/],
  ['ios', /iPhone|iPad|iPod/],
  ['windows', /Windows/],
  ['macos', /Macintosh|Mac OS X/],
  ['linux', /Linux|CrOS/],
]

/**
 * The kind of browser and of system that a program says of itself: for its owner to know it again, and nothing is
 * decided by it.
 */
export function readDevice(agent: string | undefined): { readonly browser: Browser; readonly system: System } {
  const text = agent?.slice(0, 512) ?? ''
  const find = <T extends string>(known: readonly (readonly [T, RegExp])[]): T | 'other' =>
    known.find(([, mark]) => mark.test(text))?.[0] ?? 'other'
  return { browser: find(browsers), system: find(systems) }
}
