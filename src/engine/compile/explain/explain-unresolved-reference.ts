import { patternSources } from '../../../generated/patterns.ts'
import { locate, getValueLocation, type Draft, type LocatedFinding } from '../draft.ts'
import type { Finding } from './diagnose.ts'
import { listLanguagesWithoutText } from '../check/message-texts.ts'
import { getReferencedNames } from '../check/referenced-names.ts'
import { describeNonAsciiCharacter } from '../../rules/non-ascii-character.ts'
import { findLanguageByTag } from './suggest-language.ts'
import { findNearestName, suggestName, type NameSuggestion } from './nearest-name.ts'
import { locateInFile } from '../read/locate-in-file.ts'
import { isSameText } from './repair-format.ts'
import { escapePointerToken, isObject, parsePointer, findValueAt, type JsonObject } from '../read/pointer.ts'
import { standards, type Standard } from '../check/standards/standard-names.ts'
import { listEnabledLanguageCodes, getTargetNames, targets, type Target } from '../check/targets.ts'

/** A reference in the config. */
export interface ReferenceUse {
  readonly pointer: string
  readonly at: 'key' | 'value'
}

/** Kinds of names that are not keys of a map in the config: their noun, their existing names, and how to add one. */
const otherKinds: Readonly<
  Record<
    string,
    {
      readonly code: 'unknown-asset' | 'unknown-pattern'
      readonly noun: string
      readonly listNames: (draft: Draft) => readonly string[]
      readonly createAddInstruction: (name: string) => string
    }
  >
> = {
  asset: {
    code: 'unknown-asset',
    noun: 'asset',
    listNames: (draft) => [...draft.assets.keys()],
    createAddInstruction: (name) => `Put the file into assets/${name}`,
  },
  pattern: {
    code: 'unknown-pattern',
    noun: 'kind of pattern',
    listNames: () => Object.keys(patternSources),
    createAddInstruction: () => 'Use "acceptedPattern" instead',
  },
}

/**
 * Reports a reference to a name that does not exist, at the location where it is best corrected: where the name was
 * removed, where its definition is misspelt, or where it is used.
 */
export function explainUnresolvedReference(draft: Draft, kind: string, name: string, uses: readonly ReferenceUse[]): LocatedFinding[] {
  if (kind === 'message') return explainMissingText(draft, name, uses)
  const standard = standards[kind]
  if (standard !== undefined) return explainNonStandard(draft, standard, name, uses)
  const target = targets[kind]
  const otherKind = otherKinds[kind]
  const names = target ? Object.keys(getTargetNames(draft, target)) : otherKind?.listNames(draft)
  const code = target ? (`unknown-${target.slug}` as const) : otherKind?.code
  if (names === undefined || code === undefined) return []
  const [firstUse] = uses
  return (
    (target &&
      (explainRemovedName(draft, target, name, uses) ?? explainMisspeltDefinition(draft, kind, name, uses, names, target.pointer))) ??
    (firstUse === undefined
      ? []
      : [
          reportUse(
            draft,
            firstUse,
            { code, message: `There is no ${(target ?? otherKind)?.noun} "${name}".${describeNonAsciiCharacter(name)}`, found: name },
            sortUnusedFirst(draft, kind, names),
            target ? `Add it to ${target.file}` : (otherKind?.createAddInstruction(name) ?? ''),
            uses,
          ),
        ])
  )
}

/** Reports a name that the standard does not have, at its first use. */
const explainNonStandard = (draft: Draft, standard: Standard, name: string, uses: readonly ReferenceUse[]): LocatedFinding[] =>
  uses.slice(0, 1).map(({ pointer, at }) => locate(draft, pointer, { ...describeNonStandard(standard, name, describeOtherUses(uses)), at }))

/** The finding for a name that the standard does not have, without its location. */
export function describeNonStandard(
  { code, noun, expected, suggest }: Standard,
  name: string,
  suffix = '',
): Omit<Finding, 'pointer' | 'at'> {
  const suggestion = suggest(name)
  return {
    code,
    message: `There is no ${noun} "${name}".${suffix}`,
    found: name,
    expected,
    ...(suggestion !== undefined && { suggestion, ...(isSameText(name, suggestion) && { fix: { from: name, to: suggestion } }) }),
    remedy: suggestion === undefined ? `Write ${expected}.` : `Write "${suggestion}".`,
  }
}

