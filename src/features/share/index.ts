/**
 * What somebody hands to others so that they register: a link with a code, as text, as a QR code and by the apps of the
 * device.
 */

import { useConfig, useEngine, useSite } from '../../engine/index.ts'

export { ShareLink } from './share-link.tsx'

/**
 * Writes the address at which a code counts, under this name: the registration, or the first page of a brand whose
 * registration has no address.
 */
export function useInviteLink(parameter: string): (code: string) => string {
  const { location } = useEngine().window
  const overlay = useConfig(({ overlays }) => overlays.register)
  const path = useSite(({ routes }) => Object.values(routes).find((route) => route.overlay === overlay)?.path) ?? '/'
  return (code) => {
    const address = new URL(path, location.href)
    address.searchParams.set(parameter, code)
    return address.href
  }
}
