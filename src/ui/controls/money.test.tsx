// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { AnimatedMoney } from './money.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout'] }))
afterEach(() => vi.useRealTimers())

function render(reducedMotion: boolean) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: reducedMotion, media }))
  const container = document.createElement('div')
  const root = createRoot(container)
  onTestFinished(() => act(() => root.unmount()))
  const show = (amount: bigint) => act(() => root.render(<AnimatedMoney amount={amount} format={String} />))
  const advance = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds))
  return { show, advance, getDisplayedAmount: () => BigInt(container.textContent) }
}

it('renders the first amount at once, and counts up or down to exactly the new amount', () => {
  const { show, advance, getDisplayedAmount } = render(false)
  show(9_007_199_254_740_993_001n)
  expect(getDisplayedAmount()).toBe(9_007_199_254_740_993_001n)
  show(9_007_199_254_740_994_001n)
  advance(100)
  expect(getDisplayedAmount()).toBeGreaterThan(9_007_199_254_740_993_001n)
  expect(getDisplayedAmount()).toBeLessThan(9_007_199_254_740_994_001n)
  advance(1000)
  expect(getDisplayedAmount()).toBe(9_007_199_254_740_994_001n)
  show(5n)
  advance(1000)
  expect(getDisplayedAmount()).toBe(5n)
})

it('reaches the latest amount if it changes during the animation', () => {
  const { show, advance, getDisplayedAmount } = render(false)
  show(0n)
  show(1000n)
  advance(100)
  show(2000n)
  advance(1000)
  expect(getDisplayedAmount()).toBe(2000n)
})

it('changes at once with reduced motion', () => {
  const { show, advance, getDisplayedAmount } = render(true)
  show(10n)
  show(2000n)
  advance(17)
  expect(getDisplayedAmount()).toBe(2000n)
})
