// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { reloadWhenOutdated } from './reload-outdated.ts'

const entryUrl = 'https://brand.example/_livery/assets/start-aaaa.js'
const pageHtml = (entry: string): string => `<script type="module" src="${entry}"></script><script id="livery-boot">{}</script>`
const reload = vi.fn()

/** Simulates a window in which a chunk fails to load while the server responds with `body`. */
async function failToLoadChunk(body: string | Error, times = 1): Promise<void> {
  const respond = () => (body instanceof Error ? Promise.reject(body) : Promise.resolve(new Response(body)))
  const target = new EventTarget()
  const fakeWindow = Object.assign(target, { fetch: respond, location: { href: 'https://brand.example/index', reload }, sessionStorage })
  reloadWhenOutdated(fakeWindow as unknown as Window, entryUrl)
  for (let n = 0; n < times; n++) target.dispatchEvent(new Event('vite:preloadError'))
  await new Promise((resolve) => setTimeout(resolve, 10))
}

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
})

it('reloads once if the server has another build, however many chunks are missing', async () => {
  await failToLoadChunk(pageHtml('/_livery/assets/start-bbbb.js'), 3)
  expect(reload).toHaveBeenCalledTimes(1)
  await failToLoadChunk(pageHtml('/_livery/assets/start-cccc.js'))
  expect(reload).toHaveBeenCalledTimes(1)
})

it.each([
  ['the server still has this build', pageHtml('/_livery/assets/start-aaaa.js')],
  ['there is no network', new TypeError('Failed to fetch')],
  ['the response is not a page of the brand', '<h1>502 Bad Gateway</h1>'],
])('does not reload if %s', async (_, body) => {
  await failToLoadChunk(body)
  expect(reload).not.toHaveBeenCalled()
})
