import type { Locator, Page } from '@playwright/test'
import { sample } from '../depth.ts'
import { injectAxe, setTheme } from './inject-axe.ts'
import { runAdminCommand, expect, getBrandUrl, test } from './fixtures.ts'
import { createUniqueUsername } from './create-unique-username.ts'

async function openAccountDialog(page: Page, brand: string, path: string, language = 'EN'): Promise<Locator> {
  await page.context().addCookies([{ name: 'lang', value: language, url: getBrandUrl(brand) }])
  await page.goto(getBrandUrl(brand, path))
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('button[type="submit"]')).toBeVisible()
  return dialog
}

const submit = (dialog: Locator): Promise<void> => dialog.locator('button[type="submit"]').click()

test('a visitor signs up with the keyboard alone and receives the bonus (R-AUTH-REGISTER-01, R-AUTH-REGISTER-05, R-AUTH-REGISTER-06, R-AUTH-REGISTER-07)', async ({
  page,
}) => {
  const dialog = await openAccountDialog(page, 'harbor', '/register')
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
  await page.keyboard.type(createUniqueUsername('kim'))
  await page.keyboard.press('Tab')
  await page.keyboard.type('Maple-Drum7-kettle')
  await expect(dialog.getByText('Strong')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Hide password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('mai@example.com')
  await dialog.getByLabel('Date of birth').focus()
  await page.keyboard.type('02291992')
  await dialog.getByLabel('I am at least 18').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(
    page
      .getByRole('banner')
      .getByText(/10\.00/)
      .first(),
  ).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeTruthy()
})

test('errors appear below their fields, state the limits of the rules, and disappear when the input is corrected (R-VALIDATION-38, R-VALIDATION-39, R-VALIDATION-40, R-VALIDATION-44)', async ({
  page,
}) => {
  const dialog = await openAccountDialog(page, 'harbor', '/register')
  const usernameInput = dialog.getByRole('textbox', { name: 'Username' })
  await usernameInput.fill('7mai')
  await dialog.getByLabel('Password', { exact: true }).click()
  await expect(dialog.getByText('Start with a letter, then use letters and digits only: 5–20 characters.')).toBeVisible()
  await dialog.getByLabel('Date of birth').fill('2010-01-01')
  await submit(dialog)
  await expect(dialog.getByText('You must be at least 18 years old.')).toBeVisible()
  await expect(dialog.getByText('Please fill in this field.')).toHaveCount(2)
  await expect(dialog.getByText('Please tick this box to continue.')).toBeVisible()
  await expect(usernameInput).toBeFocused()
  await expect(usernameInput).toHaveAccessibleDescription(/Start with a letter/)
  await expect(dialog.getByRole('alert')).toHaveText('Please check: Username, Password, Email, Date of birth, Age, Terms.')
  await usernameInput.fill('mai77')
  await expect(dialog.getByText(/Start with a letter/)).toBeHidden()
})

test('a nationality is chosen from the brand’s options, in the current language, and shown by its label', async ({ page }) => {
  const dialog = await openAccountDialog(page, 'harbor', '/register', 'TY')
  await expect(dialog.locator('select[name="nationality"] option')).toHaveText([
    'Vui lòng chọn',
    'Bồ Đào Nha',
    'Ireland',
    'Đức',
    'Quốc gia khác',
  ])
  await page.context().clearCookies({ name: 'lang' })
  await openAccountDialog(page, 'harbor', '/register')
  await dialog.getByRole('textbox', { name: 'Username' }).fill(createUniqueUsername('kim'))
  await dialog.getByLabel('Password', { exact: true }).fill('Maple-Drum7-kettle')
  await dialog.getByLabel('Email').fill('mai@example.com')
  await dialog.getByLabel('Date of birth').fill('1992-02-29')
  const nationality = dialog.getByRole('combobox', { name: 'Nationality' })
  await nationality.selectOption('Germany')
  await expect(nationality).toHaveValue('DE')
  for (const box of await dialog.getByRole('checkbox').all()) await box.check()
  await submit(dialog)
  await expect(dialog).toBeHidden()
  await page.goto(getBrandUrl('harbor', '/index?member=securityCenter'))
  await expect(page.getByRole('dialog').locator('dd', { hasText: 'Germany' })).toBeVisible()
})

test('a taken username is reported at its field, and the input is kept', async ({ page, tolerance }) => {
  tolerance.allow(/409/)
  const dialog = await openAccountDialog(page, 'neon', '/register')
  await dialog.getByRole('tab', { name: 'Username' }).click()
  await dialog.getByRole('textbox', { name: 'Username' }).fill('player')
  await dialog.getByLabel('Password', { exact: true }).fill('a-long-secret-1')
  await dialog.getByRole('checkbox').check()
  await submit(dialog)
  await expect(dialog.getByText('This username is already taken. Please choose another one.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeFocused()
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveValue('a-long-secret-1')
})

test('the form applies the registration rules that the operator sets (R-VALIDATION-27, R-VALIDATION-28, R-VALIDATION-29, R-VALIDATION-41)', async ({
  page,
}) => {
  await runAdminCommand('set-rule', {
    brand: 'neon',
    field: 'telegram',
    change: { enabled: 'on', required: 'on', acceptedPattern: '^@[a-z]+$', minLength: '6', maxLength: '6' },
  })
  try {
    const dialog = await openAccountDialog(page, 'neon', '/register')
    const field = dialog.getByLabel('Telegram')
    await field.fill('no')
    await submit(dialog)
    await expect(field).toHaveAccessibleDescription(/not in the expected format/)
    await field.fill('@a')
    await expect(field).toHaveAccessibleDescription(/^Enter 6 characters\./)
    await field.fill('@abcde')
    await expect(field).not.toHaveAccessibleDescription(/characters/)
  } finally {
    await runAdminCommand('set-rule', { brand: 'neon', field: 'telegram', change: { enabled: 'off', acceptedPattern: 'none' } })
  }
})

test('a wrong captcha is reported at its field, with a new picture', async ({ page, tolerance }) => {
  tolerance.allow(/400/)
  const dialog = await openAccountDialog(page, 'lotus', '/register?aff=SEN888')
  await expect(dialog.getByLabel('Affiliate code')).toHaveCount(0)
  const picture = dialog.getByRole('img', { name: 'Picture with the characters to enter' })
  const before = await picture.getAttribute('src')
  await dialog.getByRole('textbox', { name: 'Username' }).fill(createUniqueUsername('kim'))
  await dialog.getByLabel('Password', { exact: true }).fill('maple4drum')
  await dialog.getByLabel('Account holder’s name').fill('Nguyễn Thị Mai')
  await dialog.getByLabel('Characters in the picture').fill('00000')
  await dialog.getByRole('checkbox').check()
  await submit(dialog)
  await expect(dialog.getByText('The characters do not match the picture. Please try again.')).toBeVisible()
  await expect(dialog.getByLabel('Characters in the picture')).toHaveValue('')
  await expect(picture).not.toHaveAttribute('src', before ?? '')
})

test('an unknown affiliate code in the URL is reported, and another can be entered (R-AUTH-REGISTER-08)', async ({ page }) => {
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl('lotus') }])
  await page.goto(getBrandUrl('lotus', '/register?aff=NOBODYHASTHIS'))
  const warning = page.getByRole('alertdialog')
  await expect(warning).toBeVisible()
  await warning.getByRole('button').last().click()
  await expect(warning).toBeHidden()
  await expect(page.getByRole('dialog').getByLabel('Affiliate code')).toHaveValue('')
})

