import { describe, expect, it } from 'vitest'
import { listDownloads } from './list-downloads.ts'

describe('listDownloads', () => {
  it('returns each app with its installation steps, iOS first', () => {
    const apps = listDownloads(
      [
        { resourceType: 'ANDROID', url: 'https://brand.example/a' },
        { resourceType: 'IOS', url: 'https://brand.example/i' },
      ],
      'en-US',
    )
    expect(apps.map(({ type, stepKeys }) => [type, stepKeys[0], stepKeys.length])).toEqual([
      ['IOS', 'download_ios_step_1', 4],
      ['ANDROID', 'download_android_step_1', 4],
    ])
  })

  it('ignores links that are not https', () => {
    expect(listDownloads([{ resourceType: 'ANDROID', url: 'javascript:alert(1)' }], 'en-US')).toEqual([])
  })

  it('uses `qrCodeUrl`, if the resource has one, as the content of the QR code', () => {
    expect(
      listDownloads([{ resourceType: 'IOS', url: 'https://brand.example/i', qrCodeUrl: 'https://brand.example/q' }], 'en-US')[0]?.qrContent,
    ).toBe('https://brand.example/q')
  })
})
