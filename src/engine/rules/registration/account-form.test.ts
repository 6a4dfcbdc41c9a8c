import { describe, expect, it } from 'vitest'
import { smallConfig } from '../../testing/small-site.ts'
import { listAccountFormFields, validateAccountForm } from './account-form.ts'

const options = { rules: [], registration: smallConfig().registration }
const validate = (verificationCode: string) => validateAccountForm('sms', options, { mobileNum: '912345678', verificationCode }).errors

describe('the verification code of a login by phone', () => {
  it('is required, with bounds of 0 to 255 characters, if the platform has no rule for it (R-VALIDATION-12, R-VALIDATION-71, R-VALIDATION-72)', () => {
    const field = listAccountFormFields('sms', options).find(({ name }) => name === 'verificationCode')
    expect(field).toMatchObject({ min: 0, max: 255, required: true })
    expect(validate('')).toEqual({ verificationCode: { key: 'reg_required' } })
    expect(validate('7')).toEqual({})
    expect(validate('7'.repeat(255))).toEqual({})
    expect(validate('7'.repeat(256))).toMatchObject({ verificationCode: { key: 'reg_pattern_length', values: { max: 255 } } })
  })
})
