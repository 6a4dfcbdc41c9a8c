import { describe, expect, it } from 'vitest'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { TestBrands } from './test-brands.ts'

interface Mistake {
  /** The source text of the mistake: it occurs once in the file, and the message points to its first character. */
  readonly source: string
  readonly code: string
  readonly suggestion?: string
}

const files: Readonly<Record<string, { readonly text: string; readonly mistakes: readonly Mistake[] }>> = {
  'navigation.json': {
    text: `{
  "header": {
    "welcome": {
      "name": "in_homee",
      "enNmae": "Welcome",
      "icon": "hmoe",
      "action": { "route": "idnex" },
      "order": "10"
    },
    "vip": { "order": -5 }
  }
}`,
    mistakes: [
      { source: '"in_homee"', code: 'unknown-message', suggestion: 'in_home' },
      { source: '"enNmae"', code: 'unknown-key', suggestion: 'enName' },
      { source: '"hmoe"', code: 'unknown-value', suggestion: 'home' },
      { source: '"idnex"', code: 'unknown-route', suggestion: 'index' },
      { source: '"10"', code: 'wrong-type' },
      { source: '-5', code: 'out-of-range' },
    ],
  },
  'pages/home.json': {
    text: `{
  "nodes": {
    "hero": {
      "widget": "baner",
      "order": 5
    },
    "own": {
      "widget": "game-grid",
      "ordr": 20,
      "when": { "flag": "MANPLAYREB33" },
      "props": { "category": "RGN", "variant": ["tiles"], "pageSize": 100000 }
    }
  }
}`,
    mistakes: [
      { source: '"baner"', code: 'unknown-widget', suggestion: 'banner' },
      { source: '"ordr"', code: 'unknown-key', suggestion: 'order' },
      { source: '"MANPLAYREB33"', code: 'unknown-value', suggestion: 'MANPLAYREB3' },
      { source: '"RGN"', code: 'unknown-category', suggestion: 'RNG' },
      { source: '["tiles"]', code: 'wrong-type' },
      { source: '100000', code: 'out-of-range' },
    ],
  },
  'platform.json': {
    text: `{
  "flags": { "DIRECTREG": true, "FREEPLAY3": "yes" },
  "registerRules": {
    "usernmae": { "enabled": true, "required": true },
    "password": { "patternId": "letter-frist", "minLenght": 6, "maxLength": 999 }
  }
}`,
    mistakes: [
      { source: '"DIRECTREG"', code: 'unknown-key', suggestion: 'DIRECTREG3' },
      { source: '"yes"', code: 'wrong-type' },
      { source: '"usernmae"', code: 'unknown-key', suggestion: 'username' },
      { source: '"letter-frist"', code: 'unknown-pattern', suggestion: 'letter-first' },
      { source: '"minLenght"', code: 'unknown-key', suggestion: 'minLength' },
      { source: '999', code: 'out-of-range' },
    ],
  },
}

describe('six mistakes in one file', () => {
  it.each(Object.keys(files))('have six diagnostics, each with its code and location, and four suggestions: %s', async (path) => {
    const { text, mistakes } = files[path] as (typeof files)[string]
    using brands = new TestBrands()
    brands.addBrand('six', { [path]: text })
    const { config, diagnostics } = await compileMerchant(brands.root, 'six')
    expect(config).toBeUndefined()
    expect(diagnostics.map(({ file, line, column, code, suggestion }) => ({ file, line, column, code, suggestion }))).toEqual(
      mistakes.map(({ source, code, suggestion }) => {
        const offset = text.indexOf(source)
        expect(text.split(source)).toHaveLength(2)
        const precedingLines = text.slice(0, offset).split('\n')
        return {
          file: `${brands.root}/six/${path}`,
          line: precedingLines.length,
          column: (precedingLines.at(-1)?.length ?? 0) + 1,
          code,
          suggestion,
        }
      }),
    )
    expect(mistakes.filter(({ suggestion }) => suggestion !== undefined)).toHaveLength(4)
    for (const { message, expected, remedy } of diagnostics) expect((expected ?? '') + (remedy ?? ''), message).not.toBe('')
  })
})
