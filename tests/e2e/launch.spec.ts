import type { Page } from '@playwright/test'
import { runAdminCommand, expect, findAccessibilityViolationsInFrames, getBrandUrl, testServer, test } from './fixtures.ts'
import { navigateClientSide } from './navigate-client-side.ts'
import { openAs } from './open-as.ts'
import { createUniqueUsername } from './create-unique-username.ts'
import { recordRequestBodies } from './record-request-bodies.ts'

const password = 'Wheel-of-9-Coins'

const getGameFrame = (page: Page) => page.frameLocator('iframe')

test('a visitor who chooses a game logs in first, and then plays a round in the frame, on a separate origin (R-GAMES-13, R-GAMES-14, R-GAMES-18, R-ROUTES-32, R-API-64, R-API-65, R-CONSTANTS-15)', async ({
  page,
}) => {
  const username = createUniqueUsername('spinner')
  await runAdminCommand('create-account', { brand: 'neon', username, type: 0, password, balance: '100.000000' })
  const languages: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/wps/game/launchGame')) languages.push(request.headers()['language'] ?? '')
  })
  const launchRequests = await recordRequestBodies(page, '/wps/game/launchGame')
  await page.goto(getBrandUrl('neon', '/rng'))
  await page
    .getByRole('main')
    .getByRole('button', { name: /Jade Tiger|Lantern|Phoenix|Koi/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[autocomplete="username"]').fill(username)
  expect(launchRequests).toEqual([])
  await dialog.locator('input[type="password"]').fill(password)
  await dialog.locator('button[type="submit"]').click()
  await page.getByRole('dialog', { name: 'Verification' }).getByRole('button', { name: 'Verify without a picture' }).click()
  await expect(page).toHaveURL(/\/game\?game=/)
  const spinButton = getGameFrame(page).getByRole('button', { name: 'Spin', exact: true })
  await expect(spinButton).toBeVisible()
  await expect(page.locator('iframe')).toHaveAttribute('src', new RegExp(`^http://vendor\\.localhost:${String(testServer.port)}/play/`))
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  await expect(getGameFrame(page).locator('.amount')).toHaveText('₮100.00')
  await spinButton.click()
  await expect(getGameFrame(page).locator('.status-message')).toHaveText(/win|free spin/i)
  expect(languages).toEqual(['EN'])
  expect(launchRequests).toEqual([
    {
      gameId: expect.stringMatching(/.+/),
      nodeId: '',
      accountType: '',
      confirmTrans: true,
      vassalage: expect.stringMatching(/.+/),
      launchMode: 'REAL',
      platform: 'html5-desktop',
      clientType: 3,
      username,
      token: await page.evaluate(() => sessionStorage.getItem('token')),
      merchantCode: expect.stringMatching(/.+/),
      language: 'EN',
    },
  ])
  await getGameFrame(page).getByRole('button', { name: 'Fairness' }).click()
  await getGameFrame(page).getByRole('button', { name: 'Check' }).first().click()
  await expect(getGameFrame(page).getByText('Verified: the seed matches the hash')).toBeVisible()
  await getGameFrame(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  const confirmDialog = page.getByRole('alertdialog')
  await confirmDialog.getByRole('button', { name: 'Stay' }).click()
  await expect(confirmDialog).toBeHidden()
  await expect(page).toHaveURL(/\/game\?/)
  await page.goBack()
  await confirmDialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).not.toHaveURL(/\/game\?/)
})

test('a player with a low balance is offered a deposit and continues to play after it, and the header shows the new balance after the round', async ({
  page,
  tolerance,
}) => {
  tolerance.allow(/409 \(Conflict\)/)
  const username = createUniqueUsername('player')
  await runAdminCommand('create-account', { brand: 'harbor', username, type: 0, password, balance: '0.10' })
  await openAs(page, 'harbor', '/game?game=pgf-jade-tiger&vendor=PGF', username, password)
  const spinButton = getGameFrame(page).getByRole('button', { name: 'Spin', exact: true })
  await expect(getGameFrame(page).locator('.amount')).toHaveText('€0.10')
  await spinButton.click()
  await expect(getGameFrame(page).locator('.status-message')).toHaveText(
    'You do not have enough money for this stake. Make a deposit, or choose a lower stake.',
  )
  await getGameFrame(page).getByRole('button', { name: 'Deposit' }).click()
  const centre = page.getByRole('dialog')
  await expect(centre).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(centre).toBeHidden()
  await runAdminCommand('ledger-grant', { brand: 'harbor', username, amount: '20.00', key: createUniqueUsername('deposit') })
  await spinButton.click()
  await expect(getGameFrame(page).locator('.status-message')).toHaveText(/win|free spin/i)
  await expect(spinButton).not.toHaveAttribute('aria-disabled', 'true', { timeout: 30_000 })
  const getBalance = async () => ((await runAdminCommand('account', { brand: 'harbor', username })) as { balance: string }).balance
  await expect.poll(getBalance).not.toBe('20.10')
  const remainingBalance = await getBalance()
  await expect(getGameFrame(page).locator('.amount')).toHaveText(`€${remainingBalance}`)
  await expect(page.getByRole('banner')).toContainText(remainingBalance)
  const { openBets } = (await runAdminCommand('vendor', { brand: 'harbor', vendor: 'PGF' })) as { openBets: number }
  expect(openBets).toBe(0)
})

