// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { createPorts } from '../../src/adapters/index.ts'
import { features } from '../../src/features/index.ts'
import { createEngine } from '../../src/engine/index.ts'
import { smallBoot, smallGameMenu, smallPermission } from '../../src/engine/testing/small-site.ts'

afterEach(() => vi.unstubAllGlobals())

/** Creates an engine with the real adapters, and mocks `fetch` with these values by path. Records the requests. */
function startEngine(values: Readonly<Record<string, unknown>>) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    requests.push(`${request.method} ${pathname}`)
    return Response.json({ success: true, value: values[pathname] })
  })
  const engine = createEngine({ boot: smallBoot(), widgets: [], features, createPorts, getFile: async () => ({}), window })
  return { engine, requests }
}

it('permission and site status come in one response from one endpoint, at start-up and on every refetch (R-API-39)', async () => {
  const { engine, requests } = startEngine({ '/wps/system/status': smallPermission({ flags: ['MANPLAYREB3'] }) })
  for (let attempt = 0; attempt < 2; attempt++) {
    await engine.poller.refresh(['permission'])
    expect(engine.site.get().gate.status).toBe('open')
    expect(engine.facts.get().facts.permission?.info.whitelabel).toHaveLength(1)
  }
  expect(requests).toEqual(['GET /wps/system/status', 'GET /wps/system/status'])
  engine.location.close()
})

it('the game categories come from value.data.lanes (R-API-55)', async () => {
  const { engine, requests } = startEngine({ '/lgw/games/game_menus': { data: { lanes: [smallGameMenu('RNG', ['PP', 'JDB'])] } } })
  await engine.poller.refresh(['gameMenus'])
  expect(requests).toEqual(['GET /lgw/games/game_menus'])
  expect(engine.site.get().categories.map(({ id, vendors }) => [id, vendors.map(({ code }) => code)])).toEqual([['RNG', ['PP', 'JDB']]])
  engine.location.close()
})
