import { describe, expect, it } from 'vitest'
import { formatActionLabel, formatBoolean, formatLabel, formatParameterLabel, formatValueLabel, isSwitch } from './labels.ts'

describe('the labels of the back office', () => {
  it.each([
    ['requestedAt', 'Requested at'],
    ['id', 'ID'],
    ['launchUrl', 'Launch URL'],
    ['gtagId', 'Gtag ID'],
    ['transactionIdScope', 'Transaction ID scope'],
    ['valid', 'Valid'],
    ['signsInBy', 'Logs in by'],
    ['passed', 'Passed'],
    ['level.Lott', 'level.Lott'],
    ['VND', 'VND'],
    ['constructor', 'Constructor'],
  ])('format the name %s as "%s"', (name, label) => {
    expect(formatLabel(name)).toBe(label)
  })

  it('format values in sentence case, and rejected and pending ones by the terms of the style guide', () => {
    expect(['in-review', 'refused', 'waiting', 'process', 'account_disabled', 'qr'].map(formatValueLabel)).toEqual([
      'In review',
      'Rejected',
      'Pending',
      'In review',
      'Account disabled',
      'QR',
    ])
    expect(['review', 'refuse', 'pay'].map(formatActionLabel)).toEqual(['Review', 'Reject', 'Mark as paid out'])
  })

  it('show settings that are switched as on and off, and other booleans as yes and no', () => {
    const format = (name: string): readonly string[] => [true, false].map((value) => formatBoolean(value, isSwitch(name)))
    expect(['enabled', 'on', 'disabled', 'temporary'].map(format)).toEqual([
      ['On', 'Off'],
      ['On', 'Off'],
      ['Yes', 'No'],
      ['Yes', 'No'],
    ])
    expect(formatParameterLabel('on')).toBe('On or off')
  })
})
