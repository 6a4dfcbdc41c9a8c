import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { compileMerchant, generateThemeCss } from '../../src/engine/compile/index.ts'
import { getLaunchOptions } from './browser.ts'
import { type PairedDurations, reportRatio } from './median-ratio.ts'
import { createBenchBoot } from './render/bench-boot.ts'

const root = join(import.meta.dirname, '../..')
const pages = ['through-engine', 'by-hand'] as const
type PageName = (typeof pages)[number]

const sizes = [24, 240, 2400] as const
const slowdowns = [1, 4] as const
/** Maximum duration of rendering a page with the engine, as a multiple of the hand-written page. */
const maxRenderRatio = 1.05
/** Maximum duration of hiding a category with the engine, as a multiple of the hand-written page. */
const maxHideRatio = 1
const rounds: Readonly<Record<(typeof sizes)[number], number>> = { 24: 25, 240: 15, 2400: 7 }

interface Sample {
  readonly render: number
  readonly hide: number
}

/**
 * Renders the same page with the engine and by hand, alternately, each time after a new navigation in a real browser,
 * and hides a category in it. The markup must be the same. Prints each ratio with the allowed maximum; with `check`,
 * resolves to `false` if one is exceeded.
 */
export async function run(check: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const server = await startServer(folder)
  const browser = await chromium.launch(getLaunchOptions('--js-flags=--expose-gc'))
  try {
    await buildPages(folder)
    return (await measure(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)) || !check
  } finally {
    await browser.close()
    server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(browser: Browser, address: string): Promise<boolean> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await assertSameMarkup(page, address)
  let isWithinTarget = true
  for (const slowdown of slowdowns) {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    for (const cardCount of sizes) {
      const samples: Record<PageName, Sample[]> = { 'through-engine': [], 'by-hand': [] }
      for (let round = 0; round < rounds[cardCount]; round++) {
        for (const name of round % 2 === 0 ? pages : pages.toReversed())
          samples[name].push(await measurePage(page, address, name, cardCount))
      }
      const getDurations = (kind: keyof Sample): PairedDurations => ({
        engine: samples['through-engine'].map((sample) => sample[kind]),
        baseline: samples['by-hand'].map((sample) => sample[kind]),
      })
      const isRenderWithinTarget = reportRatio(`${cardCount} cards, first render, ${slowdown}x CPU`, getDurations('render'), maxRenderRatio)
      const isHideWithinTarget = reportRatio(
        `${cardCount} cards, a flag hides a category, ${slowdown}x CPU`,
        getDurations('hide'),
        maxHideRatio,
      )
      isWithinTarget &&= isRenderWithinTarget && isHideWithinTarget
    }
    await session.detach()
  }
  return isWithinTarget
}

async function measurePage(page: Page, address: string, name: PageName, cardCount: number): Promise<Sample> {
  await page.goto(`${address}/${name}`)
  await page.waitForFunction(() => window.bench !== undefined)
  return page.evaluate(async (count) => ({ render: await window.bench.render(count), hide: await window.bench.hide() }), cardCount)
}

async function assertSameMarkup(page: Page, address: string): Promise<void> {
  const markups: string[] = []
  for (const name of pages) {
    await measurePage(page, address, name, 24)
    const markup = await page.evaluate(() => window.bench.getMarkup())
    markups.push(markup.replace(/ data-state="[a-z]+"|<img[^>]*>/g, ''))
  }
  if (markups.every((markup) => markup === '')) throw new Error('Neither of the two pages renders anything.')
  if (markups[0] !== markups[1])
    throw new Error(
      `The two pages have different markup.\nthrough the engine: ${markups[0]?.slice(0, 1500)}\nby hand: ${markups[1]?.slice(0, 1500)}`,
    )
}

/** Builds the two pages into `folder` and writes an HTML file for each. */
async function buildPages(folder: string): Promise<void> {
  const { config } = await compileMerchant(join(root, 'merchants'), 'base')
  if (config === undefined) throw new Error('merchants/base is not valid. Run livery validate base for details.')
  const viteArguments = [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '--config',
    join(import.meta.dirname, 'render/vite.config.ts'),
    '--outDir',
    folder,
    '--emptyOutDir',
  ]
  const { status } = spawnSync(process.execPath, viteArguments, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`Building the pages of the benchmark failed with code ${String(status)}.`)
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<string, { readonly file: string }>
  const styleLinks = readdirSync(join(folder, 'assets')).flatMap((file) =>
    file.endsWith('.css') ? [`<link rel="stylesheet" href="/assets/${file}">`] : [],
  )
  const theme = `<style>${generateThemeCss(config, (path) => path)}</style>`
  const boot = `<script type="application/json" id="livery-boot">${JSON.stringify(createBenchBoot(config)).replaceAll('<', String.raw`\u003c`)}</script>`
  for (const name of pages) {
    const script = `<script type="module" src="/${manifest[`tests/bench/render/${name}.tsx`]?.file}"></script>`
    writeFileSync(
      join(folder, name),
      `<!doctype html><html lang="en" data-theme="dark"><head><meta charset="utf-8">${styleLinks.join('')}${theme}</head><body><div id="root"></div>${boot}${script}</body></html>`,
    )
  }
}

const contentTypes: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.css': 'text/css', '': 'text/html' }

async function startServer(folder: string): Promise<Server> {
  const server = createServer((request, response) => {
    const file = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname)
    const isFile = file.startsWith(folder) && existsSync(file) && statSync(file).isFile()
    response.writeHead(isFile ? 200 : 404, {
      'content-type': contentTypes[extname(file)] ?? 'application/octet-stream',
      'cache-control': 'max-age=600',
    })
    response.end(isFile ? readFileSync(file) : '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

if (process.argv[1] === import.meta.filename && !(await run(process.argv.includes('--check')))) process.exitCode = 1
