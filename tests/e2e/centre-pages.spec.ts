import type { Locator, Page } from '@playwright/test'
import { isDeep, sample } from '../depth.ts'
import { injectAxe, setTheme } from './inject-axe.ts'
import { waitForStablePage } from './wait-for-page.ts'
import { fetchPath, runAdminCommand, expect, getBrandUrl, testServer, test } from './fixtures.ts'
import { createPseudoLocale, writeBrand } from './write-brand.ts'
import { openAs } from './open-as.ts'
import { lightweightPath } from './open-centre.ts'
import { createUniqueUsername } from './create-unique-username.ts'

/*
 * Checks every page of the centres, so that new ones are covered automatically: the member centre for an account with
 * sixty days of history and for a new one, the agent centre for the upline of the account with history. The theme
 * affects only contrast, so it is switched without a reload. Contrast is checked at one width per configuration
 * (`contrastWidth`), so that each width is covered for an account with history. Only a deep run checks every
 * configuration and page, the structure at both widths, and the contrast in both themes.
 */
const brand = 'centres'
const newAccount = { username: createUniqueUsername('newcomer'), password: 'aLongSecret1' }
const widths = [1440, 360] as const
const shortcuts = { member: 'm', agent: 'a' } as const
const configurations = [
  { centre: 'member', language: 'EN', accountHistory: 'full', contrastWidth: 1440 },
  { centre: 'member', language: 'TY', accountHistory: 'full', contrastWidth: 360 },
  { centre: 'member', language: 'AR', accountHistory: 'full', contrastWidth: 1440 },
  { centre: 'member', language: 'EN', accountHistory: 'empty', contrastWidth: 360 },
  { centre: 'agent', language: 'TY', accountHistory: 'full', contrastWidth: 360 },
  { centre: 'agent', language: 'AR', accountHistory: 'full', contrastWidth: 1440 },
] as const
/** All configurations in a deep run; otherwise a selection that covers each language, account and centre. */
const testedConfigurations = isDeep ? configurations : [configurations[0], configurations[3], configurations[4], configurations[2]]

async function createBrand(id: string): Promise<void> {
  writeBrand(id, 'base', {
    'languages.json': { followVisitor: false, catalogue: { AR: { enabled: true } } },
    'messages/AR.json': createPseudoLocale('base'),
    'platform.json': {
      flags: { AGENTPOLICY3: true },
      accounts: { player: { historyDays: 60 }, agent: { contracts: ['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary'] } },
    },
    'overlays.json': { overlays: { memberCentre: { shortcut: shortcuts.member }, agentCentre: { shortcut: shortcuts.agent } } },
  })
  await expect.poll(async () => (await fetchPath(`${id}.localhost`, '/index')).status).toBe(200)
}

test.beforeAll(async () => {
  await createBrand(brand)
  await expect(() => runAdminCommand('create-account', { brand, type: 0, ...newAccount })).toPass()
})

/** Opens a centre by its keyboard shortcut. Presses the key again until the page handles it. */
async function openCentreByShortcut(page: Page, name: keyof typeof shortcuts = 'member'): Promise<Locator> {
  const centre = page.locator('dialog[open]')
  await expect(async () => {
    if (!(await centre.isVisible())) await page.keyboard.press(shortcuts[name])
    await expect(centre).toBeVisible({ timeout: 1500 })
  }).toPass()
  return centre
}

for (const { centre, language, accountHistory, contrastWidth } of testedConfigurations)
  test(`every page of the ${centre} centre works in ${language} at ${widths.join(' and ')} px, with ${accountHistory} history: axe finds no violations, no text is clipped or overlaps another, and the frame does not move`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page
      .context()
      .addCookies(Object.entries({ lang: language, theme: 'dark' }).map(([name, value]) => ({ name, value, url: getBrandUrl(brand) })))
    const demoAccount = { username: centre === 'agent' ? 'agent' : 'player', password: testServer.password }
    const { username, password } = accountHistory === 'full' ? demoAccount : newAccount
    await openAs(page, brand, lightweightPath, username, password)
    await waitForStablePage(page)
    const axe = await injectAxe(page)
    const faultsByPage: Record<string, readonly string[]> = {}
    const frameBoxes = new Set<string>()
    const entries = (await openCentreByShortcut(page, centre)).getByRole('navigation').getByRole('button')
    await expect(entries.first()).toBeVisible()
    const entryIndexes = Array.from({ length: await entries.count() }, (_, entryIndex) => entryIndex)
    const checksEveryPage = language !== 'AR' && accountHistory === 'full'
    for (const entryIndex of checksEveryPage ? entryIndexes : sample(`${language} ${accountHistory}`, entryIndexes, 5)) {
      await page.setViewportSize({ width: widths[0], height: 900 })
      await entries.nth(entryIndex).click()
      const name = (await entries.nth(entryIndex).textContent()) ?? ''
      await expect(page.locator('dialog[open] h3').first()).toHaveText(name.replace(/\d+$/, ''))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await waitForStablePage(page)
        frameBoxes.add(JSON.stringify(await page.locator('dialog[open]').boundingBox()))
        const structure = isDeep || width === contrastWidth ? await axe('structure', 'dialog[open]') : []
        faultsByPage[`${name}, ${width}`] = [...structure, ...(await page.evaluate(findTextLayoutFaults))]
        if (width !== contrastWidth) continue
        for (const theme of isDeep ? (['light', 'dark'] as const) : ([contrastWidth === 360 ? 'light' : 'dark'] as const)) {
          await setTheme(page, theme)
          faultsByPage[`${name}, ${theme}`] = await axe('contrast', 'dialog[open]')
        }
      }
    }
    expect(Object.keys(faultsByPage).length).toBeGreaterThan(checksEveryPage || isDeep ? 20 : 10)
    expect(frameBoxes.size).toBe(widths.length)
    expect(Object.entries(faultsByPage).filter(([, faults]) => faults.length > 0)).toEqual([])
  })

