import { describe, expect, it } from 'vitest'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { Brands } from './with-brands.ts'

interface Mistake {
  /** The mistake as written: it occurs once in the file, and the message points to its first character. */
  readonly written: string
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
      { written: '"in_homee"', code: 'unknown-message', suggestion: 'in_home' },
      { written: '"enNmae"', code: 'unknown-key', suggestion: 'enName' },
      { written: '"hmoe"', code: 'unknown-value', suggestion: 'home' },
      { written: '"idnex"', code: 'unknown-route', suggestion: 'index' },
      { written: '"10"', code: 'wrong-type' },
      { written: '-5', code: 'out-of-range' },
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
      { written: '"baner"', code: 'unknown-widget', suggestion: 'banner' },
      { written: '"ordr"', code: 'unknown-key', suggestion: 'order' },
      { written: '"MANPLAYREB33"', code: 'unknown-value', suggestion: 'MANPLAYREB3' },
      { written: '"RGN"', code: 'unknown-category', suggestion: 'RNG' },
      { written: '["tiles"]', code: 'wrong-type' },
      { written: '100000', code: 'out-of-range' },
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
      { written: '"DIRECTREG"', code: 'unknown-key', suggestion: 'DIRECTREG3' },
      { written: '"yes"', code: 'wrong-type' },
      { written: '"usernmae"', code: 'unknown-key', suggestion: 'username' },
      { written: '"letter-frist"', code: 'unknown-pattern', suggestion: 'letter-first' },
      { written: '"minLenght"', code: 'unknown-key', suggestion: 'minLength' },
      { written: '999', code: 'out-of-range' },
    ],
  },
}

describe('six mistakes in one file', () => {
  it.each(Object.keys(files))('have six messages with six causes at six locations, and four suggestions: %s', async (path) => {
    const { text, mistakes } = files[path] as (typeof files)[string]
    using brands = new Brands()
    brands.brand('six', { [path]: text })
    const { config, diagnostics } = await compileMerchant(brands.root, 'six')
    expect(config).toBeUndefined()
    expect(diagnostics.map(({ file, line, column, code, suggestion }) => ({ file, line, column, code, suggestion }))).toEqual(
      mistakes.map(({ written, code, suggestion }) => {
        const at = text.indexOf(written)
        expect(text.split(written)).toHaveLength(2)
        const before = text.slice(0, at).split('\n')
        return {
          file: `${brands.root}/six/${path}`,
          line: before.length,
          column: (before.at(-1)?.length ?? 0) + 1,
          code,
          suggestion: suggestion,
        }
      }),
    )
    expect(mistakes.filter(({ suggestion }) => suggestion !== undefined)).toHaveLength(4)
    for (const { message, expected, remedy } of diagnostics) expect((expected ?? '') + (remedy ?? ''), message).not.toBe('')
  })
})
