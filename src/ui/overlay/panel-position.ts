interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export interface PanelPositionInput {
  readonly trigger: Box
  readonly panel: { readonly width: number; readonly height: number }
  readonly window: { readonly width: number; readonly height: number }
  /** Edge of the trigger that the panel is aligned to, or `center` for the centre of the window, for wide panels. */
  readonly align: 'start' | 'end' | 'center'
  /** Whether the panel is below the trigger, or beside its start edge. Default: `below`. */
  readonly side?: 'below' | 'beside'
  readonly rtl: boolean
  /** Distance between trigger and panel in pixels. */
  readonly gap: number
}

const MARGIN = 8

/**
 * Computes the position of a panel in pixels of the window: below the trigger, above it if the panel does not fit below
 * and there is more space above, or, with `side: 'beside'`, beside the start edge of the trigger. `maxHeight` is the
 * space for the panel; above or below the trigger, it is at least 120.
 */
export function computePanelPosition(input: PanelPositionInput): { left: number; top: number; maxHeight: number } {
  return input.side === 'beside' ? computePositionBeside(input) : computePositionBelow(input)
}

function computePositionBelow({ trigger, panel, window, align, rtl, gap }: PanelPositionInput): {
  left: number
  top: number
  maxHeight: number
} {
  const spaceBelow = window.height - trigger.bottom - gap - MARGIN
  const spaceAbove = trigger.top - gap - MARGIN
  const isAbove = panel.height > spaceBelow && spaceAbove > spaceBelow
  const maxHeight = Math.max(120, isAbove ? spaceAbove : spaceBelow)
  const height = Math.min(panel.height, maxHeight)
  const desiredLeft =
    align === 'center' ? (window.width - panel.width) / 2 : (align === 'start') !== rtl ? trigger.left : trigger.right - panel.width
  const left = Math.max(MARGIN, Math.min(desiredLeft, window.width - panel.width - MARGIN))
  return {
    left: Math.round(left),
    top: Math.round(isAbove ? trigger.top - gap - height : trigger.bottom + gap),
    maxHeight: Math.round(maxHeight),
  }
}

function computePositionBeside({ trigger, panel, window, rtl, gap }: PanelPositionInput): { left: number; top: number; maxHeight: number } {
  const maxHeight = window.height - 2 * MARGIN
  const desiredTop = (trigger.top + trigger.bottom - Math.min(panel.height, maxHeight)) / 2
  const top = Math.max(MARGIN, Math.min(desiredTop, window.height - panel.height - MARGIN))
  const desiredLeft = rtl ? trigger.right + gap : trigger.left - gap - panel.width
  return {
    left: Math.round(Math.max(MARGIN, Math.min(desiredLeft, window.width - panel.width - MARGIN))),
    top: Math.round(top),
    maxHeight: Math.round(maxHeight),
  }
}
