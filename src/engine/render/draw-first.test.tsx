import { describe, expect, it } from 'vitest'
import { asking, drawnBoot, drawnHtml, drawnWidgets, looking } from '../testing/first-screen-site.tsx'
import { drawFirst } from './draw-first.tsx'

describe('the first screen of a page', () => {
  it('is drawn without a browser, from what the page carries alone', async () => {
    expect(await drawFirst({ boot: drawnBoot, widgets: drawnWidgets, path: '/index' })).toBe(drawnHtml)
  })

  it('is not drawn by halves: what asks a port or looks at a browser ends it with an error', async () => {
    for (const widgets of [asking, looking])
      await expect(drawFirst({ boot: drawnBoot, widgets, path: '/index' })).rejects.toThrow('first screen')
  })
})
