import { describe, expect, it, vi } from 'vitest'
import {
  requestingWidgets,
  renderedBoot,
  renderedHtml,
  renderedWidgets,
  dependentWidgets,
  gameListWidgets,
  browserReadingWidgets,
} from '../../testing/first-screen-site.tsx'
import { smallGame } from '../../testing/small-site.ts'
import { createFakeGameList } from '../../testing/fake-game-list.ts'
import { renderFirstScreen } from './render-first-screen.tsx'

const games = createFakeGameList([smallGame('PP', 'RNG', 'Nine Tigers'), smallGame('PP', 'RNG', 'Ten Tigers')])

describe('renderFirstScreen', () => {
  it('renders without a browser, only from what the page embeds', async () => {
    expect(await renderFirstScreen({ boot: renderedBoot, widgets: renderedWidgets, features: [], path: '/index', games })).toEqual({
      html: renderedHtml,
      games: {},
      dependencies: {},
    })
  })

  it('throws if a view calls a port or reads from the browser', async () => {
    for (const widgets of [requestingWidgets, browserReadingWidgets])
      await expect(renderFirstScreen({ boot: renderedBoot, widgets, features: [], path: '/index', games })).rejects.toThrow('first screen')
  })

  it('embeds the first page of a game list, fetched once even if two widgets show it', async () => {
    const request = vi.fn(games)
    const { html, games: renderedGames } = await renderFirstScreen({
      boot: renderedBoot,
      widgets: gameListWidgets,
      features: [],
      path: '/index',
      games: request,
    })
    expect(html).toContain('<p>Nine Tigers of 2</p>')
    expect(html.match(/Nine Tigers/g)).toHaveLength(2)
    expect(request).toHaveBeenCalledOnce()
    expect(Object.values(renderedGames)).toEqual([await games({ merchant: 'TINY1', pageNo: 1, pageSize: 1 })])
  })

  it('renders for a query, and returns the parameters and values that it depends on', async () => {
    const render = (query: string) =>
      renderFirstScreen({ boot: renderedBoot, widgets: dependentWidgets, features: [], path: '/index', query, games })
    const [withoutQuery, withQuery] = [await render(''), await render('page=DS&topic=pay')]
    expect(withoutQuery.html).toContain('<p>none none</p>')
    expect(withQuery.html).toContain('<p>DS pay</p>')
    for (const { dependencies } of [withoutQuery, withQuery]) expect(dependencies).toEqual({ page: ['PP', 'DS', 'MG'], topic: 'any' })
  })
})