test('the affiliate code of the landing URL is kept while the visitor navigates (R-AUTH-REGISTER-09)', async ({ page }) => {
  await page.context().addCookies([{ name: 'lang', value: 'EN', url: getBrandUrl('lotus') }])
  await page.goto(getBrandUrl('lotus', '/vip?aff=SEN888'))
  await page.getByRole('banner').getByText('Sign up', { exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Username' })).toBeVisible()
  await expect(dialog.getByLabel('Affiliate code')).toHaveCount(0)
})

/** Returns the class names of the horizontal scrollers among an element and its descendants. */
const listHorizontalScrollers = (element: Element): readonly string[] =>
  [...element.querySelectorAll('*'), element]
    .filter((part) => part.scrollWidth > part.clientWidth + 1 && ['auto', 'scroll'].includes(getComputedStyle(part).overflowX))
    .map((part) => part.className)

for (const brand of sample('dialogs', ['lotus', 'harbor', 'neon'], 1)) {
  for (const language of sample('languages of dialogs', ['EN', 'TY'], 1)) {
    test(`axe finds no violations in the sign-up and login dialogs of ${brand} in ${language}, in either theme, while errors are shown`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of ['/register', '/login']) {
        const dialog = await openAccountDialog(page, brand, path, language)
        await submit(dialog)
        await expect(dialog.locator('[aria-invalid="true"]').first()).toBeVisible()
        const axe = await injectAxe(page)
        expect(await axe('structure', 'dialog[open]'), path).toEqual([])
        for (const theme of ['dark', 'light'] as const) {
          await setTheme(page, theme)
          expect(await axe('contrast', 'dialog[open]'), `${path}, ${theme}`).toEqual([])
        }
        if (language === 'EN') continue
        await page.setViewportSize({ width: 320, height: 640 })
        expect(await dialog.evaluate(listHorizontalScrollers), `${path} at 320 px`).toEqual([])
        await page.setViewportSize({ width: 1440, height: 900 })
      }
    })
  }
}
