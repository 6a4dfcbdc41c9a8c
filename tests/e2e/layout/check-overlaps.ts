import { intersect, isEmpty, slack } from './boxes.ts'
import { areRelated, describeElement, isPainted } from './elements.ts'
import type { Box, Item, Report, VisibleItem } from './types.ts'

/** Reports texts that overlap another text, an icon or a control. */
export function checkOverlaps(items: readonly VisibleItem[], report: Report): void {
  const sorted = items.toSorted((one, other) => one.visible.top - other.visible.top)
  for (const [index, one] of sorted.entries())
    for (const other of sorted.slice(index + 1)) {
      if (other.visible.top >= one.visible.bottom) break
      const [text, thing] = one.item.kind === 'text' ? [one, other] : [other, one]
      if (text.item.kind === 'text' && overlap(text, thing))
        report('overlap', text.item, `"${thing.item.name.slice(0, 40)}" ${describeElement(thing.item.element)}`)
    }
}

function overlap({ item: text, visible }: VisibleItem, { item: thing, visible: other }: VisibleItem): boolean {
  if (areRelated(text.element, thing.element)) return false
  const shared = intersect(visible, other)
  if (isEmpty(shared, slack)) return false
  if (thing.kind === 'control' && (!isPainted(thing.element) || isEmpty(shared, 3))) return false
  return areBothVisible(text, thing, shared)
}

/**
 * Whether nothing opaque separates the two. What is behind an opaque element, such as a page below its header, is
 * hidden; a control in front of a text is a fault whatever its background.
 */
function areBothVisible(text: Item, thing: Item, shared: Box): boolean {
  const hits = document.elementsFromPoint((shared.left + shared.right) / 2, (shared.top + shared.bottom) / 2)
  const indexOf = ({ element }: Item): number =>
    hits.findIndex((hit) => element.contains(hit) || (element.localName !== 'svg' && hit.contains(element)))
  const [one, other] = [indexOf(text), indexOf(thing)]
  if (one < 0 || other < 0) return false
  const front = one < other ? text : thing
  const separating = hits.slice(Math.min(one, other) + (front.kind === 'text' ? 0 : 1), Math.max(one, other))
  return !separating.some((hit) => isPainted(hit) && !(hit.contains(text.element) && hit.contains(thing.element)))
}
