import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const widgets = join(import.meta.dirname, '..')

/** `--text` is the header's text in a header; `--canvas` is the page's everywhere. */
it('text on the canvas has the text colour of the page, also in a header', () => {
  const sheets = readdirSync(widgets, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const rules = sheets.flatMap((file) => [...readFileSync(join(widgets, file), 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)])
  const onCanvas = rules.filter(([, , declarations = '']) => declarations.includes('background: var(--canvas)'))
  expect(onCanvas.length).toBeGreaterThan(1)
  const wrong = onCanvas.filter(([, , declarations = '']) => /(?<!-)color: var\(--text\)/.test(declarations))
  expect(wrong.map(([, selector = '']) => selector.trim())).toEqual([])
})
