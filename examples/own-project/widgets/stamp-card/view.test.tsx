// @vitest-environment happy-dom
import { renderWidget, createWidgetDefinition } from 'livery/testing'
import { expect, it, vi } from 'vitest'
import { View } from './view.tsx'

const props = { title: 'stamps_title', size: 7 }

it('collects a stamp once a day', async () => {
  let card = { count: 3, collectedToday: false }
  const collect = vi.fn(async () => (card = { count: 4, collectedToday: true }))
  const { main, press } = await renderWidget({
    widget: createWidgetDefinition('stamp-card', View),
    node: { widget: 'stamp-card', props },
    ports: { stamps: { card: async () => card, collect } },
  })
  expect(main.textContent).toContain('3 of 7 stamps')
  await press('Collect today’s stamp')
  expect(collect).toHaveBeenCalledOnce()
  expect(main.textContent).toContain('4 of 7 stamps')
  expect(main.querySelector('button')?.disabled).toBe(true)
})
