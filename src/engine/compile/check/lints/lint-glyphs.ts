import { defineRule } from '../define-rule.ts'
import { pickLastWritten, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { getInheritedTexts } from '../message-texts.ts'
import { readFontProperties } from '../../read/inspect/font-properties.ts'
import { isObject, findValueAt, type JsonObject } from '../../read/pointer.ts'
import { listEnabledLanguageCodes } from '../targets.ts'

/** A font file as the style sheet declares it. */
interface Face {
  readonly family: string
  readonly weight: string
  readonly asset: string
  readonly range?: string
}

const maxListed = 8

/**
 * Reports families whose font files lack letters of the texts of an enabled language: browsers draw those letters in a
 * font of the device. One warning for each family and language. The family for figures needs only digits.
 */
export const rule = defineRule({
  stage: 'texts',
  codes: {
    'glyphs-missing': {
      severity: 'warning',
      about:
        'A font file of the brand has no glyphs for letters that a language of the brand uses. Browsers draw those letters in another font.',
      remedy: 'Add a file with these letters to the same family, or widen the "range" of this one.',
    },
  },
  check: lintGlyphs,
})

function lintGlyphs(draft: Draft): readonly LocatedFinding[] {
  const { config, parent, omitted } = draft
  const isUnchanged = (...steps: readonly string[]): boolean => findValueAt(config, steps) === findValueAt(parent, steps)
  if (isUnchanged('theme', 'faces') && isUnchanged('theme', 'type') && isUnchanged('languages')) return []
  if (omitted.some((pointer) => /^\/(?:theme\/(?:type|faces)|languages)/.test(pointer))) return []
  const checkedFamilies = new Set<unknown>()
  return ['body', 'display', 'figures'].flatMap((role) => {
    const family = findValueAt(config, ['theme', 'type', role])
    if (typeof family !== 'string' || checkedFamilies.has(family)) return []
    checkedFamilies.add(family)
    const weights = listWeights(draft, family)
    return role === 'figures' ? lintFigures(draft, family, weights) : lintFamily(draft, role, family, weights)
  })
}

/** The files of one weight of a family, with the code points that each contains. */
interface WeightFiles {
  readonly weight: string
  readonly files: readonly (Face & { readonly characters: ReadonlySet<number> })[]
}

/** The files of a family by weight; empty if the characters of one of the files cannot be read. */
function listWeights(draft: Draft, family: string): readonly WeightFiles[] {
  const byWeight = new Map<string, WeightFiles['files']>()
  for (const face of listFaces(draft, family)) {
    const characters = findCharacters(draft, face)
    if (characters === undefined) return []
    byWeight.set(face.weight, [...(byWeight.get(face.weight) ?? []), { ...face, characters }])
  }
  return [...byWeight].map(([weight, files]) => ({ weight, files })).toSorted((a, b) => (a.weight < b.weight ? -1 : 1))
}

function lintFamily(draft: Draft, role: string, family: string, weights: readonly WeightFiles[]): LocatedFinding[] {
  return listEnabledLanguageCodes(draft.config).flatMap((language) => {
    const pointer = pickLastWritten(draft, `/theme/type/${role}`, `/languages/catalogue/${language}/enabled`)
    return report(draft, pointer, { family, weights, letters: getLetters(draft, language), noun: `letters of "${language}"` })
  })
}

const digits = new Set('0123456789')

/** Checks only digits, because the family for figures shows only amounts and counts. */
const lintFigures = (draft: Draft, family: string, weights: readonly WeightFiles[]): LocatedFinding[] =>
  report(draft, '/theme/type/figures', { family, weights, letters: digits, noun: 'digits' })

interface GlyphRequirement {
  readonly family: string
  readonly weights: readonly WeightFiles[]
  readonly letters: ReadonlySet<string>
  /** Noun for the letters, in the plural. */
  readonly noun: string
}

/** Reports the letters that some or all weights lack. */
function report(draft: Draft, pointer: string, { family, weights, letters, noun }: GlyphRequirement): LocatedFinding[] {
  const incompleteWeights = weights
    .map(({ weight, files }) => ({ weight, missing: [...letters].filter((letter) => !files.some((file) => hasLetter(file, letter))) }))
    .filter(({ missing }) => missing.length > 0)
  if (incompleteWeights.length === 0) return []
  const missingLetters = [...new Set(incompleteWeights.flatMap((incompleteWeight) => incompleteWeight.missing))]
  const listedLetters = missingLetters.slice(0, maxListed).join(' ')
  const ellipsis = missingLetters.length > maxListed ? ' …' : ''
  const weightsText =
    incompleteWeights.length === weights.length ? '' : ` of ${formatWeights(incompleteWeights.map(({ weight }) => weight))}`
  const finding = {
    code: 'glyphs-missing',
    at: 'value',
    message: `The font files of "${family}"${weightsText} lack ${String(missingLetters.length)} of the ${String(letters.size)} ${noun}: ${listedLetters}${ellipsis}`,
    found: family,
    remedy:
      weightsText === ''
        ? 'Add a face whose file has them, or choose another family.'
        : 'Add a face of this weight whose file has them, or remove its other faces.',
  } as const
  return [locate(draft, pointer, finding)]
}

const formatWeights = (weights: readonly string[]): string =>
  weights.length === 1 ? `weight ${weights.join('')}` : `the weights ${weights.slice(0, -1).join(', ')} and ${weights.at(-1) ?? ''}`

function hasLetter({ range, characters }: WeightFiles['files'][number], letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return isInUnicodeRange(range, code) && characters.has(code)
}

function listFaces({ config }: Draft, family: string): Face[] {
  const faces = findValueAt(config, ['theme', 'faces'])
  return isObject(faces) ? (Object.values(faces) as unknown as Face[]).filter((face) => face.family === family) : []
}

function findCharacters({ assets }: Draft, { asset: path }: Face): ReadonlySet<number> | undefined {
  const asset = assets.get(path)
  return asset && readFontProperties(asset)?.characters
}

/**
 * Whether a `unicode-range` such as `U+0000-00FF,U+4??` contains a code point. Without a range, it contains every code
 * point.
 */
function isInUnicodeRange(range: string | undefined, code: number): boolean {
  if (range === undefined) return true
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().slice(2).split('-')
    return code >= Number.parseInt(from.replaceAll('?', '0'), 16) && code <= Number.parseInt(to.replaceAll('?', 'F'), 16)
  })
}

const lettersCache = new WeakMap<JsonObject, ReadonlySet<string>>()

/** The letters, marks and digits of a language's texts, cached for all merchants that share the texts. */
function getLetters(draft: Draft, language: string): ReadonlySet<string> {
  const inheritedLetters = collectLetters(getInheritedTexts(draft, language))
  const ownSource = draft.sources.find(({ kind, name }) => kind === 'messages' && name === language)
  return ownSource === undefined ? inheritedLetters : new Set([...inheritedLetters, ...collectLetters(ownSource.value)])
}

function collectLetters(texts: JsonObject): ReadonlySet<string> {
  const cached = lettersCache.get(texts)
  if (cached) return cached
  const strings = Object.values(texts).filter((text) => typeof text === 'string')
  const letters = new Set([...new Set(strings.join('').normalize('NFC'))].filter((letter) => /[\p{L}\p{M}\p{N}]/u.test(letter)))
  lettersCache.set(texts, letters)
  return letters
}
