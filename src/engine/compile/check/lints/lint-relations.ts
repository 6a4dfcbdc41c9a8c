import { defineRule } from '../define-rule.ts'
import type { DiagnosticCode } from '../../../contract/diagnostic-code.ts'
import { type DeclaredRelations, relationsByKind } from '../../../rules/relations/declared-relations.ts'
import { describeField } from '../../../rules/relations/describe-field.ts'
import { listComparedFields, findViolations } from '../../../rules/relations/find-violations.ts'
import type { RelationViolation, FieldPath, Relation } from '../../../rules/relations/relation.ts'
import { pickLastWritten, locate, findOwnChange, type Draft, type LocatedFinding } from '../../draft.ts'
import { locateInFile } from '../../read/locate-in-file.ts'
import { parsePointer, findValueAt } from '../../read/pointer.ts'
import { formatPointer } from '../collect-references.ts'
import { forEachValueAt } from '../for-each-value-at.ts'
import { findSuspects } from '../find-suspects.ts'

/**
 * Reports relations between fields that the schemas declare (`x-relations`) and that do not hold in the parts that the
 * merchant changed. If several comparisons fail, the fields that explain them are reported, each once.
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
  const allViolations = Object.entries(relationsByKind).flatMap(([kind, declared]) =>
    declared.flatMap((declaredRelations) => findObjectViolations(draft, kind, declaredRelations)),
  )
  const violations = allViolations.filter((objectViolation) => !isConsequence(objectViolation, allViolations))
  const nonOrderViolations = violations.filter(({ violation }) => violation.kind !== 'order')
  const fieldViolations = violations.length === nonOrderViolations.length ? [] : findFieldViolations(draft, violations)
  return mergeCauses([...nonOrderViolations, ...fieldViolations].flatMap((objectViolation) => report(draft, objectViolation) ?? []))
}

/** A relation that does not hold, and the object for which it is declared. */
interface ObjectViolation {
  /** Path of the object in the config. */
  readonly object: readonly string[]
  readonly violation: RelationViolation
  /** The field to report; by default the relation's field that the last merchant of the `extends` chain wrote. */
  readonly pointer?: string
}

function findObjectViolations(draft: Draft, kind: string, { path, relations }: DeclaredRelations): ObjectViolation[] {
  const [value, inheritedValue] = [draft.config[kind], draft.parent?.[kind]]
  const changedRelations = relations.filter((relation) => value !== inheritedValue || hasChangedReference(draft, relation))
  if (changedRelations.length === 0) return []
  const unchangedValue = changedRelations.some((relation) => hasChangedReference(draft, relation)) ? undefined : inheritedValue
  const objectViolations: ObjectViolation[] = []
  forEachValueAt(path, value, unchangedValue, (object, steps) => {
    for (const violation of findViolations(changedRelations, object, draft.config))
      objectViolations.push({ object: [kind, ...steps], violation })
  })
  return objectViolations
}

const listFieldPointers = ({ object, violation }: ObjectViolation): readonly string[] =>
  violation.fields.map((field) => formatFieldPointer(object, field))

const formatFieldPointer = (object: readonly string[], { isAbsolute, steps }: FieldPath): string =>
  (isAbsolute ? '' : formatPointer(object)) + formatPointer(steps)

/**
 * Whether a finding about the same field explains this one: a field that an `exactly-one` finding reports is not also
 * reported as a conflict, and a value out of range is not compared.
 */
function isConsequence(candidate: ObjectViolation, allViolations: readonly ObjectViolation[]): boolean {
  const causes = { conflict: 'exactly-one', order: 'range' } as const
  const cause =
    candidate.violation.kind === 'conflict' || candidate.violation.kind === 'order' ? causes[candidate.violation.kind] : undefined
  if (cause === undefined) return false
  const fields = listFieldPointers(candidate)
  return allViolations.some(
    (other) => other.violation.kind === cause && listFieldPointers(other).some((pointer) => fields.includes(pointer)),
  )
}

