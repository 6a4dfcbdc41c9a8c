import { defineRule } from '../define-rule.ts'
import { latest, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { textsBelow } from '../message-texts.ts'
import { measureFont } from '../../read/measure-font.ts'
import { isObject, valueAt, type JsonObject } from '../../read/pointer.ts'
import { enabledLanguages } from '../targets.ts'

/** A font file as the style sheet declares it. */
interface Face {
  readonly family: string
  readonly weight: string
  readonly asset: string
  readonly range?: string
}

const maxListed = 8

/**
 * Families with font files that lack letters of the texts of an enabled language: those letters are shown in a font of
 * the device. One warning for each family and language.
 */
export const rule = defineRule({
  stage: 'texts',
  codes: {
    'glyphs-missing': {
      severity: 'warning',
      about:
        'A font file of the brand has no glyphs for letters that a language of the brand uses. Browsers would draw those letters in another font.',
      remedy: 'Add a file with these letters to the same family, or narrow the "unicodeRange" of this one.',
    },
  },
  check: lintGlyphs,
})

function lintGlyphs(draft: Draft): readonly LocatedFinding[] {
  const { config, parent, left } = draft
  const unchanged = (...steps: readonly string[]): boolean => valueAt(config, steps) === valueAt(parent, steps)
  if (unchanged('theme', 'faces') && unchanged('theme', 'type') && unchanged('languages')) return []
  if (left.some((pointer) => /^\/(?:theme\/(?:type|faces)|languages)/.test(pointer))) return []
  return ['body', 'display'].flatMap((role, index, roles) => {
    const family = valueAt(config, ['theme', 'type', role])
    const told = index > 0 && family === valueAt(config, ['theme', 'type', roles[0] ?? ''])
    return typeof family !== 'string' || told ? [] : lintFamily(draft, role, family)
  })
}

function lintFamily(draft: Draft, role: string, family: string): LocatedFinding[] {
  const faces = facesOf(draft, family).map((face) => ({ face, characters: charactersOf(draft, face) }))
  const supported = [...new Set(faces.map(({ face }) => face.weight))].map((weight) => faces.filter(({ face }) => face.weight === weight))
  if (supported.length === 0 || faces.some(({ characters }) => characters === undefined)) return []
  return enabledLanguages(draft.config).flatMap((language) => {
    const letters = lettersIn(draft, language)
    const missing = [...letters].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return supported.some((group) => !group.some(({ face, characters }) => inRange(face.range, code) && characters?.has(code) === true))
    })
    return missing.length === 0 ? [] : [report(draft, role, family, language, missing, letters.size)]
  })
}

function report(draft: Draft, role: string, family: string, language: string, missing: readonly string[], all: number): LocatedFinding {
  const shown = missing.slice(0, maxListed).join(' ')
  const more = missing.length > maxListed ? ' …' : ''
  return locate(draft, latest(draft, `/theme/type/${role}`, `/languages/catalogue/${language}/enabled`), {
    code: 'glyphs-missing',
    at: 'value',
    message: `The font files of "${family}" lack ${String(missing.length)} of the ${String(all)} letters of "${language}": ${shown}${more}`,
    found: family,
    remedy: 'Add a face whose file has them, or choose a family that has.',
  })
}

function facesOf({ config }: Draft, family: string): Face[] {
  const faces = valueAt(config, ['theme', 'faces'])
  return isObject(faces) ? (Object.values(faces) as unknown as Face[]).filter((face) => face.family === family) : []
}

function charactersOf({ assets }: Draft, { asset: path }: Face): ReadonlySet<number> | undefined {
  const asset = assets.get(path)
  return asset && measureFont(asset)?.characters
}

/** Whether a `unicode-range` such as `U+0000-00FF,U+4??` has a code point; without one, every code point is in it. */
function inRange(range: string | undefined, code: number): boolean {
  if (range === undefined) return true
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    return code >= Number.parseInt(from.replaceAll('?', '0'), 16) && code <= Number.parseInt(to.replaceAll('?', 'F'), 16)
  })
}

const letters = new WeakMap<JsonObject, ReadonlySet<string>>()

/** The letters, marks and digits of a language's texts; merchants that share texts share the answer. */
function lettersIn(draft: Draft, language: string): ReadonlySet<string> {
  const below = lettersOf(textsBelow(draft, language))
  const own = draft.sources.find(({ kind, name }) => kind === 'messages' && name === language)
  return own === undefined ? below : new Set([...below, ...lettersOf(own.value)])
}

function lettersOf(texts: JsonObject): ReadonlySet<string> {
  const known = letters.get(texts)
  if (known) return known
  const all = Object.values(texts).filter((text) => typeof text === 'string')
  const found = new Set([...new Set(all.join('').normalize('NFC'))].filter((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter)))
  letters.set(texts, found)
  return found
}
