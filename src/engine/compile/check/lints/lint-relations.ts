import { defineRule } from '../define-rule.ts'
import type { DiagnosticCode } from '../../../contract/diagnostic-code.ts'
import { type DeclaredRelations, relationsByKind } from '../../../rules/relations/declared-relations.ts'
import { describeField } from '../../../rules/relations/describe-field.ts'
import { listComparedFields, findViolations } from '../../../rules/relations/find-violations.ts'
import type { RelationViolation, FieldPath, Relation } from '../../../rules/relations/relation.ts'
import { pickLatestPointer, locate, findOwnChange, type Draft, type LocatedFinding } from '../../draft.ts'
import { locateInFile } from '../../read/locate-in-file.ts'
import { parsePointer, findValueAt } from '../../read/pointer.ts'
import { formatPointer } from '../collect-references.ts'
import { forEachValueAt } from '../for-each-value-at.ts'
import { findSuspects } from '../find-suspects.ts'

/**
 * Reports relations between fields that the schemas declare (`x-relations`) and that a change has broken. If several
 * comparisons fail, the fields that explain them are reported, each once.
 */
export const rule = defineRule({
  codes: {
    'min-above-max': {
      severity: 'error',
      about: 'A lower bound is above its upper bound, or a start after its end.',
      remedy: 'Swap the two values, or correct one of them.',
    },
    'fields-conflict': {
      severity: 'error',
      about: 'Two fields contradict each other. The message says how.',
      remedy: 'Correct the field that the message names.',
    },
    'wrong-target': {
      severity: 'error',
      about: 'A field names an entry that exists but does not fit here, such as an upline that is a player.',
      remedy: 'Name an entry of the kind that the message asks for.',
    },
  },
  check: lintRelations,
})

function lintRelations(draft: Draft): readonly LocatedFinding[] {
  const allBroken = Object.entries(relationsByKind).flatMap(([kind, declared]) => declared.flatMap((one) => findBroken(draft, kind, one)))
  const broken = allBroken.filter((one) => !isConsequence(one, allBroken))
  const unordered = broken.filter(({ violation }) => violation.kind !== 'order')
  const compared = broken.length === unordered.length ? [] : findFieldViolations(draft, broken)
  return mergeCauses([...unordered, ...compared].flatMap((one) => report(draft, one) ?? []))
}

/** A relation that does not hold, and the object that declares it. */
interface ObjectViolation {
  readonly object: readonly string[]
  readonly violation: RelationViolation
  /** The field to report; by default the relation's field that the latest merchant wrote. */
  readonly pointer?: string
}

function findBroken(draft: Draft, kind: string, { path, relations }: DeclaredRelations): ObjectViolation[] {
  const [value, before] = [draft.config[kind], draft.parent?.[kind]]
  const changed = relations.filter((relation) => value !== before || hasChangedReference(draft, relation))
  if (changed.length === 0) return []
  const unchanged = changed.some((relation) => hasChangedReference(draft, relation)) ? undefined : before
  const found: ObjectViolation[] = []
  forEachValueAt(path, value, unchanged, (object, steps) => {
    for (const violation of findViolations(changed, object, draft.config)) found.push({ object: [kind, ...steps], violation })
  })
  return found
}

const listFieldPointers = ({ object, violation }: ObjectViolation): readonly string[] =>
  violation.fields.map((field) => formatFieldPointer(object, field))

const formatFieldPointer = (object: readonly string[], { isAbsolute, steps }: FieldPath): string =>
  (isAbsolute ? '' : formatPointer(object)) + formatPointer(steps)

/**
 * Whether a finding about the same field explains this one: a field that an `exactly-one` finding reports is not also
 * reported as a conflict, and a value out of range is not compared.
 */
function isConsequence(candidate: ObjectViolation, all: readonly ObjectViolation[]): boolean {
  const causes = { conflict: 'exactly-one', order: 'range' } as const
  const cause =
    candidate.violation.kind === 'conflict' || candidate.violation.kind === 'order' ? causes[candidate.violation.kind] : undefined
  if (cause === undefined) return false
  const fields = listFieldPointers(candidate)
  return all.some((other) => other.violation.kind === cause && listFieldPointers(other).some((pointer) => fields.includes(pointer)))
}

/** Returns one violation for each field that explains failing comparisons. */
function findFieldViolations(draft: Draft, broken: readonly ObjectViolation[]): ObjectViolation[] {
  const comparisons = Object.entries(relationsByKind).flatMap(([kind, declared]) =>
    declared.flatMap(({ path, relations }) => listComparisons(draft, kind, path, relations)),
  )
  const ordered = broken.filter(({ violation }) => violation.kind === 'order')
  return findSuspects(draft, ordered.map(listFieldPointers), comparisons).map(({ pointer, failing: [first = 0, ...others] }) => {
    const firstViolation = ordered[first] as ObjectViolation
    const otherFieldNames = [...new Set(others.flatMap((index) => listOtherFields(ordered[index] as ObjectViolation, pointer)))]
    const message =
      otherFieldNames.length === 0
        ? firstViolation.violation.message
        : `${firstViolation.violation.message} The same is true of ${otherFieldNames.join(', ')}.`
    return { ...firstViolation, violation: { ...firstViolation.violation, message }, pointer }
  })
}