/** Returns one violation for each field that explains failing comparisons. */
function findFieldViolations(draft: Draft, violations: readonly ObjectViolation[]): ObjectViolation[] {
  const comparisons = Object.entries(relationsByKind).flatMap(([kind, declared]) =>
    declared.flatMap(({ path, relations }) => listComparisons(draft, kind, path, relations)),
  )
  const orderViolations = violations.filter(({ violation }) => violation.kind === 'order')
  return findSuspects(draft, orderViolations.map(listFieldPointers), comparisons).map(
    ({ pointer, failingIndexes: [first = 0, ...others] }) => {
      const firstViolation = orderViolations[first] as ObjectViolation
      const otherFieldNames = [...new Set(others.flatMap((index) => listOtherFields(orderViolations[index] as ObjectViolation, pointer)))]
      const message =
        otherFieldNames.length === 0
          ? firstViolation.violation.message
          : `${firstViolation.violation.message} The same is true of ${otherFieldNames.join(', ')}.`
      return { ...firstViolation, violation: { ...firstViolation.violation, message }, pointer }
    },
  )
}

const listOtherFields = (objectViolation: ObjectViolation, pointer: string): string[] =>
  objectViolation.violation.fields.filter((field) => formatFieldPointer(objectViolation.object, field) !== pointer).map(describeField)

function listComparisons(draft: Draft, kind: string, path: readonly string[], relations: readonly Relation[]): (readonly string[])[] {
  const comparisons: (readonly string[])[] = []
  forEachValueAt(path, draft.config[kind], undefined, (object, steps) => {
    for (const fields of listComparedFields(relations, object, draft.config))
      comparisons.push(fields.map((field) => formatFieldPointer([kind, ...steps], field)))
  })
  return comparisons
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
  readonly locatedFinding: LocatedFinding
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
  const reportedPointer = objectViolation.pointer ?? pickLastWritten(draft, first, ...others)
  const locatedFinding = locate(draft, reportedPointer, {
    code: codeByViolationKind[kind],
    severity: relation.severity ?? 'error',
    at: getFieldPart(fields[pointers.indexOf(reportedPointer)]),
    message: relation.reason === undefined ? message : `${message} ${relation.reason}`,
    remedy,
  })
  const cause = draft.sources.includes(locatedFinding.source)
    ? undefined
    : attributeToOwnChange(draft, locatedFinding, [...pointers, objectPointer, ...listExternalPaths(relation)])
  return { locatedFinding: cause ?? locatedFinding, isCause: cause !== undefined }
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
function mergeCauses(reports: readonly RelationReport[]): readonly LocatedFinding[] {
  const merged = new Map<string, LocatedFinding[]>()
  for (const { locatedFinding, isCause } of reports) {
    const key = isCause ? `${locatedFinding.source.file} ${locatedFinding.finding.pointer}` : String(merged.size)
    merged.set(key, [...(merged.get(key) ?? []), locatedFinding])
  }
  return [...merged.values()].flatMap(([first, ...others]) => (first === undefined ? [] : [addOtherCount(first, others.length)]))
}

const addOtherCount = ({ source, finding }: LocatedFinding, otherCount: number): LocatedFinding => ({
  source,
  finding:
    otherCount === 0
      ? finding
      : {
          ...finding,
          message: `${finding.message} The change also breaks ${String(otherCount)} more ${otherCount === 1 ? 'place' : 'places'}.`,
        },
})

const getFieldPart = (field: FieldPath | undefined): 'key' | 'value' => field?.part ?? 'key'

const codeByViolationKind: Readonly<Record<RelationViolation['kind'], DiagnosticCode>> = {
  order: 'min-above-max',
  range: 'out-of-range',
  'exactly-one': 'exactly-one',
  missing: 'missing-key',
  conflict: 'fields-conflict',
  format: 'invalid-format',
  reference: 'wrong-target',
}
