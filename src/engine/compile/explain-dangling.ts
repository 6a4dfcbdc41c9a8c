import { contentsOf, locate, type Draft, type LocatedFinding } from './draft.ts'
import type { Finding } from './diagnose.ts'
import { languagesLacking, textsOf } from './message-texts.ts'
import { namesUsed } from './names-used.ts'
import { nearestName } from './nearest-name.ts'
import { escapeStep } from './pointer.ts'
import { enabledLanguages, helpTopics, namesOf, targets } from './targets.ts'

/** A place of the config that refers to something. */
export interface Use {
  readonly pointer: string
  readonly at: 'key' | 'value'
}

/** Says of a name that leads nowhere where that is mended best: where the name was taken away, where it was misspelt, or where it is used. */
export function explainDangling(draft: Draft, kind: string, name: string, uses: readonly Use[]): LocatedFinding[] {
  if (kind === 'message') return explainMissingText(draft, name, uses)
  if (kind === 'asset')
    return uses
      .slice(0, 1)
      .map((use) =>
        atUse(
          draft,
          use,
          { code: 'unknown-asset', message: `There is no asset "${name}".`, found: name },
          [...draft.assets.keys()],
          `Put the file into assets/${name}`,
          uses,
        ),
      )
  if (kind === 'topic')
    return uses
      .slice(0, 1)
      .map((use) =>
        atUse(
          draft,
          use,
          { code: 'unknown-topic', message: `The help centre has no topic "${name}".`, found: name },
          Object.keys(helpTopics(draft.config)),
          'Add it to a help-topics widget of a page',
          uses,
        ),
      )
  const target = targets[kind]
  if (!target) return []
  const names = Object.keys(namesOf(draft, target))
  return (
    explainRemoved(draft, kind, name, uses) ??
    explainRenamed(draft, kind, name, uses, names, target.pointer) ??
    uses
      .slice(0, 1)
      .map((use) =>
        atUse(
          draft,
          use,
          { code: `unknown-${kebab(kind)}`, message: `There is no ${target.noun} "${name}".`, found: name },
          names,
          `Add it to ${target.file}`,
          uses,
        ),
      )
  )
}

const kebab = (words: string): string => words.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function atUse(
  draft: Draft,
  use: Use,
  finding: Pick<Finding, 'code' | 'message' | 'found'>,
  names: readonly string[],
  add: string,
  uses: readonly Use[],
): LocatedFinding {
  const suggestion = nearestName(finding.found ?? '', names)
  const others = uses.length === 1 ? '' : ` ${uses.length - 1} more ${uses.length === 2 ? 'place uses' : 'places use'} it.`
  return locate(draft, use.pointer, {
    ...finding,
    at: use.at,
    message: finding.message + others,
    ...(names.length > 0 && names.length <= 12 ? { expected: `one of ${names.join(', ')}` } : {}),
    ...(suggestion === undefined ? {} : { suggestion }),
    remedy:
      suggestion === undefined
        ? `${add}, or use another name.`
        : `Write "${suggestion}", or: ${add.charAt(0).toLowerCase()}${add.slice(1)}.`,
  })
}

/** A merchant took away with null what a merchant below it uses. */
function explainRemoved(draft: Draft, kind: string, name: string, uses: readonly Use[]): LocatedFinding[] | undefined {
  const target = targets[kind]
  const spot = target && draft.provenance.spotsOf(`${target.pointer}/${escapeStep(name)}`).at(-1)
  if (spot?.value !== null) return undefined
  const places = uses.slice(0, 3).map((use) => locate(draft, use.pointer, { code: '', at: use.at, message: '' }))
  const listed = places.map(({ source, finding }) => `${source.file}#${finding.pointer}`).join(', ')
  const finding: Finding = {
    code: `removed-${kebab(kind)}`,
    pointer: spot.pointer,
    at: 'key',
    message: `The ${target?.noun ?? kind} "${name}" is taken away here, and is still used: ${listed}${uses.length > 3 ? ` and ${uses.length - 3} more` : ''}.`,
    found: name,
    remedy: 'Keep it, or change or take away what uses it.',
  }
  return [{ source: spot.source, finding }]
}

/** Several places use a name that is missing, and nobody uses one that looks like it: then that one is misspelt. */
function explainRenamed(
  draft: Draft,
  kind: string,
  name: string,
  uses: readonly Use[],
  names: readonly string[],
  map: string,
): LocatedFinding[] | undefined {
  if (uses.length < 2) return undefined
  const used = new Set(contentsOf(draft).flatMap((content) => [...(namesUsed(content.kind, content.value).get(kind) ?? [])]))
  const misspelt = nearestName(
    name,
    names.filter((one) => !used.has(one)),
  )
  if (misspelt === undefined) return undefined
  const message = `Nothing uses "${misspelt}", and "${name}" is missing, which ${uses.length} places use.`
  return [
    locate(draft, `${map}/${escapeStep(misspelt)}`, {
      code: 'misspelt-name',
      at: 'key',
      message,
      found: misspelt,
      expected: name,
      suggestion: name,
      remedy: `Write "${name}".`,
    }),
  ]
}

function explainMissingText(draft: Draft, name: string, uses: readonly Use[]): LocatedFinding[] {
  const lacking = languagesLacking(draft, name)
  const [language = ''] = lacking
  const texts = enabledLanguages(draft.config).map((code) => textsOf(draft.config, code))
  const names = [...new Set(texts.flatMap((one) => Object.keys(one)))]
  const nowhere = texts.every((one) => !Object.hasOwn(one, name))
  if (!nowhere)
    return uses.slice(0, 1).map((use) =>
      locate(draft, use.pointer, {
        code: 'unknown-message',
        at: use.at,
        message: `The text "${name}" is missing in ${lacking.join(', ')}.`,
        found: name,
        remedy: `Add "${name}" to messages/${language}.json.`,
      }),
    )
  const renamed = explainRenamed(draft, 'message', name, uses, names, `/messages/${language}`)
  return (
    renamed ??
    uses
      .slice(0, 1)
      .map((use) =>
        atUse(
          draft,
          use,
          { code: 'unknown-message', message: `There is no text "${name}".`, found: name },
          names,
          `Add "${name}" to messages/${language}.json`,
          uses,
        ),
      )
  )
}
