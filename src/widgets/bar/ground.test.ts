import { describe, expect, it } from 'vitest'
import { smallConfig } from '../../engine/testing/small-site.ts'
import { headerGround, isDark } from './ground.ts'

const { dark, light } = smallConfig().theme

describe('headerGround', () => {
  it('changes nothing where the header is of the kind of its page', () => {
    expect(headerGround({ dark: { ...dark, header: '#101010' }, light }, 'dark')).toBeUndefined()
    expect(headerGround({ dark, light: { ...light, header: '#ffffff' } }, 'light')).toBeUndefined()
  })

  it('takes the colours of the dark theme for a dark header on a light page', () => {
    const ground = headerGround(
      { dark: { ...dark, accent: '#e3b45f' }, light: { ...light, header: '#7d0f1a', onHeader: '#fff3e0' } },
      'light',
    )
    expect(ground).toMatchObject({ '--accent': '#e3b45f', '--text': '#fff3e0' })
  })
})

describe('isDark', () => {
  it('tells grounds for light text from grounds for dark text', () => {
    expect(['#000000', '#7d0f1a', '#1a0f38'].map(isDark)).toEqual([true, true, true])
    expect(['#ffffff', '#c8ff2e', '#fbf5e9'].map(isDark)).toEqual([false, false, false])
  })
})
