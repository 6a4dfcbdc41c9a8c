// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, it, vi } from 'vitest'
import { Pagination } from './pagination.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
const labels = { navigation: 'Pages', previous: 'Back', next: 'Next', page: (number: number) => `Page ${String(number)}` }

async function render(pageCount: number, current: number) {
  const onChange = vi.fn<(page: number) => void>()
  const root = document.createElement('div')
  await act(async () => createRoot(root).render(<Pagination {...{ pageCount, current, range: 3, margin: 1, onChange, labels }} />))
  const press = (label: string): void => root.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click()
  return { root, onChange, press }
}

describe('the pagination', () => {
  it('renders nothing for one page', async () => {
    expect((await render(1, 1)).root.innerHTML).toBe('')
  })

  it('marks the current page, and has buttons for the others', async () => {
    const { root, onChange, press } = await render(9, 4)
    expect(root.querySelector('[aria-current=page]')?.textContent).toBe('4')
    press('Page 5')
    press('Back')
    press('Next')
    press('Page 4')
    expect(onChange.mock.calls).toEqual([[5], [3], [5]])
  })

  it('disables the previous button on the first page', async () => {
    const first = await render(2, 1)
    first.press('Back')
    expect(first.onChange).not.toHaveBeenCalled()
    expect(first.root.querySelector('[aria-label=Back]')?.getAttribute('aria-disabled')).toBe('true')
  })
})
