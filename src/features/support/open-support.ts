import type { Action } from '../../generated/config.ts'
import type { CustomerService } from '../../generated/api.ts'
import type { Engine } from '../../engine/index.ts'
import { pickSupport } from './pick-support.ts'

/** `type` of the path list's entries that are customer services; their paths are encrypted. */
const serviceType = 3

/**
 * Navigates an open window (`null` if the browser blocked it) to customer service: fetches the path list, and has the
 * platform decrypt the service's address. On a failure it closes the window and shows an error.
 */
export async function openSupport(engine: Engine, kind: NonNullable<Action['support']>, supportWindow: Window | null): Promise<void> {
  const unavailableMessage = { text: 'error_support_unavailable', confirm: 'in_increase_submit' }
  if (engine.site.get().support.length === 0) return engine.warn(unavailableMessage)
  if (supportWindow === null) return engine.warn({ text: 'error_popup_blocked', confirm: 'in_increase_submit' })
  supportWindow.opener = null
  const url = await fetchServiceUrl(engine, kind).catch(() => undefined)
  if (supportWindow.closed) return
  if (url === undefined) {
    supportWindow.close()
    return engine.warn(unavailableMessage)
  }
  supportWindow.location.replace(url)
}

async function fetchServiceUrl({ site, config, ports, window }: Engine, kind: NonNullable<Action['support']>): Promise<string | undefined> {
  const { support, visitor } = site.get()
  const service = pickSupport(kind, support, visitor.member, config.settings.customerService.vipAboveRank)
  if (service === undefined) return undefined
  const encryptedPath = findEncryptedPath((await ports.system.servicePaths()).list, service)
  const path = encryptedPath === undefined ? service.path : (await ports.system.openService({ sealed: encryptedPath })).url
  return resolveSafeUrl(path, window.location.href)
}

type Paths = Awaited<ReturnType<Engine['ports']['system']['servicePaths']>>['list']

const findEncryptedPath = (list: Paths, { csType }: CustomerService): string | undefined =>
  list.find((entry) => entry.type === serviceType && entry.csType === csType)?.path

/**
 * Resolves a URL that the window may navigate to: any https URL, or any path of this site. Returns `undefined` for any
 * other.
 */
function resolveSafeUrl(path: string, pageUrl: string): string | undefined {
  const url = URL.canParse(path, pageUrl) ? new URL(path, pageUrl) : undefined
  return url?.protocol === 'https:' || url?.origin === new URL(pageUrl).origin ? url.href : undefined
}
