import { pickLastWritten, type Draft } from '../draft.ts'
import { toComparable } from '../../rules/relations/select-fields.ts'
import { isObject, parsePointer, findValueAt } from '../read/pointer.ts'

/** A field whose value probably causes failing comparisons. */
interface Suspect {
  readonly pointer: string
  /** Indexes of the failing comparisons that it explains. */
  readonly failingIndexes: readonly number[]
}

/**
 * Finds a small set of fields that explains the failing comparisons, greedily. A comparison is a list of the pointers
 * of its fields; `allComparisons` also contains the comparisons that hold. Only fields that the last merchant of the
 * `extends` chain wrote are suspected. The field in most failing comparisons comes first; ties are resolved by the
 * greatest share of failing comparisons, then by the greatest distance from the same field of the siblings, then by
 * order.
 */
export function findSuspects(
  draft: Draft,
  failingComparisons: readonly (readonly string[])[],
  allComparisons: readonly (readonly string[])[],
): readonly Suspect[] {
  const suspectedFields = failingComparisons.map((fields) => fields.filter((field) => isLatest(draft, field, fields)))
  const suspects: Suspect[] = []
  let unexplainedIndexes = failingComparisons.map((_, index) => index)
  while (unexplainedIndexes.length > 0) {
    const unexplained = unexplainedIndexes.map((index) => suspectedFields[index] ?? [])
    const fields = [...new Set(unexplained.flat())]
    const selectMax = (candidates: readonly string[], getWeight: (field: string) => number): readonly string[] => {
      const maxWeight = Math.max(...candidates.map(getWeight))
      return candidates.filter((field) => getWeight(field) === maxWeight)
    }
    const mostFailingFields = selectMax(fields, (field) => count(unexplained, field))
    const highestShareFields = selectMax(mostFailingFields, (field) => count(unexplained, field) / count(allComparisons, field))
    const [pointer = ''] = selectMax(highestShareFields, (field) => computeSiblingDistance(draft, field))
    const explained = unexplainedIndexes.filter((index) => suspectedFields[index]?.includes(pointer))
    suspects.push({ pointer, failingIndexes: explained })
    unexplainedIndexes = unexplainedIndexes.filter((index) => !explained.includes(index))
  }
  return suspects
}

const count = (comparisons: readonly (readonly string[])[], field: string): number =>
  comparisons.filter((fields) => fields.includes(field)).length

/** Whether the merchant that wrote the field at `pointer` is the latest one that wrote any of the fields. */
const isLatest = (draft: Draft, pointer: string, fields: readonly string[]): boolean =>
  fields.every((other) => pickLastWritten(draft, pointer, other) === pointer)

/**
 * Returns the distance between a value that is below or above the values of all siblings and the nearest of them,
 * relative to the greater absolute value of the two. Returns 0 if the value is not outside their range or cannot be
 * compared, or if there are fewer than two siblings.
 */
function computeSiblingDistance({ config }: Draft, pointer: string): number {
  const steps = parsePointer(pointer)
  const [entry = '', field = ''] = steps.slice(-2)
  const siblings = findValueAt(config, steps.slice(0, -2))
  const value = toComparable(findValueAt(siblings, [entry, field]))
  if (value === undefined || !isObject(siblings)) return 0
  const others = Object.keys(siblings).flatMap((id) => (id === entry ? [] : (toComparable(findValueAt(siblings, [id, field])) ?? [])))
  const isOutside = others.every((other) => other < value) || others.every((other) => other > value)
  if (others.length < 2 || !isOutside) return 0
  const distances = others.map((other) => Math.abs(Number(value - other)) / Math.max(Math.abs(Number(value)), Math.abs(Number(other)), 1))
  return Math.min(...distances)
}
