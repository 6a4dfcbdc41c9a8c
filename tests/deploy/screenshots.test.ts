import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { browserArgs } from '../../scripts/tools/browser-args.ts'
import { requireBrowser } from '../../scripts/tools/require-browser.ts'
import type { TestBrands } from '../merchants/test-brands.ts'
import { createRepository, runGithubAction, runGitlabJob, gitlabTemplate } from './run-ci.ts'

/** Removes the questions from one page, adds a page, and changes the invisible meta description of a third page. */
const changePages = (brands: TestBrands): void => {
  brands.write('pearl/pages/customerService.json', { nodes: { questions: null } })
  brands.write('pearl/pages/vip.json', { description: 'page_service_description' })
  brands.write('pearl/pages/desk.json', {
    title: 'page_service_title',
    description: 'page_service_description',
    nodes: { desk: { widget: 'service-desk', order: 10, props: { title: 'service_title', text: 'service_text' } } },
  })
  brands.write('pearl/routes.json', { routes: { desk: { path: '/desk', page: 'desk', layout: 'headerOnly' } } })
}

const browser = requireBrowser()
beforeAll(() => {
  // `livery screenshots`, which the action and the job run, uses the browser of this test.
  if (browser !== undefined) process.env['CHROMIUM'] = browser
})

describe('livery screenshots, in the GitHub action', { timeout: 400_000 }, () => {
  const repository = createRepository(changePages)
  const folder = join(repository.folder, 'livery-screenshots')
  let actionRun: ReturnType<typeof runGithubAction>
  beforeAll(() => {
    actionRun = runGithubAction(repository, { screenshots: '--pages 3' })
  }, 400_000)

  it('writes the pages that differ, at both widths, before and after', async () => {
    expect([actionRun.status, actionRun.consoleOutput]).toEqual([
      0,
      expect.stringContaining('3 pages rendered, 1 looks different, 1 is new.'),
    ])
    expect(readdirSync(join(folder, 'pearl')).toSorted()).toEqual([
      'customerService-1440-after.webp',
      'customerService-1440-before.webp',
      'customerService-360-after.webp',
      'customerService-360-before.webp',
      'desk-1440-after.webp',
      'desk-360-after.webp',
    ])
    const getImageSize = async (name: string) => {
      const { width, height } = await sharp(join(folder, 'pearl', name)).metadata()
      return { width, height }
    }
    const [before, after] = [await getImageSize('customerService-360-before.webp'), await getImageSize('customerService-360-after.webp')]
    expect([before.width, after.width]).toEqual([360, 360])
    expect(before.height, 'the page is shorter without the questions').toBeGreaterThan(after.height + 100)
    expect((await getImageSize('desk-1440-after.webp')).width).toBe(1440)
  })

  it('uploads the folder, and links it in the report, which states how many pages change', () => {
    expect(actionRun.uploads).toEqual([{ name: 'livery-screenshots', path: folder, 'retention-days': '14', overwrite: 'true' }])
    for (const text of [actionRun.report, actionRun.summary]) {
      expect(text).toContain('### Screenshots before and after\n\n3 pages rendered, 1 looks different, 1 is new.\n')
      expect(text).toMatch(/\| \*\*pearl\*\* \| \/customerService \| 360 px: \d+ %, 1440 px: \d+ % \|/)
      expect(text).toContain('| **pearl** | /desk | new page |')
      expect(text).toContain('[Download the screenshots](https://github.example/lotus/brands/actions/runs/1/artifacts/2)')
      expect(text, 'a page that looks the same is not listed').not.toContain('/vip |')
    }
  })

  it('shows the screenshots side by side in an accessible page without scripts', async () => {
    const html = readFileSync(join(folder, 'index.html'), 'utf8')
    expect(html).not.toContain('<script')
    const launchedBrowser = await chromium.launch({ ...(browser !== undefined && { executablePath: browser }), args: [...browserArgs] })
    try {
      const page = await (await launchedBrowser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
      await page.goto(pathToFileURL(join(folder, 'index.html')).href)
      expect(await page.getByRole('heading').allTextContents()).toEqual([
        'Screenshots before and after a change',
        'pearl',
        '/desk (new page)',
        '360 pixels wide, dark theme',
        '1440 pixels wide, dark theme',
        '/customerService',
        expect.stringMatching(/^360 pixels wide, dark theme, \d+ % of the pixels differ$/),
        expect.stringMatching(/^1440 pixels wide, dark theme, \d+ % of the pixels differ$/),
        'Pages that look the same',
      ])
      const pictures = page.getByRole('img')
      const [before, after] = [
        await page.getByAltText('Before the change: pearl, /customerService, 360 pixels wide, dark theme').boundingBox(),
        await page.getByAltText('After the change: pearl, /customerService, 360 pixels wide, dark theme').boundingBox(),
      ]
      expect([after?.y, after?.x]).toEqual([before?.y, expect.toSatisfy((x: number) => x > (before?.x ?? 0) + 300)])
      expect(await pictures.count()).toBe(6)
      expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])
    } finally {
      await launchedBrowser.close()
    }
  })
})

describe('livery screenshots, in the GitLab job', { timeout: 400_000 }, () => {
  it('exposes the folder with the screenshots of an added page, and links it in the report', () => {
    const repository = createRepository((brands) => {
      changePages(brands)
      for (const page of ['customerService', 'vip']) brands.write(`pearl/pages/${page}.json`, {})
    })
    const { status, report, consoleOutput } = runGitlabJob(repository, {
      LIVERY_SCREENSHOTS: 'on',
      LIVERY_SCREENSHOT_OPTIONS: '--theme light',
      CI_JOB_URL: 'https://gitlab.example/lotus/brands/-/jobs/5',
    })
    expect([status, consoleOutput]).toEqual([0, expect.stringContaining('1 page rendered, none looks different, 1 is new.')])
    expect(report).toContain(
      '\n[Open the screenshots](https://gitlab.example/lotus/brands/-/jobs/5/artifacts/file/livery-screenshots/index.html)\n',
    )
    expect(gitlabTemplate.livery.artifacts).toMatchObject({
      expose_as: 'Livery screenshots',
      paths: expect.arrayContaining(['livery-screenshots/']) as string[],
    })
    expect(readdirSync(join(repository.checkout, 'livery-screenshots/pearl')).toSorted()).toEqual([
      'desk-1440-after.webp',
      'desk-360-after.webp',
    ])
  })

  it('names an invalid brand, and takes no screenshots of it', () => {
    const repository = createRepository((brands) => brands.write('pearl/theme.json', { dark: { acent: '#8be9c4' } }))
    const { status, report } = runGitlabJob(repository, { LIVERY_SCREENSHOTS: 'on' })
    expect(status).toBe(1)
    expect(report).toContain('No page was rendered.\n\n- **pearl**: not rendered: the newer version is not valid (1 error).')
    expect(report).not.toContain('Open the screenshots')
    expect(existsSync(join(repository.checkout, 'livery-screenshots/index.html'))).toBe(true)
  })

  it('reports that there are no screenshots if the command fails', () => {
    const repository = createRepository((brands) => brands.write('pearl/theme.json', { dark: { accent: '#8be9c4' } }))
    const { status, report } = runGitlabJob(repository, { LIVERY_SCREENSHOTS: 'on', LIVERY_SCREENSHOT_OPTIONS: '--pages none' })
    expect(status).toBe(0)
    expect(report).toContain('### Screenshots before and after\n\nThere are none: the log of the job has the reason.')
  })
})
