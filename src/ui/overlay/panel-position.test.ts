import { describe, expect, it } from 'vitest'
import { computePanelPosition, type PanelPositionInput } from './panel-position.ts'

const input: PanelPositionInput = {
  trigger: { left: 400, right: 480, top: 20, bottom: 60 },
  panel: { width: 200, height: 300 },
  window: { width: 1000, height: 800 },
  align: 'start',
  rtl: false,
  gap: 4,
}

describe('computePanelPosition', () => {
  it('places the panel below the trigger, aligned to its start', () => {
    expect(computePanelPosition(input)).toEqual({ left: 400, top: 64, maxHeight: 728 })
    expect(computePanelPosition({ ...input, rtl: true }).left).toBe(280)
    expect(computePanelPosition({ ...input, align: 'end' }).left).toBe(280)
  })

  it('keeps the panel inside the window', () => {
    expect(computePanelPosition({ ...input, trigger: { left: 900, right: 980, top: 20, bottom: 60 } }).left).toBe(792)
    expect(computePanelPosition({ ...input, panel: { width: 990, height: 10 } }).left).toBe(8)
  })

  it('flips upwards if there is more space above', () => {
    const low = computePanelPosition({ ...input, trigger: { left: 400, right: 480, top: 700, bottom: 740 } })
    expect(low.top).toBe(396)
    expect(low.maxHeight).toBe(688)
  })

  it('centres wide panels in the window', () => {
    expect(computePanelPosition({ ...input, align: 'center', panel: { width: 600, height: 300 } }).left).toBe(200)
  })

  it('centres the panel vertically beside the trigger with `side: "beside"`, and keeps it inside the window', () => {
    const edge = { ...input, side: 'beside' as const, trigger: { left: 960, right: 1000, top: 380, bottom: 420 } }
    expect(computePanelPosition(edge)).toEqual({ left: 756, top: 250, maxHeight: 784 })
    expect(computePanelPosition({ ...edge, trigger: { left: 960, right: 1000, top: 760, bottom: 800 } }).top).toBe(492)
    expect(computePanelPosition({ ...edge, rtl: true, trigger: { left: 0, right: 40, top: 380, bottom: 420 } }).left).toBe(44)
  })
})
