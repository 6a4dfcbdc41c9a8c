/** Sharing: a link with a code as text, as a QR code, and with the apps of the device. */

import { useConfig, useEngine, useSite } from '../../engine/index.ts'

export { ShareLink } from './share-link.tsx'

/**
 * Returns a function that builds an invite link: the URL of the sign-up page, or of the home page if sign-up has no
 * route, with the code in the query parameter `parameter`.
 */
export function useInviteLink(parameter: string): (code: string) => string {
  const { location } = useEngine().window
  const overlay = useConfig(({ overlays }) => overlays.register)
  const path = useSite(({ routes }) => Object.values(routes).find((route) => route.overlay === overlay)?.path) ?? '/'
  return (code) => {
    const url = new URL(path, location.href)
    url.searchParams.set(parameter, code)
    return url.href
  }
}
