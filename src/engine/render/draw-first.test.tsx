import { describe, expect, it, vi } from 'vitest'
import { asking, drawnBoot, drawnHtml, drawnWidgets, listing, looking } from '../testing/first-screen-site.tsx'
import { smallGame } from '../testing/small-site.ts'
import { smallList } from '../testing/small-list.ts'
import { drawFirst } from './draw-first.tsx'

const games = smallList([smallGame('PP', 'RNG', 'Nine Tigers'), smallGame('PP', 'RNG', 'Ten Tigers')])

describe('the first screen of a page', () => {
  it('is drawn without a browser, from what the page carries alone', async () => {
    expect(await drawFirst({ boot: drawnBoot, widgets: drawnWidgets, path: '/index', games })).toEqual({ html: drawnHtml, games: {} })
  })

  it('is not drawn by halves: what asks a port or looks at a browser ends it with an error', async () => {
    for (const widgets of [asking, looking])
      await expect(drawFirst({ boot: drawnBoot, widgets, path: '/index', games })).rejects.toThrow('first screen')
  })

  it('has the first page of its lists of games, asked for once, and says what was told', async () => {
    const ask = vi.fn(games)
    const { html, games: told } = await drawFirst({ boot: drawnBoot, widgets: listing, path: '/index', games: ask })
    expect(html).toContain('<p>Nine Tigers of 2</p>')
    expect(html.match(/Nine Tigers/g)).toHaveLength(2)
    expect(ask).toHaveBeenCalledOnce()
    expect(Object.values(told)).toEqual([await games({ merchant: 'TINY1', pageNo: 1, pageSize: 1 })])
  })
})
