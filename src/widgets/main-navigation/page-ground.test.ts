import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const widgets = join(import.meta.dirname, '..')

/** In a header, `--text` is the header's text colour; `--canvas` is the page's everywhere. */
it('text on the canvas has the page’s text colour, even inside a header', () => {
  const sheets = readdirSync(widgets, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const rules = sheets.flatMap((file) => [...readFileSync(join(widgets, file), 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)])
  const onCanvas = rules.filter(([, , declarations = '']) => declarations.includes('background: var(--canvas)'))
  expect(onCanvas.length).toBeGreaterThan(1)
  const wrong = onCanvas.filter(([, , declarations = '']) => /(?<!-)color: var\(--text\)/.test(declarations))
  expect(wrong.map(([, selector = '']) => selector.trim())).toEqual([])
})
