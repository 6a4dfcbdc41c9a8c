// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { Qr } from './qr.tsx'
import { createQrPath } from './qr-path.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

describe('a QR code', () => {
  it('is 200 pixels wide with a margin of 20 by default (R-CONSTANTS-12, R-CONSTANTS-13)', async () => {
    const root = document.createElement('div')
    await act(async () => createRoot(root).render(<Qr text="https://tiny.example/" label="Tiny" />))
    await vi.waitFor(() => act(async () => expect(root.querySelector('path')).not.toBeNull()))
    const svg = root.querySelector('svg')
    expect([svg?.getAttribute('width'), svg?.getAttribute('height')]).toEqual(['200', '200'])
    const [left = 0, , side = 1] = (svg?.getAttribute('viewBox') ?? '').split(' ').map(Number)
    expect((-left / side) * 200).toBeCloseTo(20, 6)
  })

  it('encodes its text, not its label', async () => {
    const root = document.createElement('div')
    await act(async () => createRoot(root).render(<Qr text="https://tiny.example/" label="Tiny" />))
    await vi.waitFor(() => act(async () => expect(root.querySelector('path')).not.toBeNull()))
    expect(root.querySelector('path')?.getAttribute('d')).toBe(createQrPath('https://tiny.example/').path)
    expect(root.querySelector('svg')?.getAttribute('aria-label')).toBe('Tiny')
  })
})