const listOtherFields = (objectViolation: ObjectViolation, pointer: string): string[] =>
  objectViolation.violation.fields.filter((field) => formatFieldPointer(objectViolation.object, field) !== pointer).map(describeField)

function listComparisons(draft: Draft, kind: string, path: readonly string[], relations: readonly Relation[]): (readonly string[])[] {
  const found: (readonly string[])[] = []
  forEachValueAt(path, draft.config[kind], undefined, (object, steps) => {
    for (const fields of listComparedFields(relations, object, draft.config))
      found.push(fields.map((one) => formatFieldPointer([kind, ...steps], one)))
  })
  return found
}

/** Whether a relation refers to another part of the config, and that part was changed. */
const hasChangedReference = (draft: Draft, relation: Relation): boolean =>
  listExternalPaths(relation).some(
    (path) => findValueAt(draft.config, parsePointer(path)) !== findValueAt(draft.parent, parsePointer(path)),
  )

function listExternalPaths(relation: Relation): readonly string[] {
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

interface RelationReport {
  readonly located: LocatedFinding
  /** Whether it is located at the change that broke an inherited value. */
  readonly isCause: boolean
}

/** Returns `undefined` if an invalid value of one of the fields has already been reported. */
function report(draft: Draft, objectViolation: ObjectViolation): RelationReport | undefined {
  const { object, violation } = objectViolation
  const { relation, kind, fields, message, remedy } = violation
  const objectPointer = formatPointer(object)
  const pointers = listFieldPointers(objectViolation)
  const [first = objectPointer, ...others] = pointers
  if (
    draft.omitted.some((omittedPointer) =>
      [first, ...others].some((pointer) => pointer === omittedPointer || pointer.startsWith(`${omittedPointer}/`)),
    )
  )
    return undefined
  if (kind === 'missing' && draft.omitted.some((omittedPointer) => omittedPointer.startsWith(`${objectPointer}/`))) return undefined
  const reportedPointer = objectViolation.pointer ?? pickLatestPointer(draft, first, ...others)
  const found = locate(draft, reportedPointer, {
    code: codes[kind],
    severity: relation.severity ?? 'error',
    at: getFieldPart(fields[pointers.indexOf(reportedPointer)]),
    message: relation.reason === undefined ? message : `${message} ${relation.reason}`,
    remedy,
  })
  const cause = draft.sources.includes(found.source)
    ? undefined
    : attributeToOwnChange(draft, found, [...pointers, objectPointer, ...listExternalPaths(relation)])
  return { located: cause ?? found, isCause: cause !== undefined }
}

/**
 * Moves a finding about an inherited value to the merchant's own change that broke the relation, which held in the
 * extended merchant. The message names the inherited location. `undefined` if the merchant changed none of the values.
 */
function attributeToOwnChange(draft: Draft, { source, finding }: LocatedFinding, pointers: readonly string[]): LocatedFinding | undefined {
  const cause = pointers.flatMap((pointer) => findOwnChange(draft, pointer.replace(/\/\*.*$/, '')) ?? [])[0]
  if (cause === undefined) return undefined
  const { line } = locateInFile(source, finding.pointer, finding.at)
  const name = parsePointer(cause.pointer).at(-1) ?? ''
  return {
    source: cause.source,
    finding: {
      ...finding,
      pointer: cause.pointer,
      at: 'key',
      message: `This change of "${name}" breaks ${source.file}:${String(line)}: ${finding.message}`,
      remedy: 'Undo this change, or override the other place in a file of this brand.',
    },
  }
}

/** Merges findings: one change that breaks several inherited values is one mistake. */
function mergeCauses(found: readonly RelationReport[]): readonly LocatedFinding[] {
  const merged = new Map<string, LocatedFinding[]>()
  for (const { located, isCause } of found) {
    const key = isCause ? `${located.source.file} ${located.finding.pointer}` : String(merged.size)
    merged.set(key, [...(merged.get(key) ?? []), located])
  }
  return [...merged.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [withOtherCount(first, others.length)]))
}

const withOtherCount = ({ source, finding }: LocatedFinding, others: number): LocatedFinding => ({
  source,
  finding:
    others === 0
      ? finding
      : { ...finding, message: `${finding.message} The change also breaks ${String(others)} more ${others === 1 ? 'place' : 'places'}.` },
})

const getFieldPart = (field: FieldPath | undefined): 'key' | 'value' => field?.part ?? 'key'

const codes: Readonly<Record<RelationViolation['kind'], DiagnosticCode>> = {
  order: 'min-above-max',
  range: 'out-of-range',
  'exactly-one': 'exactly-one',
  missing: 'missing-key',
  conflict: 'fields-conflict',
  form: 'invalid-format',
  reference: 'wrong-target',
}
