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
  /** Which edge of the trigger the panel keeps to; `center` of the window for wide panels. */
  readonly align: 'start' | 'end' | 'center'
  /** Whether it stands below the trigger, or beside it on the side where the line starts. */
  readonly side?: 'below' | 'beside'
  readonly rtl: boolean
  /** Pixels between the trigger and the panel. */
  readonly gap: number
}

const MARGIN = 8

/**
 * Where a panel stands that belongs to a trigger, in pixels of the window: below it, or above where there is more room,
 * and always inside the window. `maxHeight` is what it may take before it must scroll.
 */
export function computePanelPosition(request: PanelPositionInput): { left: number; top: number; maxHeight: number } {
  return request.side === 'beside' ? positionBeside(request) : positionBelow(request)
}

function positionBelow({ trigger, panel, window, align, rtl, gap }: PanelPositionInput): { left: number; top: number; maxHeight: number } {
  const below = window.height - trigger.bottom - gap - MARGIN
  const above = trigger.top - gap - MARGIN
  const up = panel.height > below && above > below
  const maxHeight = Math.max(120, up ? above : below)
  const height = Math.min(panel.height, maxHeight)
  const desired =
    align === 'center' ? (window.width - panel.width) / 2 : (align === 'start') !== rtl ? trigger.left : trigger.right - panel.width
  const left = Math.max(MARGIN, Math.min(desired, window.width - panel.width - MARGIN))
  return {
    left: Math.round(left),
    top: Math.round(up ? trigger.top - gap - height : trigger.bottom + gap),
    maxHeight: Math.round(maxHeight),
  }
}

function positionBeside({ trigger, panel, window, rtl, gap }: PanelPositionInput): { left: number; top: number; maxHeight: number } {
  const maxHeight = window.height - 2 * MARGIN
  const middle = (trigger.top + trigger.bottom - Math.min(panel.height, maxHeight)) / 2
  const top = Math.max(MARGIN, Math.min(middle, window.height - panel.height - MARGIN))
  const desired = rtl ? trigger.right + gap : trigger.left - gap - panel.width
  return {
    left: Math.round(Math.max(MARGIN, Math.min(desired, window.width - panel.width - MARGIN))),
    top: Math.round(top),
    maxHeight: Math.round(maxHeight),
  }
}
