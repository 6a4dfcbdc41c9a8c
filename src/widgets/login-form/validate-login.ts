/** Input of the login form. */
export interface LoginValues {
  readonly username: string
  readonly password: string
  readonly captcha: string
}

export type LoginField = keyof LoginValues

/**
 * Returns a message key for each missing field. A password may consist of spaces only. The captcha is required once it
 * is shown. `acceptsPhone` means that a mobile number is accepted as the username, so the message names both.
 */
export function validateLogin(
  { username, password, captcha }: LoginValues,
  { captchaShown, acceptsPhone }: { readonly captchaShown: boolean; readonly acceptsPhone: boolean },
): Readonly<Partial<Record<LoginField, string>>> {
  return {
    ...(username.trim() === '' && { username: acceptsPhone ? 'login_username_or_phone_required' : 'login_username_required' }),
    ...(password === '' && { password: 'login_password_required' }),
    ...(captchaShown && captcha.trim() === '' && { captcha: 'error_captcha_required' }),
  }
}
