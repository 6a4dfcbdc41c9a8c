// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderSite, type RenderedSite } from '../../testing/render-site.tsx'
import { smallMember } from '../../testing/small-site.ts'
import '../start/start-after-first-paint.ts'

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

async function render(path: string): Promise<RenderedSite> {
  rendered = await renderSite({
    path,
    token: 'secret',
    ports: { member: { info: async () => smallMember(0) }, wallet: { balance: async () => ({ sumBalance: '1' }) } },
  })
  await rendered.settle()
  return rendered
}

const getUrl = ({ engine }: RenderedSite): string => {
  const { pathname, search, hash } = engine.location.get()
  return pathname + search + hash
}

it('opening a centre adds its parameter to the URL, and keeps the other parameters and the fragment', async () => {
  const site = await render('/rng?page=PP#top')
  await act(async () => site.engine.openOverlay('memberCentre'))
  await site.settle()
  expect(getUrl(site)).toMatch(/^\/rng\?page=PP&member=[^&]*#top$/)
})

it('closing a centre removes only its parameter from the URL that the page was loaded with', async () => {
  const site = await render('/rng?page=PP&member=#top')
  expect(site.engine.overlays.find('memberCentre')).toBeDefined()
  await act(async () => site.engine.overlays.close(site.engine.overlays.get().at(-1)?.key ?? 0, true))
  await site.settle()
  expect(getUrl(site)).toBe('/rng?page=PP#top')
})
