import { describe, expect, expectTypeOf, it } from 'vitest'
import settings from '../../../merchants/base/settings.json' with { type: 'json' }
import {
  type Application,
  type ApplicationLimits,
  validateApplication,
  validateImage,
  cleanApplication,
  getRemarkLength,
} from './validate-application.ts'

/** The default limits. */
const limits = settings.activity as ApplicationLimits
const maxBytes = 5 * 1024 * 1024
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const jpg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])
const gif = new TextEncoder().encode('GIF89a..')

describe('an application for an activity', () => {
  it('has a remark and images and nothing else (R-ACTIVITY-03)', () => {
    expectTypeOf<keyof Application>().toEqualTypeOf<'remark' | 'images'>()
    expect(cleanApplication({ remark: ' Hello ', images: ['one', 'two', 'one'] })).toEqual({ remark: 'Hello', images: ['one', 'two'] })
  })

  it('allows a remark of at most 140 characters, counted as code points (R-ACTIVITY-14)', () => {
    const validateRemark = (remark: string) => validateApplication({ remark, images: [] }, limits)
    expect(validateRemark('x'.repeat(140))).toEqual({})
    expect(validateRemark('x'.repeat(141))).toEqual({ remark: { key: 'activity_remark_long', values: { max: 140 } } })
    expect([validateRemark('🙂'.repeat(140)), validateRemark(`  ${'x'.repeat(140)}\r\n`)]).toEqual([{}, {}])
    expect(getRemarkLength('e\u0301')).toBe(1)
  })

  it('allows at most three images', () => {
    expect(validateApplication({ remark: '', images: ['a', 'b', 'c'] }, limits)).toEqual({})
    expect(validateApplication({ remark: '', images: ['a', 'b', 'c', 'd'] }, limits)).toHaveProperty('images')
  })

  it('applies the limits of the brand', () => {
    const strictLimits: ApplicationLimits = { remarkMax: 5, images: 0, imageBytes: 9, imageTypes: ['png'] }
    expect(Object.keys(validateApplication({ remark: '123456', images: ['a'] }, strictLimits))).toEqual(['remark', 'images'])
    expect([validateImage(png, 9, strictLimits), validateImage(png, 10, strictLimits), validateImage(jpg, 9, strictLimits)]).toEqual([
      undefined,
      'large',
      'type',
    ])
  })

  it('accepts png and jpg by content, up to 5 MiB', () => {
    expect([validateImage(png, maxBytes, limits), validateImage(jpg, maxBytes, limits)]).toEqual([undefined, undefined])
    expect([validateImage(png, maxBytes + 1, limits), validateImage(gif, 10, limits), validateImage(new Uint8Array(), 0, limits)]).toEqual([
      'large',
      'type',
      'type',
    ])
  })
})