/** Describes the uses besides the first, as a sentence after a space; empty if there are none. */
const describeOtherUses = ({ length }: readonly unknown[]): string =>
  length === 1 ? '' : ` ${length - 1} more ${length === 2 ? 'place uses' : 'places use'} it.`

/** Sorts names that nothing refers to first, because they are more likely to be intended. */
function sortUnusedFirst(draft: Draft, kind: string, names: readonly string[]): readonly string[] {
  const usedNames = listUsedNames(draft, kind)
  return [...names].sort((a, b) => Number(usedNames.has(a)) - Number(usedNames.has(b)))
}

const listUsedNames = (draft: Draft, kind: string): ReadonlySet<string> =>
  new Set(draft.getContents().flatMap((content) => [...(getReferencedNames(content.kind, content.value).get(kind) ?? [])]))

/** Suggests the name without a leading `/`, `assets/` or `pages/` and `.json` if it exists, else the nearest name. */
function suggestTarget(input: string, names: readonly string[]): NameSuggestion {
  const strippedName = input.replace(/^\/|^(?:assets|pages)\//, '').replace(/\.json$/, '')
  return strippedName !== input && names.includes(strippedName)
    ? { suggestion: strippedName, fix: { from: input, to: strippedName } }
    : suggestName(input, names)
}

function reportUse(
  draft: Draft,
  use: ReferenceUse,
  finding: Pick<Finding, 'code' | 'message' | 'found'>,
  names: readonly string[],
  addInstruction: string,
  uses: readonly ReferenceUse[],
): LocatedFinding {
  const language = finding.code === 'unknown-language' ? findLanguageByTag(draft.config, finding.found ?? '') : undefined
  const nameSuggestion: NameSuggestion = language === undefined ? suggestTarget(finding.found ?? '', names) : { suggestion: language }
  return locate(draft, use.pointer, {
    ...finding,
    at: use.at,
    message: finding.message + describeOtherUses(uses),
    ...(names.length > 0 && names.length <= 12 ? { expected: `one of ${names.join(', ')}` } : {}),
    ...nameSuggestion,
    remedy:
      nameSuggestion.suggestion === undefined
        ? `${addInstruction}, or use another name.`
        : `Write "${nameSuggestion.suggestion}", or: ${addInstruction.charAt(0).toLowerCase()}${addInstruction.slice(1)}.`,
  })
}

/** Reports a name that a merchant removed with null and that is still used; `undefined` if none has removed it. */
function explainRemovedName(draft: Draft, target: Target, name: string, uses: readonly ReferenceUse[]): LocatedFinding[] | undefined {
  const { slug, noun } = target
  const location = draft.provenance.listLocations(`${target.pointer}/${escapePointerToken(name)}`).at(-1)
  // A page is a file, and null does not remove it.
  if (location?.value !== null || slug === 'page') return undefined
  const locations = uses.slice(0, 3).map((use) => getValueLocation(draft, use.pointer))
  const listedLocations = locations
    .map(({ source, pointer }) => `${source.file}:${String(locateInFile(source, pointer, 'value').line)}`)
    .join(', ')
  const finding: Finding = {
    code: `removed-${slug}`,
    pointer: location.pointer,
    at: 'key',
    message: `The ${noun} "${name}" is removed here, but is still used: ${listedLocations}${uses.length > 3 ? ` and ${uses.length - 3} more` : ''}.`,
    found: name,
    remedy: 'Keep it, or change or remove its uses.',
  }
  return [{ source: location.source, finding }]
}

/**
 * Reports a misspelt definition: several places use a missing name, or the rest of the config mentions it, and one of
 * the merchant's own names is similar and not mentioned anywhere else. Otherwise `undefined`.
 */
function explainMisspeltDefinition(
  draft: Draft,
  kind: string,
  name: string,
  uses: readonly ReferenceUse[],
  names: readonly string[],
  mapPointer: string,
): LocatedFinding[] | undefined {
  const usedNames = listUsedNames(draft, kind)
  const inheritedEntries = findValueAt(draft.parent, parsePointer(mapPointer))
  const unusedOwnNames = names.filter(
    (candidate) => !usedNames.has(candidate) && !(isObject(inheritedEntries) && Object.hasOwn(inheritedEntries, candidate)),
  )
  const misspeltName = findNearestName(name, unusedOwnNames)
  if (misspeltName === undefined) return undefined
  if (countMentions(draft.config, misspeltName) > 1 || (uses.length < 2 && countMentions(draft.config, name) < 2)) return undefined
  const usage = uses.length === 1 ? 'one place uses' : `${uses.length} places use`
  return [
    createMisspeltNameFinding(
      draft,
      `${mapPointer}/${escapePointerToken(misspeltName)}`,
      misspeltName,
      name,
      `"${name}", which ${usage}, is missing.`,
    ),
  ]
}

const createMisspeltNameFinding = (draft: Draft, pointer: string, misspeltName: string, intended: string, reason: string): LocatedFinding =>
  locate(draft, pointer, {
    code: 'misspelt-name',
    at: 'key',
    message: `Nothing uses "${misspeltName}", and ${reason}`,
    found: misspeltName,
    expected: intended,
    suggestion: intended,
    fix: { from: misspeltName, to: intended },
    remedy: `Write "${intended}".`,
  })

/** The number of keys and strings of a config that contain a word, whatever it refers to there. */
function countMentions(config: JsonObject, word: string): number {
  const wholeWord = new RegExp(`(?<![A-Za-z0-9])${word.replaceAll(/[^A-Za-z0-9_]/g, '\\$&')}(?![A-Za-z0-9])`)
  const countIn = (value: unknown): number => {
    if (typeof value === 'string') return Number(wholeWord.test(value))
    if (typeof value !== 'object' || value === null) return 0
    return Object.entries(value).reduce((sum, [key, child]) => sum + Number(wholeWord.test(key)) + countIn(child), 0)
  }
  return countIn(config)
}

function explainMissingText(draft: Draft, name: string, uses: readonly ReferenceUse[]): LocatedFinding[] {
  const languagesWithoutText = listLanguagesWithoutText(draft, name)
  const [language = ''] = languagesWithoutText
  const codes = listEnabledLanguageCodes(draft.config)
  const isMissingEverywhere = codes.every((code) => !Object.hasOwn(draft.texts.getTexts(code), name))
  const misspeltTextFinding = isMissingEverywhere ? undefined : findMisspeltText(draft, name, languagesWithoutText, codes)
  if (misspeltTextFinding) return [misspeltTextFinding]
  const names = [...new Set(codes.flatMap((code) => Object.keys(draft.texts.getTexts(code))))]
  const misspeltDefinitionFindings = isMissingEverywhere
    ? explainMisspeltDefinition(draft, 'message', name, uses, names, `/messages/${language}`)
    : undefined
  if (misspeltDefinitionFindings) return misspeltDefinitionFindings
  const addInstruction = `Add "${name}" to messages/${language}.json`
  return uses.slice(0, 1).map((use) =>
    isMissingEverywhere
      ? reportUse(
          draft,
          use,
          { code: 'unknown-message', message: `There is no text "${name}".`, found: name },
          sortUnusedFirst(draft, 'message', names),
          addInstruction,
          uses,
        )
      : locate(draft, use.pointer, {
          code: 'unknown-message',
          at: use.at,
          message: `The text "${name}" is missing in ${languagesWithoutText.join(', ')}.`,
          found: name,
          remedy: `${addInstruction}.`,
        }),
  )
}

/**
 * Reports a text with a similar key in a language that lacks `name`, if the key is unused and missing in all other
 * languages. Otherwise `undefined`.
 */
function findMisspeltText(
  draft: Draft,
  name: string,
  languagesWithoutText: readonly string[],
  codes: readonly string[],
): LocatedFinding | undefined {
  const usedKeys = listUsedNames(draft, 'message')
  for (const language of languagesWithoutText) {
    const otherTexts = codes.filter((code) => code !== language).map((code) => draft.texts.getTexts(code))
    const unsharedKeys = Object.keys(draft.texts.getTexts(language)).filter(
      (key) => !usedKeys.has(key) && otherTexts.every((texts) => !Object.hasOwn(texts, key)),
    )
    const misspeltName = findNearestName(name, unsharedKeys)
    if (misspeltName !== undefined)
      return createMisspeltNameFinding(
        draft,
        `/messages/${language}/${escapePointerToken(misspeltName)}`,
        misspeltName,
        name,
        `"${name}" is missing in ${language}.`,
      )
  }
  return undefined
}
