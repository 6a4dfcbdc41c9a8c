import { intersect, isEmpty, roundingTolerance } from './boxes.ts'
import { areRelated, describeElement, hidesContentBehind } from './elements.ts'
import type { Box, Item, Report, VisibleItem } from './types.ts'

/** Reports texts that overlap another text, an icon or a control. */
export function checkOverlaps(items: readonly VisibleItem[], report: Report): void {
  const sortedItems = items.toSorted((a, b) => a.visibleBox.top - b.visibleBox.top)
  for (const [index, upper] of sortedItems.entries())
    for (const lower of sortedItems.slice(index + 1)) {
      if (lower.visibleBox.top >= upper.visibleBox.bottom) break
      const [text, neighbour] = upper.item.kind === 'text' ? [upper, lower] : [lower, upper]
      if (text.item.kind === 'text' && isOverlapFault(text, neighbour))
        report('overlap', text.item, `"${neighbour.item.name.slice(0, 40)}" ${describeElement(neighbour.item.element)}`)
    }
}

function isOverlapFault(
  { item: text, visibleBox: textBox }: VisibleItem,
  { item: neighbour, visibleBox: neighbourBox }: VisibleItem,
): boolean {
  if (areRelated(text.element, neighbour.element)) return false
  const overlap = intersect(textBox, neighbourBox)
  if (isEmpty(overlap, roundingTolerance)) return false
  if (neighbour.kind === 'control' && (!hidesContentBehind(neighbour.element) || isEmpty(overlap, 3))) return false
  return areBothVisible(text, neighbour, overlap)
}

/**
 * Whether both items are visible where they overlap. An item behind an opaque element, such as the page behind its
 * header, is hidden. An icon or control in front of a text does not count as hiding it, whatever its background.
 */
function areBothVisible(text: Item, neighbour: Item, overlap: Box): boolean {
  const hits = document.elementsFromPoint((overlap.left + overlap.right) / 2, (overlap.top + overlap.bottom) / 2)
  const findHitIndex = ({ element }: Item): number =>
    hits.findIndex((hit) => element.contains(hit) || (element.localName !== 'svg' && hit.contains(element)))
  const [textIndex, neighbourIndex] = [findHitIndex(text), findHitIndex(neighbour)]
  if (textIndex < 0 || neighbourIndex < 0) return false
  const front = textIndex < neighbourIndex ? text : neighbour
  const separatingElements = hits.slice(
    Math.min(textIndex, neighbourIndex) + (front.kind === 'text' ? 0 : 1),
    Math.max(textIndex, neighbourIndex),
  )
  return !separatingElements.some((hit) => hidesContentBehind(hit) && !(hit.contains(text.element) && hit.contains(neighbour.element)))
}
