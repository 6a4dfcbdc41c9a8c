import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const widgets = join(import.meta.dirname, '..')

/** In a header, `--text` is the header's text colour; `--canvas` is the page's background everywhere. */
it('text on the canvas has the page’s text colour, even inside a header', () => {
  const sheets = readdirSync(widgets, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const rules = sheets.flatMap((file) => [...readFileSync(join(widgets, file), 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)])
  const canvasRules = rules.filter(([, , declarations = '']) => declarations.includes('background: var(--canvas)'))
  expect(canvasRules.length).toBeGreaterThan(1)
  const violations = canvasRules.filter(([, , declarations = '']) => /(?<!-)color: var\(--text\)/.test(declarations))
  expect(violations.map(([, selector = '']) => selector.trim())).toEqual([])
})
