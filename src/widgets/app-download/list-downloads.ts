import type { Resource } from '../../generated/api.ts'
import { classifyUrl } from '../../engine/index.ts'

export interface Download {
  readonly type: string
  readonly label: string
  readonly url: string
  /** Content of the QR code. */
  readonly qrContent: string
  /** Message keys of the installation steps, in order. */
  readonly stepKeys: readonly string[]
}

const createStepKeys = (kind: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `download_${kind}_step_${String(index + 1)}`)

const downloadKinds = [
  { type: 'IOS', name: 'iOS', stepKeys: createStepKeys('ios', 4) },
  { type: 'MOBILECONFIG', name: 'IOS-LITE-APP', stepKeys: createStepKeys('lite', 4) },
  { type: 'ANDROID', name: 'Android', stepKeys: createStepKeys('android', 4) },
] as const

/**
 * Returns the apps among the platform's resources, with installation steps. Ignores apps without an `https` URL.
 */
export function listDownloads(resources: readonly Resource[], languageTag: string): readonly Download[] {
  return downloadKinds.flatMap(({ type, name, stepKeys }) => {
    const resource = resources.find((candidate) => candidate.resourceType === type && classifyUrl(candidate.url) === 'external')
    if (!resource) return []
    const localizedName = languageTag.startsWith('zh') ? resource.labelNameCn : resource.labelNameEn
    return [
      {
        type,
        label: type === 'MOBILECONFIG' ? name : (localizedName ?? name),
        url: resource.url,
        qrContent: resource.qrCodeUrl ?? resource.url,
        stepKeys,
      },
    ]
  })
}
