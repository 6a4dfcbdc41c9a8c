import { patternSources } from '../../generated/patterns.ts'
import { collectReferences, pointerOf } from './collect-references.ts'
import { contentsOf, locate, type Content, type Draft, type LocatedFinding } from './draft.ts'
import { explainDangling, type Use } from './explain-dangling.ts'
import { explainNeighbour } from './explain-neighbour.ts'
import { lacksText } from './message-texts.ts'
import { namesUsed } from './names-used.ts'
import { escapeStep, isObject, stepsOf } from './pointer.ts'
import { maxFindings } from './validate-with.ts'
import { namesOf, targets } from './targets.ts'

/** Names that lead nowhere: each is told once, however many places use it. */
export function checkReferences(draft: Draft): readonly LocatedFinding[] {
  const isMissing = missingTest(draft)
  const dangling = new Map<string, { kind: string; name: string; uses: Use[] }>()
  for (const content of contentsOf(draft)) if (usesMissing(content, isMissing)) collectDangling(content, isMissing, dangling)
  return [...dangling.values()].slice(0, maxFindings).flatMap(({ kind, name, uses }) => explainDangling(draft, kind, name, uses))
}

type IsMissing = (kind: string, name: string) => boolean

function usesMissing(content: Content, isMissing: IsMissing): boolean {
  for (const [kind, names] of namesUsed(content.kind, content.value)) for (const name of names) if (isMissing(kind, name)) return true
  return false
}

function missingTest(draft: Draft): IsMissing {
  const maps = Object.fromEntries(
    Object.entries(targets).map(([kind, target]) => [kind, isBroken(draft, target.pointer) ? undefined : namesOf(draft, target)]),
  )
  const lacks = lacksText(draft)
  const broken = new Set(draft.left.flatMap((left) => (left.startsWith('/messages/') ? stepsOf(left).slice(2) : [])))
  return (kind, name) => {
    if (kind === 'message') return lacks(name) && !broken.has(name)
    if (kind === 'pattern') return name !== '*' && !Object.hasOwn(patternSources, name)
    if (kind === 'asset') return !draft.assets.has(name)
    const map = maps[kind]
    if (map === undefined) return false
    return !Object.hasOwn(map, name) && !isBroken(draft, `${targets[kind]?.pointer}/${escapeStep(name)}`)
  }
}

/** A mistake has been told that took names away: what depends on them would only be its echo. */
const isBroken = (draft: Draft, pointer: string): boolean => draft.left.some((left) => left === pointer || pointer.startsWith(`${left}/`))

function collectDangling(content: Content, isMissing: IsMissing, dangling: Map<string, { kind: string; name: string; uses: Use[] }>): void {
  collectReferences(content.kind, content.value, {
    reference(kind, name, path, at) {
      if (!isMissing(kind, name)) return
      const known = dangling.get(`${kind} ${name}`) ?? { kind, name, uses: [] }
      known.uses.push({ pointer: content.pointer + pointerOf(path), at })
      dangling.set(`${kind} ${name}`, known)
    },
  })
}

/** References to what stands beside: `before` and `after` of a list, and the page that a centre opens first. */
export function checkNeighbours(draft: Draft): readonly LocatedFinding[] {
  const found: LocatedFinding[] = []
  for (const content of contentsOf(draft)) {
    if (!content.changed) continue
    collectReferences(content.kind, content.value, {
      reference(kind, name, path, at, around) {
        const siblings = kind === 'menuItem' ? around.at(-1)?.['items'] : kind === 'sibling' ? around.at(-2) : undefined
        if (!isObject(siblings) || Object.hasOwn(siblings, name) || found.length >= maxFindings) return
        found.push(locate(draft, content.pointer + pointerOf(path), explainNeighbour(kind, name, Object.keys(siblings), at)))
      },
    })
  }
  return found
}
