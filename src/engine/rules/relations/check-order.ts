import type { Ascending, Less, LessOrEqual, Path } from './relation.ts'
import { type Violation, describeField, quoteValue } from './describe-field.ts'
import { type Field, type RelationScope, selectFields, toComparable } from './select-fields.ts'

const listOperands = (scope: RelationScope, operand: Path | number): readonly (Field | number)[] =>
  typeof operand === 'number' ? [operand] : selectFields(scope, operand)

const getOperandValue = (operand: Field | number): unknown => (typeof operand === 'number' ? operand : operand.value)

/**
 * Returns each pair of operands that a chain compares, with the violation if the order is wrong. An operand is a field,
 * or a number if the chain contains a constant.
 */
export function compareChain(scope: RelationScope, relation: LessOrEqual | Less): readonly Comparison[] {
  const strict = 'less' in relation
  const chain = strict ? relation.less : relation.lessOrEqual
  return chain.slice(1).flatMap((upper, index) =>
    listOperands(scope, chain[index] as Path | number).flatMap((lowerOperand) =>
      listOperands(scope, upper).flatMap((upperOperand) => {
        const [lowerValue, upperValue] = [toComparable(getOperandValue(lowerOperand)), toComparable(getOperandValue(upperOperand))]
        if (lowerValue === undefined || upperValue === undefined) return []
        const isInOrder = lowerValue < upperValue || (!strict && lowerValue === upperValue)
        return [
          {
            operands: [lowerOperand, upperOperand] as const,
            violation: isInOrder ? undefined : createOrderViolation(lowerOperand, upperOperand, strict),
          },
        ]
      }),
    ),
  )
}

/** Two operands in their required order, and the violation if their values are not in that order. */
export interface Comparison {
  readonly operands: readonly [Field | number, Field | number]
  readonly violation: Violation | undefined
}

function createOrderViolation(low: Field | number, high: Field | number, strict: boolean): Violation {
  if (typeof low === 'number' && typeof high !== 'number')
    return createRangeViolation(high, `${strict ? 'more than' : 'at least'} ${String(low)}`)
  if (typeof high === 'number' && typeof low !== 'number')
    return createRangeViolation(low, `${strict ? 'less than' : 'at most'} ${String(high)}`)
  const [lowField, highField] = [low as Field, high as Field]
  const allowed = strict ? 'less than' : 'at most'
  return {
    kind: 'order',
    fields: [lowField, highField],
    message: `${describeField(lowField)} is ${quoteValue(lowField.value)} and ${describeField(highField)} is ${quoteValue(highField.value)}.`,
    remedy: `Make ${describeField(lowField)} ${allowed} ${describeField(highField)}.`,
  }
}

const createRangeViolation = (field: Field, bound: string): Violation => ({
  kind: 'range',
  fields: [field],
  message: `${describeField(field)} is ${quoteValue(field.value)}, and must be ${bound}.`,
  remedy: `Set it to ${bound}.`,
})

/** Returns the comparison of the fields of a `before` relation; empty if either field has no comparable value. */
export function comparePair(scope: RelationScope, [first, second]: readonly [Path, Path]): readonly Comparison[] {
  const [startField, endField] = [selectFields(scope, first)[0], selectFields(scope, second)[0]]
  const [start, end] = [toComparable(startField?.value), toComparable(endField?.value)]
  if (startField === undefined || endField === undefined || start === undefined || end === undefined) return []
  const violation: Violation = {
    kind: 'order',
    fields: [endField, startField],
    message: `${describeField(endField)} is ${quoteValue(endField.value)} and ${describeField(startField)} is ${quoteValue(startField.value)}.`,
    remedy: `Make ${describeField(endField)} later than ${describeField(startField)}.`,
  }
  return [{ operands: [startField, endField], violation: start < end ? undefined : violation }]
}

export function checkSum(scope: RelationScope, path: Path, max: number): readonly Violation[] {
  const fields = selectFields(scope, path).filter(({ value }) => typeof value === 'number')
  const sum = fields.reduce((total, { value }) => total + (value as number), 0)
  if (sum <= max) return []
  const name = path.split('/').at(-1)
  return [
    {
      kind: 'range',
      fields: fields.toSorted((a, b) => (b.value as number) - (a.value as number)),
      message: `The sum of every "${String(name)}" is ${String(sum)}, and must be at most ${String(max)}.`,
      remedy: `Lower them until their sum is at most ${String(max)}.`,
    },
  ]
}

/**
 * Returns the comparisons of consecutive entries of a map, in the order of their values at `by`. Entries with the same
 * value at `by` are not compared.
 */
export function compareAscending(scope: RelationScope, { ascending, by, strict = false }: Ascending): readonly Comparison[] {
  const entries = Object.entries(typeof scope.object === 'object' && scope.object !== null ? scope.object : {}).flatMap(([key, object]) => {
    const entryScope = { object, root: scope.root }
    const [field, sortValue] = [selectFields(entryScope, ascending)[0], by === '$key' ? key : selectFields(entryScope, by)[0]?.value]
    const [value, sortKey] = [toComparable(field?.value), toComparable(sortValue)]
    if (field === undefined || value === undefined || sortKey === undefined) return []
    return [{ field: { ...field, steps: [key, ...field.steps] }, value, sortKey }]
  })
  const sorted = entries.toSorted((a, b) => (a.sortKey < b.sortKey ? -1 : 1))
  return sorted.slice(1).flatMap(({ field, value, sortKey }, index) => {
    const lower = sorted[index]
    if (lower === undefined || sortKey === lower.sortKey) return []
    const isInOrder = value > lower.value || (!strict && value === lower.value)
    return [
      { operands: [lower.field, field] as const, violation: isInOrder ? undefined : createAscendingViolation(field, lower.field, strict) },
    ]
  })
}

const createAscendingViolation = (field: Field, lower: Field, strict: boolean): Violation => ({
  kind: 'order',
  fields: [field, lower],
  message: `${describeField(field)} is ${quoteValue(field.value)}, and ${describeField(lower)}, which comes before it, is ${quoteValue(lower.value)}.`,
  remedy: `Set it to ${strict ? 'more than' : 'at least'} ${String(lower.value)}, or lower ${describeField(lower)}.`,
})
