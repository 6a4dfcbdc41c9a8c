import type { BrowserContext } from 'playwright-core'
import type { MerchantConfig } from '../../../src/generated/config.ts'

const timeoutMs = 30_000

/** A demo account. */
export interface Account {
  readonly username: string
  readonly password: string
}

/** Thrown if a visitor cannot log in. */
export class LogInError extends Error {
  override readonly name = 'LogInError'
}

/**
 * Logs in with an account in the login dialog. Pages that are opened in the session from now on are logged in.
 *
 * @throws LogInError if the page does not load, or the dialog does not open or close, as with a wrong username or a
 * slider check
 */
export async function logIn(context: BrowserContext, { routes }: MerchantConfig, { username, password }: Account): Promise<void> {
  const page = await context.newPage()
  try {
    await page.goto(routes.routes[routes.login]?.path ?? '/')
    const dialog = page.locator('dialog[open]')
    await dialog.locator('input[autocomplete="username"]').fill(username, { timeout: timeoutMs })
    await dialog.locator('input[type="password"]').fill(password)
    await dialog.locator('button[type="submit"]').click()
    await dialog.waitFor({ state: 'detached', timeout: timeoutMs })
    // The token is in the storage of the tab, which a new tab does not have.
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    await context.addInitScript({
      content: `try { for (const [name, value] of Object.entries(${stored})) sessionStorage.setItem(name, value) } catch {}`,
    })
  } catch {
    throw new LogInError(
      `${username} could not log in: the account is not in platform.json, or the login requires more than a password, such as the slider check.`,
    )
  } finally {
    await page.close()
  }
}
