import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { fetchPath, expect, findAccessibilityViolations, getBrandUrl, testServer, test } from './fixtures.ts'
import { openAs } from './open-as.ts'

const brand = 'pond'

/**
 * Creates a brand whose overlays open by keyboard shortcuts: two modals of default size, a timed dialog, a chat room
 * and both centres.
 */
test.beforeAll(async () => {
  const folder = join(testServer.merchantsDir, brand)
  mkdirSync(folder, { recursive: true })
  const writeJson = (file: string, content: object): void => writeFileSync(join(folder, file), JSON.stringify(content))
  writeJson('settings.json', { chat: { url: 'https://chat.example/room' } })
  writeJson('overlays.json', {
    overlays: {
      bare: { kind: 'modal', title: 'search_title', access: 'everyone', shortcut: 'x', nodes: {} },
      easy: { kind: 'modal', title: 'search_title', access: 'everyone', shortcut: 'z', clickToClose: true, nodes: {} },
      brief: { kind: 'dialog', title: 'search_title', access: 'everyone', shortcut: 'b', timeOut: 2500, nodes: {} },
      chatRoom: { access: 'everyone', shortcut: 'c' },
      memberCentre: { shortcut: 'm' },
      agentCentre: { shortcut: 'a' },
    },
  })
  cpSync(join(testServer.merchantsDir, 'harbor', 'languages.json'), join(folder, 'languages.json'))
  writeJson('merchant.json', { extends: 'base', name: 'Pond', code: 'POND1', domains: [] })
  const isBrandServed = async (): Promise<boolean> => (await fetchPath(`${brand}.localhost`, '/index')).text.includes('Pond</title>')
  await expect.poll(isBrandServed).toBe(true)
})

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

async function openHome(page: Page): Promise<void> {
  await page.goto(getBrandUrl(brand))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
}

/** Opens an overlay by its keyboard shortcut, as soon as the page handles keys. */
const openOverlayByShortcut = async (page: Page, key: string): Promise<Locator> => {
  const dialog = page.locator('dialog[open]')
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.keyboard.press(key)
    await expect(dialog).toBeVisible({ timeout: 1500 })
  }).toPass()
  return dialog
}

const getScrollTop = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

test('a modal is 600 by 300 px, locks the page, ignores outside clicks and Escape, and closes with its button (R-OVERLAY-10, R-OVERLAY-11, R-OVERLAY-12, R-OVERLAY-13, R-OVERLAY-14)', async ({
  page,
}) => {
  await openHome(page)
  const opener = page.getByRole('banner').getByRole('link').first()
  await opener.focus()
  const dialog = await openOverlayByShortcut(page, 'x')
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ width: 600, height: 300 })
  await page.mouse.click(8, 400)
  await page.mouse.move(8, 400)
  await page.mouse.wheel(0, 900)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  expect(await getScrollTop(page)).toBe(0)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => getScrollTop(page)).toBeGreaterThan(0)
})

test('Escape closes a modal with click-to-close; a dialog is 400 px wide and closes automatically (R-OVERLAY-15, R-OVERLAY-16, R-OVERLAY-17)', async ({
  page,
}) => {
  await openHome(page)
  const modal = await openOverlayByShortcut(page, 'z')
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()
  const timedDialog = await openOverlayByShortcut(page, 'b')
  await expect.poll(async () => (await timedDialog.boundingBox())?.width).toBe(400)
  await expect(timedDialog).toBeHidden({ timeout: 6000 })
})

test('the chat room shows the configured address in a frame, below a header in the chat’s colour (R-OVERLAY-07, R-THEME-03)', async ({
  page,
}) => {
  await page.route('https://chat.example/room', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Room</title><main><h1>Welcome to the room</h1></main>',
    }),
  )
  await openHome(page)
  const dialog = await openOverlayByShortcut(page, 'c')
  await expect(page.frameLocator('iframe').getByText('Welcome to the room')).toBeVisible()
  const colour = await dialog.evaluate((element) => {
    const probe = document.createElement('i')
    probe.style.color = 'var(--chat-header)'
    element.append(probe)
    const expected = getComputedStyle(probe).color
    probe.remove()
    return { expected, actual: getComputedStyle(element.querySelector('h2')?.parentElement as Element).backgroundColor }
  })
  expect(colour.actual).toBe(colour.expected)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
})

