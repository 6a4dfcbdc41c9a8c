import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const { source } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core') as { readonly source: string }

interface Axe {
  run(where: Element | Document, options: object): Promise<{ readonly violations: readonly Violation[] }>
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}

/** What is looked for. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** All rules, all but the contrast of colours, which takes as long as all others, or that alone. */
const looks = {
  all: { runOnly: axeTags },
  structure: { runOnly: axeTags, rules: { 'color-contrast': { enabled: false } } },
  contrast: { runOnly: { type: 'rule', values: ['color-contrast'] } },
}
type Look = keyof typeof looks

/**
 * Axe inside the page, for sweeps: put there once after each load, it looks again and again without starting anew.
 * Frames are left out: what is in them has tests of its own.
 */
export async function bringAxe(page: Page): Promise<(what: Look, within?: string) => Promise<readonly string[]>> {
  await page.evaluate(source)
  return (what, within) =>
    page.evaluate(
      async ([selector, rules]) => {
        const { axe } = window as unknown as { readonly axe: Axe }
        const found = selector === undefined ? document : document.querySelector(selector)
        if (found === null) return [`There is no ${selector ?? ''}.`]
        // A part that is just coming in is pale for a moment: it is judged as it comes to stand.
        for (const motion of document.getAnimations())
          if (Number.isFinite(Number(motion.effect?.getComputedTiming().endTime))) motion.finish()
        // What a bar that stays in place covers at this moment is not out of reach: it scrolls.
        const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
          (one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && one.closest('dialog') === null,
        )
        for (const bar of bars) bar.style.position = 'static'
        const { violations } = await axe.run(found, { iframes: false, resultTypes: ['violations'], ...rules })
        for (const bar of bars) bar.style.position = ''
        return violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .slice(0, 3)
              .map(({ target }) => String(target))
              .join(' | ')}`,
        )
      },
      [within, looks[what]] as const,
    )
}

/**
 * Waits until a page has its heading, nothing of it waits or is asked for, and neither its parts nor what it has asked
 * for become more.
 */
export async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const site = window as unknown as { underWay?: number }
    if (site.underWay === undefined) {
      const { fetch } = window
      let count = 0
      window.fetch = (...asked) => {
        count++
        return fetch(...asked).finally(() => count--)
      }
      Object.defineProperty(site, 'underWay', { get: () => count })
    }
    const state = (): string =>
      [
        document.querySelectorAll('*').length,
        performance.getEntriesByType('resource').length,
        document.querySelectorAll('[aria-busy=true]').length + (site.underWay ?? 0),
        document.querySelector('main h1, main h2, dialog[open] h2') !== null,
      ].join(' ')
    // What watches its size hears of a new one with the next frame, and is drawn with the one after.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    const began = performance.now()
    let [last, since] = ['', began]
    while (performance.now() - since < 100 || !last.endsWith(' 0 true')) {
      const now = state()
      if (now !== last) [last, since] = [now, performance.now()]
      if (performance.now() - began > 5_000) return
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })
}

/**
 * Waits until the program has taken the page over, and the page has come to rest. Playwright's `networkidle` is not the
 * same: it never comes where a request that it holds is dropped with the page before.
 */
export async function comeAlive(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await comeToRest(page)
}

/** Shows the page in a theme as the picker of the theme does, in place. */
export const paint = (page: Page, theme: 'dark' | 'light'): Promise<void> =>
  page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)
