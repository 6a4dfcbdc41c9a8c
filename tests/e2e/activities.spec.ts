import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { runAdminCommand, expect, findAccessibilityViolations, getBrandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'
const maxBytes = 5 * 1024 * 1024

async function createPlayer(usernamePrefix: string): Promise<string> {
  const username = createUniqueUsername(usernamePrefix)
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  return username
}

const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
const createFile = (name: string, buffer: Buffer = png) => ({ name, mimeType: 'image/png', buffer })
const createJpeg = (): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
/** Pads a PNG to this size in bytes. Decoders ignore the data after its end. */
const createPngOfSize = (bytes: number): Buffer => Buffer.concat([png, Buffer.alloc(bytes - png.length)])

/** Opens the application dialog of a promotion. */
async function openApplication(page: Page, usernamePrefix: string) {
  await openAs(page, brand, '/promoDetail?id=share-win', await createPlayer(usernamePrefix), password)
  await page.getByRole('button', { name: 'Apply now' }).click()
  const dialog = page.getByRole('dialog', { name: /^Apply: / })
  return { dialog, choosePictures: (...files: ReturnType<typeof createFile>[]) => dialog.getByLabel('Pictures').setInputFiles(files) }
}

test('a player joins an activity and claims its reward only once on a double click, and the list shows it as claimed', async ({ page }) => {
  await openAs(page, brand, '/promoDetail?id=daily-sign', await createPlayer('signer'), password)
  const progress = page.getByRole('region', { name: 'Your progress' })
  await expect(progress.getByText('Join', { exact: true })).toBeVisible()
  expect(await findAccessibilityViolations(page, 'main')).toEqual([])
  await progress.getByRole('button', { name: 'Join now' }).click()
  await progress.getByRole('button', { name: 'Claim now' }).dblclick()
  await expect(progress.getByText('You have claimed 20 points.')).toBeFocused()
  await expect(progress.getByText('Claimed', { exact: true })).toBeVisible()
  await page.goto(getBrandUrl(brand, '/promotions'))
  const card = page.getByRole('article').filter({ hasText: 'Check in every day' })
  await expect(card.getByText('Claimed', { exact: true })).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Winter cup' }).getByText('Coming soon')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'main')).toEqual([])
})

test('a visitor who joins an activity is asked to log in', async ({ page }) => {
  await page.goto(getBrandUrl(brand, '/promoDetail?id=daily-sign'))
  await page.getByRole('region', { name: 'Your progress' }).getByRole('button', { name: 'Join now' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})

test('an application accepts up to three images, refuses a fourth, and is sent with its remark (R-ACTIVITY-15)', async ({ page }) => {
  const { dialog, choosePictures } = await openApplication(page, 'applicant')
  await choosePictures(createFile('one.png'), createFile('two.png'), createFile('three.png'), createFile('four.png'))
  await expect(dialog.getByText('Please add up to 3 pictures.')).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveCount(3)
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await dialog.getByLabel('Your message').fill('x'.repeat(141))
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(dialog.getByLabel('Your message')).toBeFocused()
  await expect(dialog.getByText('Please use up to 140 characters.')).toBeVisible()
  await dialog.getByLabel('Your message').fill('Seven in a row.')
  await dialog.getByRole('button', { name: 'Send application' }).dblclick()
  await expect(dialog.getByText('Your application has been sent.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(page.getByRole('region', { name: 'Your progress' }).getByText('Applying', { exact: true })).toBeVisible()
})

test('an image must be PNG or JPG by content: a GIF is refused under any name (R-ACTIVITY-16)', async ({ page }) => {
  const { dialog, choosePictures } = await openApplication(page, 'giffer')
  await choosePictures(createFile('moving.png', Buffer.from('GIF89a and more of it')))
  await expect(dialog.getByText('moving.png cannot be used. Please choose one of these types: PNG, JPG.')).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await choosePictures(createFile('still.png'), { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await createJpeg() })
  await expect(dialog.getByRole('img')).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(dialog.getByText('Your application has been sent.')).toBeVisible()
})

test('an image of 5 MB is accepted, and one with one byte more is refused (R-ACTIVITY-17)', async ({ page }) => {
  const { dialog, choosePictures } = await openApplication(page, 'weigher')
  await choosePictures(createFile('heavy.png', createPngOfSize(maxBytes + 1)))
  await expect(dialog.getByText('heavy.png is larger than 5 MB.')).toBeVisible()
  await choosePictures(createFile('right.png', createPngOfSize(maxBytes)))
  await expect(dialog.getByRole('img', { name: 'right.png' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Send application' }).click()
  await expect(dialog.getByText('Your application has been sent.')).toBeVisible()
})

test('the red envelope on a page configured in JSON opens once, and credits its amount to the wallet (R-ACTIVITY-02)', async ({ page }) => {
  await openAs(page, brand, '/promotions', await createPlayer('opener'), password)
  const envelope = page.getByRole('region', { name: 'A red envelope for you' })
  await expect(envelope.getByText('€1.00 to €8.00')).toBeVisible()
  await envelope.getByRole('button', { name: 'Open' }).dblclick()
  await expect(envelope.getByText('In your envelope')).toBeVisible()
  await expect(envelope.getByText(/^You have claimed €\d\.\d\d\.$/)).toBeFocused()
  await expect(page.getByRole('banner').getByText(/€[1-8]\.\d\d/)).toBeVisible()
  expect(await findAccessibilityViolations(page, 'main')).toEqual([])
  await page.reload()
  await expect(envelope.getByText('In your envelope')).toBeVisible()
  await expect(envelope.getByRole('button', { name: 'Open' })).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
})

test('a raffle draws with the day’s ticket, shows the result and lists the draw, and offers no second draw', async ({ page }) => {
  await openAs(page, brand, '/promoDetail?id=lucky-draw', await createPlayer('drawer'), password)
  const progress = page.getByRole('region', { name: 'Your progress' })
  await expect(progress.getByText('1 ticket left')).toBeVisible()
  await expect(progress.getByRole('region', { name: 'Prizes and chances' }).getByText('Chance 0.01%')).toBeVisible()
  expect(await findAccessibilityViolations(page, 'main')).toEqual([])
  await progress.getByRole('button', { name: 'Draw now' }).dblclick()
  await expect(progress.getByRole('status')).toHaveText(/^(.+: you have won .+|No prize this time\.)$/)
  await expect(progress.getByRole('status')).toBeFocused()
  await expect(progress.getByText('0 tickets left')).toBeVisible()
  await expect(progress.getByRole('button', { name: 'Draw now' })).toBeDisabled()
  await expect(progress.getByRole('region', { name: 'Your recent draws' }).getByRole('listitem')).toHaveCount(1)
})
