import { useConfig, useEngine, useSite } from '../../engine/index.ts'

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
