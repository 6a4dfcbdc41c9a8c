import { createTextFunction } from '../../src/engine/resolve/brand-texts.ts'
import { findAcceptedLanguage } from '../../src/engine/resolve/languages.ts'
import { stripLanguageMarks } from '../../src/engine/rules/fallback-text.ts'
import { type ErrorCode, errorCatalogue } from '../../src/generated/errors.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import type { ApiError } from '../modules/api-context/index.ts'

/** Returns the response body of a failed call. */
export function toErrorDto({ code, detail }: ApiError, message: string) {
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
 * Returns the message of an error in the brand's language that `Accept-Language` prefers; without a brand, the error
 * code.
 */
export function getErrorMessage(code: ErrorCode, config: MerchantConfig | undefined, acceptLanguage: string | undefined): string {
  const key = errorCatalogue[code].messageKey
  return config ? stripLanguageMarks(createTextFunction(config, resolveLanguage(config, acceptLanguage))(key)) : code
}

/** Returns the brand's language that `Accept-Language` prefers, or the brand's default. */
export const resolveLanguage = ({ languages }: Pick<MerchantConfig, 'languages'>, acceptLanguage: string | undefined): string =>
  findAcceptedLanguage(languages, acceptLanguage) ?? languages.default
