/** What is typed into the login form. */
export interface LoginValues {
  readonly username: string
  readonly password: string
  readonly captcha: string
}

export type LoginField = keyof LoginValues

/**
 * The message key of what is missing, by field. The password may be of spaces alone; the captcha counts once it is
 * shown. Where a mobile number is a name too, the field is called by both.
 */
export function checkLogin(
  { username, password, captcha }: LoginValues,
  { captchaShown, byPhone }: { readonly captchaShown: boolean; readonly byPhone: boolean },
): Readonly<Partial<Record<LoginField, string>>> {
  return {
    ...(username.trim() === '' && { username: byPhone ? 'login_username_or_phone_required' : 'login_username_required' }),
    ...(password === '' && { password: 'login_password_required' }),
    ...(captchaShown && captcha.trim() === '' && { captcha: 'error_captcha_required' }),
  }
}
