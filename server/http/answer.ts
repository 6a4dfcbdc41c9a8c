import { withoutMarks } from '../../src/engine/rules/fallback-text.ts'
import { type ErrorCode, errorCatalogue } from '../../src/generated/errors.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { CallError } from '../modules/calls/call-error.ts'

/** The envelope of a call that was refused. */
export function refusal({ code, detail }: CallError, message: string) {
  const { fields, captcha, retryAfterSeconds } = detail
  return {
    success: false,
    code,
    message,
    ...(fields ? { fields } : {}),
    ...(captcha === undefined ? {} : { value: { captcha } }),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  }
}

/**
 * What a person reads about an error: the brand's text in the language that the browser names first and the brand has, else in the brand's
 * default, else in English; without a brand, the code.
 */
export function messageOf(code: ErrorCode, config: MerchantConfig | undefined, acceptLanguage: string | undefined): string {
  const key = errorCatalogue[code].messageKey
  const codes = config ? [languageOf(config, acceptLanguage), config.languages.default, 'EN'] : []
  return withoutMarks(codes.map((language) => language && config?.messages[language]?.[key]).find((text) => text) ?? code)
}

/** The code of the language that a browser asks for first, where the brand has it. */
export function languageOf({ languages }: MerchantConfig, acceptLanguage: string | undefined): string | undefined {
  const tag = acceptLanguage?.split(/[,;]/)[0]?.trim().toLowerCase()
  if (!tag) return undefined
  const enabled = Object.entries(languages.catalogue).filter(([, language]) => language.enabled)
  const primary = (text: string): string => text.toLowerCase().split('-')[0] ?? ''
  const found =
    enabled.find(([, language]) => language.tag.toLowerCase() === tag) ??
    enabled.find(([, language]) => primary(language.tag) === primary(tag))
  return found?.[0]
}
