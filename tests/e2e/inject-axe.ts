import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

const { source: axeSource } = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'))('axe-core') as {
  readonly source: string
}

interface Axe {
  run(root: Element | Document, options: object): Promise<{ readonly violations: readonly Violation[] }>
}

interface Violation {
  readonly id: string
  readonly nodes: readonly { readonly target: readonly unknown[] }[]
}

/** Tags of the axe rules that are checked. */
export const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Options of `axe.run` for each set of rules. */
const ruleSets = {
  all: { runOnly: axeTags },
  /** All rules except colour contrast, which takes as long as the others together. */
  structure: { runOnly: axeTags, rules: { 'color-contrast': { enabled: false } } },
  contrast: { runOnly: { type: 'rule', values: ['color-contrast'] } },
}
type RuleSet = keyof typeof ruleSets

/**
 * Injects axe into the loaded page. Returns a function that runs a set of rules, in the page or in the element that a
 * selector matches, and lists the violations, each with up to three locations. If no element matches, it lists this as
 * the only violation. Frames are excluded, as their content has its own tests.
 */
export async function injectAxe(page: Page): Promise<(ruleSet: RuleSet, rootSelector?: string) => Promise<readonly string[]>> {
  await page.evaluate(axeSource)
  return (ruleSet, rootSelector) =>
    page.evaluate(
      async ([selector, rules]) => {
        const { axe } = window as unknown as { readonly axe: Axe }
        const root = selector === undefined ? document : document.querySelector(selector)
        if (root === null) return [`No element matches ${selector ?? ''}.`]
        // Elements that fade in have low contrast for a moment, so animations are finished first.
        for (const animation of document.getAnimations())
          if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
        // Content behind a fixed or sticky bar can be scrolled into view, so bars must not count as covering it.
        const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
          (element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position) && element.closest('dialog') === null,
        )
        for (const bar of bars) bar.style.position = 'static'
        const { violations } = await axe.run(root, { iframes: false, resultTypes: ['violations'], ...rules })
        for (const bar of bars) bar.style.position = ''
        return violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .slice(0, 3)
              .map(({ target }) => String(target))
              .join(' | ')}`,
        )
      },
      [rootSelector, ruleSets[ruleSet]] as const,
    )
}

/** Switches the theme without a reload, as the theme switch does. */
export const setTheme = (page: Page, theme: 'dark' | 'light'): Promise<void> =>
  page.evaluate((name) => void (document.documentElement.dataset['theme'] = name), theme)
