import { join } from 'node:path'
import { expect, test } from './fixtures.ts'
import { ProxiedSite, createPageServer } from './proxied-site.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const dist = join(import.meta.dirname, '../../dist')
const site = new ProxiedSite()
test.afterEach(() => site.close())

test('scripts, styles, fonts, pictures and texts load from ASSETS_ORIGIN, the worker loads from the brand’s origin, and a visitor can sign up', async ({
  page,
}) => {
  const port = String(await site.listen())
  const [brandOrigin, assetsOrigin] = [`http://neon.localhost:${port}`, `http://cdn.localhost:${port}`]
  site.pageServer = await createPageServer(dist, assetsOrigin)
  const files: { readonly origin: string; readonly path: string }[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (/^\/_livery\/(assets|brand|messages)\//.test(pathname)) files.push({ origin, path: pathname })
  })
  await page.goto(`${brandOrigin}/index`)
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  for (const pathPattern of [/main-.*\.js$/, /\.css$/, /\.woff2$/, /brand\/.*\.(webp|svg)$/])
    expect(files.map(({ path }) => path)).toContainEqual(expect.stringMatching(pathPattern))

  await page.context().addCookies([{ name: 'lang', value: 'EN', url: brandOrigin }])
  await page.goto(`${brandOrigin}/register`)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Username' }).click()
  await dialog.getByRole('textbox', { name: 'Username' }).fill(createUniqueUsername('cdn'))
  await dialog.getByLabel('Password', { exact: true }).fill('Maple-Drum7-kettle')
  await dialog.getByRole('checkbox').first().check()
  const workerEvent = page.waitForEvent('worker')
  await dialog.getByRole('textbox', { name: 'Username' }).press('Enter')
  const workerUrl = new URL((await workerEvent).url())
  expect(workerUrl.origin).toBe(brandOrigin)
  await expect(dialog).toBeHidden({ timeout: 60_000 })

  expect(files.filter(({ origin, path }) => origin !== assetsOrigin && path !== workerUrl.pathname)).toEqual([])
})
