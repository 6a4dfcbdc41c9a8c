import { describe, expect, it } from 'vitest'
import { placePanel, type PanelRequest } from './place-panel.ts'

const request: PanelRequest = {
  trigger: { left: 400, right: 480, top: 20, bottom: 60 },
  panel: { width: 200, height: 300 },
  window: { width: 1000, height: 800 },
  align: 'start',
  rtl: false,
  gap: 4,
}

describe('placePanel', () => {
  it('stands below the trigger and keeps to the edge where the line starts', () => {
    expect(placePanel(request)).toEqual({ left: 400, top: 64, maxHeight: 728 })
    expect(placePanel({ ...request, rtl: true }).left).toBe(280)
    expect(placePanel({ ...request, align: 'end' }).left).toBe(280)
  })

  it('never leaves the window', () => {
    expect(placePanel({ ...request, trigger: { left: 900, right: 980, top: 20, bottom: 60 } }).left).toBe(792)
    expect(placePanel({ ...request, panel: { width: 990, height: 10 } }).left).toBe(8)
  })

  it('turns upwards where there is more room above', () => {
    const low = placePanel({ ...request, trigger: { left: 400, right: 480, top: 700, bottom: 740 } })
    expect(low.top).toBe(396)
    expect(low.maxHeight).toBe(688)
  })

  it('centres wide panels in the window', () => {
    expect(placePanel({ ...request, align: 'center', panel: { width: 600, height: 300 } }).left).toBe(200)
  })

  it('stands beside the trigger, level with it, and inside the window', () => {
    const edge = { ...request, side: 'beside' as const, trigger: { left: 960, right: 1000, top: 380, bottom: 420 } }
    expect(placePanel(edge)).toEqual({ left: 756, top: 250, maxHeight: 784 })
    expect(placePanel({ ...edge, trigger: { left: 960, right: 1000, top: 760, bottom: 800 } }).top).toBe(492)
    expect(placePanel({ ...edge, rtl: true, trigger: { left: 0, right: 40, top: 380, bottom: 420 } }).left).toBe(44)
  })
})
