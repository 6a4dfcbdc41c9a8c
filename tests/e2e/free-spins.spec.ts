import { runAdminCommand, expect, findAccessibilityViolations, test } from './fixtures.ts'
import { openAs } from './open-as.ts'
import { openCentre, lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

const brand = 'harbor'
const password = 'aLong-Secret-1'

test('free spins are listed in the reward centre, open their game, and are played there without money until none are left', async ({
  page,
}) => {
  const username = createUniqueUsername('gifted')
  await runAdminCommand('create-account', { brand, username, type: 0, password })
  const reward = { spins: '2', game: 'pgf-jade-tiger', stake: '0.40', turnover: '10', days: '7', 'title.EN': 'Two on us' }
  await runAdminCommand('give-reward', { brand, username, key: username, change: reward })
  await openAs(page, brand, lightweightPath, username, password)
  const centre = await openCentre(page, 'My account')
  await centre
    .getByRole('navigation')
    .getByRole('button', { name: /^Reward centre/ })
    .click()
  for (const expectedText of ['2 free spins', 'Jade Tiger, €0.40 per spin', '10× wagering requirement on winnings', /^Play until/])
    await expect(centre.getByText(expectedText)).toBeVisible()
  expect(await findAccessibilityViolations(page, 'dialog[open]')).toEqual([])
  await centre.getByRole('button', { name: 'Play : Two on us' }).click()
  await expect(page).toHaveURL(/\/game\?game=pgf-jade-tiger/)

  const game = page.frameLocator('iframe')
  const [spinsLeft, spinButton] = [game.locator('.free-spins'), game.getByRole('button', { name: 'Spin', exact: true })]
  await expect(spinsLeft).toHaveText('Free spins left: 2')
  await expect(game.locator('.amount')).toHaveText('€0.00')
  await spinButton.click()
  await expect(spinsLeft).toHaveText('Free spins left: 1')
  await expect(spinButton).toHaveAttribute('aria-disabled', 'false', { timeout: 30_000 })
  await spinButton.click()
  await expect(spinsLeft).toHaveText('')
  expect(await runAdminCommand('rewards', { brand, username })).toMatchObject([{ state: 'claimed', spins: 2, spinsUsed: 2 }])
  expect(await runAdminCommand('ledger-verify', { brand })).toMatchObject({ passed: true })
})
