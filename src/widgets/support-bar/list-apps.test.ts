import { describe, expect, it } from 'vitest'
import { listApps } from './list-apps.ts'

const createResource = (resourceType: string, labelNameEn?: string) => ({
  resourceType,
  url: `https://brand.example/${resourceType}`,
  labelNameCn: '应用',
  ...(labelNameEn && { labelNameEn }),
})

describe('listApps', () => {
  it('lists iOS, the lite app and Android, and ignores other resources', () => {
    const apps = listApps(
      [createResource('ANDROID'), createResource('OTHER'), createResource('MOBILECONFIG'), createResource('IOS')],
      'en-US',
    )
    expect(apps.map((app) => app.type)).toEqual(['IOS', 'MOBILECONFIG', 'ANDROID'])
  })

  it('always labels the lite app IOS-LITE-APP', () => {
    expect(listApps([createResource('MOBILECONFIG', 'Anything')], 'en-US')[0]?.label).toBe('IOS-LITE-APP')
  })

  it('uses the Chinese or the English label of the platform, or a default label if there is none', () => {
    expect(listApps([createResource('ANDROID', 'Android 9+')], 'vi-VN')[0]?.label).toBe('Android 9+')
    expect(listApps([createResource('ANDROID')], 'zh-CN')[0]?.label).toBe('应用')
    expect(listApps([createResource('IOS')], 'en-US')[0]?.label).toBe('iOS')
  })

  it('uses `qrCodeUrl` as the content of the QR code, else the download link', () => {
    expect(listApps([{ ...createResource('IOS'), qrCodeUrl: 'https://brand.example/qr' }], 'en-US')[0]?.qrContent).toBe(
      'https://brand.example/qr',
    )
    expect(listApps([createResource('IOS')], 'en-US')[0]?.qrContent).toBe('https://brand.example/IOS')
  })
})
