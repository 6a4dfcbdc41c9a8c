import type { DiagnosticCode } from '../../../contract/diagnostic-code.ts'
import { type DeclaredRelations, relationsByKind } from '../../../rules/relations/declared.ts'
import { findBrokenRelations } from '../../../rules/relations/find-broken-relations.ts'
import type { BrokenRelation, FieldPath, Relation } from '../../../rules/relations/relation.ts'
import { latest, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { stepsOf, valueAt } from '../../read/pointer.ts'
import { pointerOf } from '../collect-references.ts'
import { eachDeclared } from '../each-declared.ts'

/**
 * Relations between fields that the schemas declare (`x-relations`) and that do not hold, where something was changed.
 */
export function lintRelations(draft: Draft): readonly LocatedFinding[] {
  return Object.entries(relationsByKind).flatMap(([kind, declared]) => declared.flatMap((one) => lintDeclared(draft, kind, one)))
}

function lintDeclared(draft: Draft, kind: string, { path, relations }: DeclaredRelations): LocatedFinding[] {
  const [value, before] = [draft.config[kind], draft.parent?.[kind]]
  const changed = relations.filter((relation) => value !== before || looksAtChanges(draft, relation))
  if (changed.length === 0) return []
  const unchanged = changed.some((relation) => looksAtChanges(draft, relation)) ? undefined : before
  const found: LocatedFinding[] = []
  eachDeclared(path, value, unchanged, (object, steps) => {
    for (const broken of findBrokenRelations(changed, object, draft.config)) {
      const finding = report(draft, [kind, ...steps], broken)
      if (finding) found.push(finding)
    }
  })
  return found
}

/** Whether a relation looks at another part of the configuration, and that was changed. */
const looksAtChanges = (draft: Draft, relation: Relation): boolean =>
  pathsOutside(relation).some((path) => valueAt(draft.config, stepsOf(path)) !== valueAt(draft.parent, stepsOf(path)))

function pathsOutside(relation: Relation): readonly string[] {
  const paths =
    'refersTo' in relation
      ? [relation.in]
      : 'then' in relation
        ? Object.keys(relation.then)
        : 'distinct' in relation
          ? relation.distinct
          : []
  return paths.filter((path) => path.startsWith('/')).map((path) => path.replace('/$key', ''))
}

/** Undefined where a field has been told of already. */
function report(
  draft: Draft,
  path: readonly string[],
  { relation, kind, fields, message, remedy }: BrokenRelation,
): LocatedFinding | undefined {
  const object = pointerOf(path)
  const pointers = fields.map(({ steps, root }) => (root ? '' : object) + pointerOf(steps))
  const [first = object, ...others] = pointers
  if (draft.left.some((left) => [first, ...others].some((one) => one === left || one.startsWith(`${left}/`)))) return undefined
  if (kind === 'missing' && draft.left.some((left) => left.startsWith(`${object}/`))) return undefined
  const at = latest(draft, first, ...others)
  return locate(draft, at, {
    code: codes[kind],
    severity: relation.severity ?? 'error',
    at: atOf(fields[pointers.indexOf(at)]),
    message: relation.reason === undefined ? message : `${message} ${relation.reason}`,
    remedy,
  })
}

const atOf = (field: FieldPath | undefined): 'key' | 'value' => field?.at ?? 'key'

const codes: Readonly<Record<BrokenRelation['kind'], DiagnosticCode>> = {
  order: 'bounds-swapped',
  range: 'out-of-range',
  'exactly-one': 'exactly-one',
  missing: 'missing-key',
  conflict: 'fields-conflict',
  form: 'wrong-form',
  reference: 'wrong-target',
}
