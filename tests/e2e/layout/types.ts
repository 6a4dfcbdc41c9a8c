export type FaultKind =
  /** The page is wider than the window. */
  | 'sideways'
  /** A text or control that is beyond the edge of the window. */
  | 'outside'
  /** A text or control that a parent cuts off. */
  | 'clipped'
  /** A text that leaves its own box of colour or border. */
  | 'escapes'
  /** Two texts, or a text and a control, in the same place. */
  | 'overlap'
  /** A text that something opaque covers. */
  | 'covered'
  /** A dialog or menu that is larger than the window. */
  | 'unfit'
  /** An entry of a menu or dialog that is far taller than its text. */
  | 'oversized'

/** One defect of layout: the element, and what clips, covers or overlaps it. */
export interface LayoutFault {
  readonly kind: FaultKind
  readonly what: string
  readonly by: string
}

export interface LayoutResult {
  /** How many lines of text, icons and controls were in the window at some place of the scroll. */
  readonly checked: number
  readonly faults: readonly LayoutFault[]
}

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** A line of text, an icon or a control. */
export interface Item {
  readonly element: Element
  readonly kind: 'text' | 'icon' | 'control'
  readonly box: Box
  readonly name: string
  /** Stays the same while the page scrolls. */
  readonly id: string
}

/** An item, and the part of it that no parent clips. */
export interface ShownItem {
  readonly item: Item
  readonly visible: Box
}

/** Records a fault. */
export type Report = (kind: FaultKind, item: Pick<Item, 'element' | 'name'>, by: string) => void
