import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBuilds } from '../../server/pages/builds.ts'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ProxiedSite, createPageServer } from './proxied-site.ts'

const root = join(import.meta.dirname, '../..')

/** Renames every chunk of a build, as after a change that affects all of them. */
function renameAssets(folder: string): void {
  const assets = join(folder, 'assets')
  for (const file of readdirSync(assets)) if (file.endsWith('.br')) rmSync(join(assets, file))
  const files = readdirSync(assets)
  const newNames = new Map(
    files.map((file) => [
      file,
      file.replace(/-([0-9a-f]{7})\.(\w+)$/, (_, hash: string, ext: string) => `-${[...hash].toReversed().join('')}.${ext}`),
    ]),
  )
  const namePattern = new RegExp(files.map((file) => file.replaceAll(/[.\\$-]/g, String.raw`\$&`)).join('|'), 'g')
  for (const file of [...files.map((name) => join(assets, name)), join(folder, '.vite/manifest.json')])
    if (/\.(js|css|json)$/.test(file))
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replaceAll(namePattern, (name) => newNames.get(name) ?? name),
      )
  for (const [file, name] of newNames) renameSync(join(assets, file), join(assets, name))
}

/** A site at one address, whose page server can be replaced by a page server with another build, as in an upgrade. */
class UpgradedSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'livery-upgrade-'))
  readonly #site = new ProxiedSite()

  constructor() {
    const build = findBuilds(join(root, 'dist'))?.current ?? ''
    for (const name of ['first', 'second']) cpSync(build, join(this.folder, name), { recursive: true })
    renameAssets(join(this.folder, 'second'))
  }

  async listen(): Promise<string> {
    return `http://lotus.localhost:${String(await this.#site.listen())}`
  }

  /** Replaces the page server with one that has only these builds, the first of which is the current one. */
  async serve(...builds: readonly string[]): Promise<void> {
    const dist = mkdtempSync(join(this.folder, 'dist-'))
    for (const build of builds) cpSync(join(this.folder, build), join(dist, build), { recursive: true })
    writeFileSync(join(dist, 'current'), builds[0] ?? '')
    const previous = this.#site.pageServer
    this.#site.pageServer = await createPageServer(dist)
    await previous?.close()
  }

  /** Removes all JavaScript chunks of a build except the entry and its direct imports. */
  removeLazyChunks(build: string): void {
    const manifest = JSON.parse(readFileSync(join(this.folder, build, '.vite/manifest.json'), 'utf8')) as Record<
      string,
      { file: string; isEntry?: boolean; imports?: string[] }
    >
    const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
    const entryFiles = [entry?.file, ...(entry?.imports ?? []).map((name) => manifest[name]?.file)]
    for (const { file } of Object.values(manifest))
      if (file.endsWith('.js') && !entryFiles.includes(file)) rmSync(join(this.folder, build, file), { force: true })
  }

  async close(): Promise<void> {
    await this.#site.close()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Returns the first link to a help article, a page that requires lazy chunks. */
const getHelpLink = (page: Page) => page.locator('a[href^="/help?"]').first()

let site: UpgradedSite
test.beforeEach(() => void (site = new UpgradedSite()))
test.afterEach(() => site.close())

test('a page opened before an upgrade uses the chunks of its own build while they exist', async ({ page }) => {
  const address = await site.listen()
  await site.serve('first')
  await page.goto(`${address}/index`)
  await site.serve('second', 'first')
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }))
  await getHelpLink(page).click()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a page whose chunks are gone after an upgrade reloads once automatically, and works', async ({ page, tolerance }) => {
  tolerance.allow(/Failed to load resource|dynamically imported module|Refused to apply style/)
  const address = await site.listen()
  await site.serve('first')
  await page.goto(`${address}/index`)
  await page.evaluate(() => void Object.assign(window, { sameDocument: true }))
  await site.serve('second')
  await getHelpLink(page).click()
  await page.waitForFunction(() => !('sameDocument' in window))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
})

test('a page whose chunks are still missing after the automatic reload does not reload again', async ({ page, tolerance }) => {
  tolerance.allow(/Failed to load resource|dynamically imported module|Refused to apply style/)
  const address = await site.listen()
  site.removeLazyChunks('second')
  await site.serve('first')
  await page.goto(`${address}/index`)
  await site.serve('second')
  let loadCount = 0
  page.on('load', () => (loadCount += 1))
  await getHelpLink(page).click()
  await expect.poll(() => loadCount).toBe(1)
  await page.waitForTimeout(3_000)
  expect(loadCount).toBe(1)
})