test('an empty record page offers the action that the brand configures: a deposit in the centre, or the games of the home page', async ({
  page,
}) => {
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl(brand) }])
  await openAs(page, brand, lightweightPath, newAccount.username, newAccount.password)
  const centre = page.locator('dialog[open]')
  await page.goto(getBrandUrl(brand, `${lightweightPath}?member=transactionHistory`))
  await centre.getByText('Make a deposit').click()
  await expect(page).toHaveURL(/member=depositv2/)
  await page.goto(getBrandUrl(brand, `${lightweightPath}?member=personalHistoryCopy`))
  await centre.getByText('All games').click()
  await expect(centre).toHaveCount(0)
  await expect(page).toHaveURL(getBrandUrl(brand, '/index'))
})

test('a double click claims cashback once, and the balance increases by the claimed amount', async ({ page }) => {
  const claimBrand = createUniqueUsername('claims')
  await createBrand(claimBrand)
  const getBalance = async (): Promise<number> =>
    Number(((await runAdminCommand('account', { brand: claimBrand, username: 'player' })) as { readonly balance: string }).balance)
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl(claimBrand) }])
  await openAs(page, claimBrand, lightweightPath, 'player', testServer.password)
  const initialBalance = await getBalance()
  const centre = await openCentreByShortcut(page)
  await centre.getByRole('navigation').getByRole('button', { name: 'Cashback' }).click()
  const claimableAmount = Number(((await centre.getByText('Ready to claim').locator('+ *').textContent()) ?? '').replace(/[^\d.]/g, ''))
  expect(claimableAmount).toBeGreaterThan(0)
  await centre.getByRole('button', { name: 'Claim cashback' }).dblclick()
  await expect(centre.getByText('is in your balance.')).toBeVisible()
  await expect(centre.getByRole('button', { name: 'Claim cashback' })).toHaveCount(0)
  expect(await getBalance()).toBeCloseTo(initialBalance + claimableAmount, 2)
  expect(await runAdminCommand('ledger-verify', { brand: claimBrand })).toMatchObject({ passed: true })
})

/**
 * Returns up to five descriptions of texts in the centre's page that are clipped, outside the window, or overlap
 * another text. Runs in the page.
 */
function findTextLayoutFaults(): string[] {
  const centrePage = document.querySelector('dialog[open] section')
  if (!centrePage) return ['There is no page.']
  const isScrollable = (element: Element | null): boolean =>
    element !== null &&
    element !== centrePage &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || isScrollable(element.parentElement))
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest('.visually-hidden, caption, thead') !== null
  const faults: string[] = []
  const textBoxes: { readonly text: string; readonly element: Element; readonly rect: DOMRect }[] = []
  const walker = document.createTreeWalker(centrePage, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.nodeValue?.trim() ?? ''
    if (!element || text === '' || isHidden(element) || isScrollable(element)) continue
    if (element.scrollWidth > element.clientWidth + 1 && /hidden|clip/.test(getComputedStyle(element).overflowX))
      faults.push(`clipped: ${text}`)
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      if (rect.width < 1) continue
      if (rect.left < -1 || rect.right > innerWidth + 1) faults.push(`outside: ${text}`)
      textBoxes.push({ text, element, rect })
    }
  }
  for (const select of centrePage.querySelectorAll('select')) {
    const context = document.createElement('canvas').getContext('2d')
    const style = getComputedStyle(select)
    if (!context) continue
    context.font = style.font
    const availableWidth = select.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd)
    const selectedText = select.selectedOptions[0]?.textContent ?? ''
    if (context.measureText(selectedText).width > availableWidth + 1 && !selectedText.startsWith('⟦'))
      faults.push(`clipped: ${selectedText}`)
  }
  textBoxes.forEach(({ text, element, rect }, index) => {
    for (const other of textBoxes.slice(index + 1)) {
      if (other.element === element) continue
      const overlapWidth = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left)
      const overlapHeight = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top)
      if (overlapWidth > 2 && overlapHeight > 6) faults.push(`${text} overlaps ${other.text}`)
    }
  })
  return faults.slice(0, 5)
}
