import { describe, expect, it } from 'vitest'
import { markEnglish } from '../../src/engine/rules/fallback-text.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { ApiError } from '../modules/api-context/api-error.ts'
import { getErrorMessage, toErrorDto } from './error-dto.ts'

const language = (tag: string, enabled = true) => ({ name: tag, tag, direction: 'ltr', enabled })
const config = {
  merchant: { name: 'Tiny' },
  languages: { default: 'TY', catalogue: { EN: language('en'), TY: language('vi-VN'), TH: language('th', false) } },
  messages: {
    EN: { error_not_found: 'Not found.', error_forbidden: 'No.' },
    TY: { error_not_found: 'Không tìm thấy.', error_forbidden: markEnglish('No.') },
    TH: { error_not_found: 'ไม่พบ' },
  },
} as unknown as MerchantConfig

describe('getErrorMessage', () => {
  it.each([
    ['en', 'Not found.'],
    ['en-GB,vi;q=0.5', 'Not found.'],
    ['vi', 'Không tìm thấy.'],
    ['th', 'Không tìm thấy.'],
    ['fr,en;q=0.5', 'Not found.'],
    ['*', 'Không tìm thấy.'],
    [undefined, 'Không tìm thấy.'],
  ])("picks the brand's best language for %s, or its default", (accept, text) => {
    expect(getErrorMessage('not_found', config, accept)).toBe(text)
  })

  it('falls back to the compiled English text, and to the error code if there is no brand', () => {
    expect(getErrorMessage('forbidden', config, 'vi')).toBe('No.')
    expect(getErrorMessage('not_found', undefined, 'en')).toBe('not_found')
  })
})

describe('toErrorDto', () => {
  it('includes only the details that are present', () => {
    expect(toErrorDto(new ApiError('not_found'), 'Not found.')).toEqual({ success: false, code: 'not_found', message: 'Not found.' })
    expect(toErrorDto(new ApiError('login_failed', { captcha: true, retryAfterSeconds: 3 }), 'm')).toEqual({
      success: false,
      code: 'login_failed',
      message: 'm',
      value: { captcha: true },
      retryAfterSeconds: 3,
    })
  })
})
