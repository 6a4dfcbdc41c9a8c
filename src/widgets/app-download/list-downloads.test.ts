import { describe, expect, it } from 'vitest'
import { listDownloads } from './list-downloads.ts'

describe('listDownloads', () => {
  it('returns each app with its guide, iOS first', () => {
    const apps = listDownloads(
      [
        { resourceType: 'ANDROID', url: 'https://brand.example/a' },
        { resourceType: 'IOS', url: 'https://brand.example/i' },
      ],
      'en-US',
    )
    expect(apps.map(({ type, stepKeys: guide }) => [type, guide[0], guide.length])).toEqual([
      ['IOS', 'download_ios_step_1', 4],
      ['ANDROID', 'download_android_step_1', 4],
    ])
  })

  it('rejects links that are not https', () => {
    expect(listDownloads([{ resourceType: 'ANDROID', url: 'javascript:alert(1)' }], 'en-US')).toEqual([])
  })

  it('encodes the address for the QR code', () => {
    expect(
      listDownloads([{ resourceType: 'IOS', url: 'https://brand.example/i', qrCodeUrl: 'https://brand.example/q' }], 'en-US')[0]?.qrContent,
    ).toBe('https://brand.example/q')
  })
})
