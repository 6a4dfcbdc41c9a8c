import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const widgetsFolder = join(import.meta.dirname, '..')

// In a header, `--text` is the header's text colour, while `--canvas` is the page's background everywhere.
it('CSS rules with `--canvas` as their background do not use `--text` as their text colour', () => {
  const sheets = readdirSync(widgetsFolder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const rules = sheets.flatMap((file) => [...readFileSync(join(widgetsFolder, file), 'utf8').matchAll(/([^{}]*)\{([^{}]*)\}/g)])
  const canvasRules = rules.filter(([, , declarations = '']) => declarations.includes('background: var(--canvas)'))
  expect(canvasRules.length).toBeGreaterThan(1)
  const violations = canvasRules.filter(([, , declarations = '']) => /(?<!-)color: var\(--text\)/.test(declarations))
  expect(violations.map(([, selector = '']) => selector.trim())).toEqual([])
})
