export type FaultKind =
  /** The page is wider than the window. */
  | 'page-overflow'
  /** A text, icon or control beyond the left or right edge of the window. */
  | 'off-window'
  /** A text, icon or control that an ancestor clips. */
  | 'clipped'
  /** A text that overflows the nearest box with an opaque background colour or a left border. */
  | 'overflow'
  /** A text that overlaps another text, an icon or a control. */
  | 'overlap'
  /** A text that an opaque element covers. */
  | 'covered'
  /** A dialog or menu that is larger than the window. */
  | 'too-large'
  /** An entry of a menu or dialog that is far taller than its text and pictures. */
  | 'oversized'
  /** A word that continues on the next line without a hyphen. */
  | 'broken-word'

export interface LayoutFault {
  readonly kind: FaultKind
  /** Name of the element, cut off after 50 characters, with its tag, class and ancestors. */
  readonly element: string
  /**
   * The element that clips, covers, overlaps or contains it, or its excess or height in pixels; `the width` for a
   * broken word.
   */
  readonly cause: string
}

export interface LayoutResult {
  /** Number of lines of text, icons and controls that were in the window at some scroll position. */
  readonly checkedItemCount: number
  readonly faults: readonly LayoutFault[]
}

export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

/** A line of text, an icon or a control. */
export interface Item {
  readonly element: Element
  readonly kind: 'text' | 'icon' | 'control'
  readonly box: Box
  readonly name: string
  /** Stable while the page scrolls. */
  readonly id: string
}

/** An item, and the part of its box that no ancestor clips. */
export interface VisibleItem {
  readonly item: Item
  readonly visibleBox: Box
}

/** Records a fault. */
export type Report = (kind: FaultKind, item: Pick<Item, 'element' | 'name'>, cause: string) => void
