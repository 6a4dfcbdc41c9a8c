import type { Resource } from '../../generated/api.ts'

export interface App {
  readonly type: string
  readonly label: string
  /** Content of the QR code. */
  readonly qrContent: string
}

const defaultLabels: Readonly<Record<string, string>> = { IOS: 'iOS', MOBILECONFIG: 'IOS-LITE-APP', ANDROID: 'Android' }

/**
 * Returns the apps among the platform's resources in the order iOS, iOS lite, Android. The lite app is always labelled
 * IOS-LITE-APP. The others have the platform's label, in Chinese for a Chinese language tag, otherwise in English, or a
 * default label.
 */
export function listApps(resources: readonly Resource[], languageTag: string): readonly App[] {
  return Object.keys(defaultLabels).flatMap((type) => {
    const resource = resources.find((candidate) => candidate.resourceType === type)
    if (!resource) return []
    const localizedName = languageTag.startsWith('zh') ? resource.labelNameCn : resource.labelNameEn
    const label = (type === 'MOBILECONFIG' ? undefined : localizedName) ?? defaultLabels[type] ?? type
    return [{ type, label, qrContent: resource.qrCodeUrl ?? resource.url }]
  })
}