test('an entry that the game list marks as a vendor opens the games of this vendor in a dialog (R-OVERLAY-06)', async ({ page }) => {
  await page.route('**/lgw/games/list*', async (route) => {
    const { pathname, search, searchParams } = new URL(route.request().url())
    const body = JSON.parse((await fetchPath(`${brand}.localhost`, pathname + search)).text) as { value: { games: { isGame?: string }[] } }
    const [firstGame] = body.value.games
    if (firstGame && searchParams.get('pageSize') !== '48') firstGame.isGame = 'VASSALAGE'
    await route.fulfill({ json: body })
  })
  await openAs(page, brand, '/rng')
  const tiles = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.locator('img') })
  await tiles.first().getByRole('button').first().click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog).toHaveAccessibleName(/.+/)
  await expect.poll(() => dialog.getByRole('listitem').count()).toBeGreaterThan(5)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('the notice dialog opens from the announcements, and lists them (R-OVERLAY-05)', async ({ page }) => {
  await page.goto(getBrandUrl('harbor'))
  await page
    .getByRole('main')
    .getByRole('link', { name: /Weekend football/ })
    .click()
  const dialog = page.locator('dialog[open]')
  await expect(dialog.locator('ol[start] > li')).toHaveCount(9)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
})

test('the member centre opens for a player, with its menu and its first page; the agent centre shows a player a warning (R-OVERLAY-08, R-MEMBER-CENTRE-01, R-MEMBER-CENTRE-02, R-MEMBER-CENTRE-04, R-MEMBER-CENTRE-18, R-MEMBER-CENTRE-21)', async ({
  page,
}) => {
  await openAs(page, brand, '/index')
  const centre = await openOverlayByShortcut(page, 'm')
  await expect(centre).toHaveAccessibleName('Member centre')
  const menu = centre.getByRole('navigation')
  await expect(menu.getByRole('button')).toHaveCount(14)
  await expect(menu.locator('[aria-current=page]')).toHaveText('My account')
  await expect(centre.getByRole('heading', { level: 3 })).toHaveText('My account')
  await menu.getByRole('button', { name: 'Withdrawal' }).click()
  await expect(centre.getByRole('heading', { level: 3 })).toHaveText('Withdrawal')
  await menu.getByRole('button', { name: 'My account' }).click()
  await expect(centre.getByRole('heading', { level: 3 })).toHaveText('My account')
  await menu.getByRole('button', { name: 'Withdrawal' }).click()
  await centre.getByRole('button', { name: 'Close' }).click()
  await expect(centre).toBeHidden()
  await openOverlayByShortcut(page, 'm')
  await expect(centre.getByRole('heading', { level: 3 })).toHaveText('My account')
  await centre.getByRole('button', { name: 'Close' }).click()
  await expect(centre).toBeHidden()
  const warning = await openOverlayByShortcut(page, 'a')
  await expect(warning).toHaveAttribute('role', 'alertdialog')
  await expect.poll(async () => (await warning.boundingBox())?.width).toBe(400)
  await expect(warning.getByText('Please register an account first')).toBeVisible()
})

test('the agent centre opens for an agent with the team overview; either centre asks a guest to sign up (R-ERRORS-10, R-OVERLAY-09, R-AGENT-CENTRE-01, R-AGENT-CENTRE-04)', async ({
  page,
}) => {
  await openAs(page, brand, '/index', 'agent')
  const centre = await openOverlayByShortcut(page, 'a')
  await expect(centre).toHaveAccessibleName('Agent centre')
  await expect(centre.getByRole('navigation').locator('[aria-current=page]')).toHaveText('Team overview')
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await page.keyboard.press('Escape')
  await openAs(page, brand, '/index', 'guest')
  for (const key of ['m', 'a']) {
    const warning = await openOverlayByShortcut(page, key)
    await expect(warning.getByText('Please register an account first')).toBeVisible()
    await expect(warning.getByRole('button', { name: 'Sign up' })).toBeVisible()
    await warning.getByRole('button', { name: 'OK' }).click()
    await expect(warning).toBeHidden()
  }
})

for (const brand of ['lotus', 'harbor', 'neon'])
  test(`the button that shows the password is vertically centred in the field of ${brand}`, async ({ page }) => {
    await page.goto(getBrandUrl(brand, '/login'))
    const input = page.getByRole('dialog').locator('input[type="password"]')
    const getVerticalCentre = async (locator: Locator): Promise<number> => {
      const { y, height } = (await locator.boundingBox()) ?? { y: Number.NaN, height: 0 }
      return y + height / 2
    }
    const passwordField = input.locator('xpath=..')
    await expect
      .poll(async () => Math.abs((await getVerticalCentre(passwordField.getByRole('button'))) - (await getVerticalCentre(passwordField))))
      .toBeLessThan(2)
  })