test('leaving a game with Back and "Leave" works at the first click, even after the frame has navigated', async ({ page }) => {
  const username = createUniqueUsername('leaver')
  await runAdminCommand('create-account', { brand: 'harbor', username, type: 0, password })
  await openAs(page, 'harbor', '/join', username, password)
  await navigateClientSide(page, '/live')
  await navigateClientSide(page, '/game?game=evg-aurora-baccarat&vendor=EVG')
  await expect(getGameFrame(page).getByRole('button', { name: 'Deal' })).toBeVisible()
  const navigateFrame = (targetHash: string): Promise<void> =>
    getGameFrame(page)
      .locator('body')
      .evaluate((body, hash) => {
        const { location } = body.ownerDocument
        if (location.hash !== hash) location.hash = hash
      }, targetHash)
  await navigateFrame('#one')
  await page.evaluate(() => history.go(-2))
  const confirmDialog = page.getByRole('alertdialog')
  await expect(confirmDialog).toBeVisible()
  await navigateFrame('#two')
  await navigateFrame('#three')
  await confirmDialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(getBrandUrl('harbor', '/live'))
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(getBrandUrl('harbor', '/join'))
})

test('the lottery page opens the lobby, or the game that the URL names (R-LOTTERY-01, R-LOTTERY-11)', async ({ page }) => {
  await openAs(page, 'lotus', '/lottery')
  await expect(getGameFrame(page).getByRole('button', { name: /11 chọn 5/ })).toBeVisible()
  await page.goto(getBrandUrl('lotus', '/lottery?gameCode=LHC&playType=SPECIAL'))
  await expect(getGameFrame(page).getByRole('heading', { name: 'Lục Hợp', exact: true })).toBeVisible()
})

test('a lottery launch sends area, mode, game, device, return address and language (R-LOTTERY-08, R-LOTTERY-09, R-LOTTERY-10)', async ({
  page,
}) => {
  const launchRequests = await recordRequestBodies(page, '/wps/game/launchGame')
  await openAs(page, 'lotus', '/vnlottery')
  await expect(getGameFrame(page).getByRole('button').first()).toBeVisible()
  await openAs(page, 'lotus', '/lottery?gameCode=LHC')
  await expect(getGameFrame(page).getByRole('heading', { name: 'Lục Hợp', exact: true })).toBeVisible()
  expect(launchRequests).toHaveLength(2)
  expect(launchRequests[0]).toMatchObject({ lottoArea: 'VN', launchMode: 'LOTT' })
  expect(launchRequests[1]).toMatchObject({
    lottoGameCode: 'LHC',
    device: 'WEB',
    backUrl: expect.stringContaining(getBrandUrl('lotus', '/')),
    language: 'TY',
  })
})

test('a lottery game opens the page of its account type, with its code and play type if it has both (R-LOTTERY-03, R-LOTTERY-04, R-LOTTERY-05)', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl('base') }])
  await openAs(page, 'base', '/promotions')
  for (const [game, path] of [
    ['Southern Mark Six', '/lottery?gameCode=LHC&playType=SPECIAL'],
    ['Starlight Five', '/lottery'],
    ['Northern Draw', '/vnlottery'],
    ['Mekong Minute', '/seaLottery?gameCode=SSC&playType=FIVE_SUM'],
  ] as const) {
    await navigateClientSide(page, '/promotions')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('banner').getByRole('button', { name: 'Find a game' }).click()
    const searchDialog = page.getByRole('dialog')
    await searchDialog.getByRole('searchbox').fill(game)
    await searchDialog
      .getByRole('button', { name: new RegExp(`^${game}`) })
      .first()
      .click()
    await expect(page).toHaveURL(getBrandUrl('base', path))
  }
})

test('only games with a free trial have a button for it (R-GAMES-17)', async ({ page }) => {
  await page.goto(getBrandUrl('neon', '/rng'))
  const trialButtons = page.getByRole('main').getByRole('button', { name: 'Try for free' })
  await expect(trialButtons.first()).toBeAttached()
  await page.goto(getBrandUrl('neon', '/live'))
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /Baccarat/ })
      .first(),
  ).toBeVisible()
  await expect(trialButtons).toHaveCount(0)
})

test('axe finds no violations in the game page and the game', async ({ page }) => {
  await openAs(page, 'harbor', '/game?game=evg-aurora-baccarat&vendor=EVG')
  await expect(getGameFrame(page).getByRole('button', { name: 'Deal' })).toBeVisible()
  expect(await findAccessibilityViolationsInFrames(page)).toEqual([])
})
