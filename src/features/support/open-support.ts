import type { Action } from '../../generated/config.ts'
import type { CustomerService } from '../../generated/api.ts'
import type { Engine } from '../../engine/index.ts'
import { pickSupport } from './pick-support.ts'

/** Type of the path list's entries for services, which have encrypted addresses. */
const serviceType = 3

/**
 * Navigates an open window (`null` if the browser blocked it) to customer service: fetches the path list, and has the
 * platform decrypt the service's address. On a failure it closes the window and shows an error.
 */
export async function openSupport(engine: Engine, kind: NonNullable<Action['support']>, opened: Window | null): Promise<void> {
  const unavailableMessage = { text: 'error_support_unavailable', confirm: 'in_increase_submit' }
  if (engine.site.get().support.length === 0) return engine.warn(unavailableMessage)
  if (opened === null) return engine.warn({ text: 'error_popup_blocked', confirm: 'in_increase_submit' })
  opened.opener = null
  const address = await addressOf(engine, kind).catch(() => undefined)
  if (opened.closed) return
  if (address === undefined) {
    opened.close()
    return engine.warn(unavailableMessage)
  }
  opened.location.replace(address)
}

async function addressOf({ site, config, ports, window }: Engine, kind: NonNullable<Action['support']>): Promise<string | undefined> {
  const { support, visitor } = site.get()
  const service = pickSupport(kind, support, visitor.member, config.settings.customerService.vipAboveRank)
  if (service === undefined) return undefined
  const encryptedPath = encryptedPathOf((await ports.system.servicePaths()).list, service)
  const path = encryptedPath === undefined ? service.path : (await ports.system.openService({ sealed: encryptedPath })).url
  return safeAddress(path, window.location.href)
}

type Paths = Awaited<ReturnType<Engine['ports']['system']['servicePaths']>>['list']

const encryptedPathOf = (list: Paths, { csType }: CustomerService): string | undefined =>
  list.find((entry) => entry.type === serviceType && entry.csType === csType)?.path

/** Returns an address that a window can navigate to: https for another site, any path of this site. */
function safeAddress(path: string, page: string): string | undefined {
  const url = URL.canParse(path, page) ? new URL(path, page) : undefined
  return url?.protocol === 'https:' || url?.origin === new URL(page).origin ? url.href : undefined
}
