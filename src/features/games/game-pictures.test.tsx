// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { GameArt } from '../../ui/media/game-art.tsx'
import { renderSite, type RenderedSite } from '../../engine/testing/render-site.tsx'
import { smallConfig, smallGame, smallPermission } from '../../engine/testing/small-site.ts'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { useConfig } from '../../engine/render/hooks.ts'
import { useGamePicture } from './layouts/game-card.tsx'

const config = smallConfig()
const openPermission = smallPermission()
const cdns = ['https://one.test', 'https://two.test']

/** The picture of a game, as in every card. */
function Card() {
  const loading = useConfig(({ settings }) => settings.lazyImages)
  const getPictureUrl = useGamePicture()
  const game = smallGame('PP', 'RNG', 'One')
  const [small, large] = [getPictureUrl(game, 's'), getPictureUrl(game, 'l')]
  return <GameArt name="One" small={small} large={large} sizes="1px" icon="slots" loading={loading} eager />
}

let rendered: RenderedSite | undefined
afterEach(() => {
  vi.restoreAllMocks()
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

it('game pictures load from the first of the platform’s imageCDNs, and from the next one on failure (R-MEDIA-04)', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  rendered = await renderSite({
    config: {
      pages: { ...config.pages, home: { title: 'page_home_title', description: 'x', nodes: { tiles: { widget: 'steps' } } } },
      layouts: { areas: {}, layouts: { full: {} } },
    },
    widgets: [createWidgetDefinition('steps', Card)],
    ports: { system: { status: async () => ({ ...openPermission, info: { ...openPermission.info, imageCDNs: cdns } }) } },
  })
  await rendered.settle()
  const findImage = (): HTMLImageElement | null => document.querySelector('main img')
  expect(findImage()?.getAttribute('src')).toBe('https://one.test/art/One-s.webp')
  await act(async () => void findImage()?.dispatchEvent(new Event('error')))
  await rendered.settle()
  expect(findImage()?.getAttribute('src')).toBe('https://two.test/art/One-s.webp')
  expect(findImage()?.getAttribute('srcset')).toBe('https://two.test/art/One-s.webp 360w, https://two.test/art/One-l.webp 720w')
})
