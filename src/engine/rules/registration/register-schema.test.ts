import { describe, expect, it } from 'vitest'
import { buildRegisterForm } from './build-register-form.ts'
import { buildRegisterSchema } from './register-schema.ts'

describe('buildRegisterSchema', () => {
  it('has a property for each field and check box, and the same required fields as the form', () => {
    const { fields } = buildRegisterForm({
      registration: { defaultMethod: 'username', confirmPassword: 'copied' },
      settings: [
        [
          'occupation',
          {
            label: 'field_occupation',
            input: 'select',
            options: { b: { label: 'of_b', order: 2 }, a: { label: 'of_a', order: 1 } },
            order: 10,
          },
        ],
      ],
      rules: [
        { field: 'username', enabled: true, required: true, maxLength: 16 },
        { field: 'email', enabled: true, required: false },
        { field: 'occupation', enabled: true, required: false, maxLength: 16 },
      ],
      flags: {},
    })
    expect(buildRegisterSchema(fields.username, ['ageConsent'])).toEqual({
      $id: 'register-form',
      type: 'object',
      required: ['username', 'password', 'ageConsent'],
      properties: {
        username: { type: 'string', title: 'field_username', maxLength: 16 },
        password: { type: 'string', title: 'field_password', maxLength: 255 },
        occupation: { type: 'string', title: 'field_occupation', enum: ['a', 'b'] },
        email: { type: 'string', title: 'field_email', maxLength: 255 },
        ageConsent: { type: 'boolean', title: 'field_ageConsent' },
      },
    })
  })
})
