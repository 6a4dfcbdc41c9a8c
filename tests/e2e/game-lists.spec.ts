import { waitForHydration } from './wait-for-page.ts'
import { runAdminCommand, expect, getBrandUrl, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { createUniqueUsername } from './create-unique-username.ts'

/* Game lists that the platform selects, each with its own endpoint: popular, open rooms and recently played. */

test('the most popular draws are requested by prize mode, in the number that the brand configures, and in the language of the page', async ({
  page,
}) => {
  const popularRequest = page.waitForRequest((request) => new URL(request.url()).pathname === '/lgw/games/popular')
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl('neon') }])
  await page.goto(getBrandUrl('neon', '/elott'))
  const query = Object.fromEntries(new URL((await popularRequest).url()).searchParams)
  expect(query).toEqual({ count: '20', prizeMode: 'Elott', device: 'WEB', language: 'en-GB' })
  const gameList = page.getByRole('list', { name: 'Most popular lotteries' })
  await expect(gameList.getByRole('listitem').first()).toBeVisible()
})

test('open card game rooms and recently played Vietnamese draws are requested for a player, and not for visitors', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => {
    if (/\/pvp\/rooms|game_menu\/recent/.test(request.url()))
      requests.push(`${new URL(request.url()).pathname} ${String(request.headers()['authorization']?.slice(0, 7))}`)
  })
  await page.goto(getBrandUrl('harbor', '/pvp'))
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await waitForHydration(page)
  expect(requests).toEqual([])
  const username = createUniqueUsername('card')
  await runAdminCommand('create-account', { brand: 'harbor', username, type: 0, password: 'aLongSecret1!' })
  await openAs(page, 'harbor', '/pvp', username, 'aLongSecret1!')
  await expect(
    page
      .getByRole('list', { name: 'Open rooms' })
      .getByRole('button', { name: /stakes from/ })
      .first(),
  ).toBeVisible()
  await page.goto(getBrandUrl('harbor'))
  await expect.poll(() => requests.length).toBe(2)
  expect(requests).toEqual(['/lgw/games/pvp/rooms Bearer ', '/lgw/vn/games/game_menu/recent Bearer '])
  await expect(page.getByRole('heading', { name: 'Recently played lotteries' })).toHaveCount(0)
})
