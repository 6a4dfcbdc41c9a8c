import { useSyncExternalStore } from 'react'
import type { BrandId, Parameters } from './commands.ts'

/**
 * Route of the back office. It is stored in the URL fragment, which browsers never send to a server, because it can
 * contain usernames: `#/lotus/deposits/deposit-channels?state=review`, or `#/lotus/username:maitran/account-history`
 * for one subject.
 */
export interface Route {
  /** `undefined` until an operator has chosen one. */
  readonly brand: BrandId | undefined
  readonly page: string | undefined
  readonly subject: Subject | undefined
  /** Name of the command whose result is shown; `undefined` for the first view of the page. */
  readonly view: string | undefined
  readonly parameters: Parameters
}

/**
 * The object that a page or row is about, such as an account: a command parameter, and the value that identifies it.
 */
export interface Subject {
  readonly parameter: string
  readonly value: string
}

function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [brand, target = '', view] = path.split('/').map(decode)
  const separator = target.indexOf(':')
  return {
    brand: brand === '' ? undefined : brand,
    page: separator === -1 && target !== '' ? target : undefined,
    subject: separator === -1 ? undefined : { parameter: target.slice(0, separator), value: target.slice(separator + 1) },
    view: view === '' ? undefined : view,
    parameters: Object.fromEntries(new URLSearchParams(query)),
  }
}

/** Decodes a path segment; returns a malformed segment unchanged. */
function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** Returns the URL fragment of a route. */
export function toHref({ brand, page, subject, view, parameters }: Partial<Route>): string {
  const target = subject ? `${subject.parameter}:${subject.value}` : (page ?? '')
  const path = [brand ?? '', target, view ?? ''].map(encodeURIComponent).join('/').replace(/\/+$/, '')
  const query = new URLSearchParams(Object.entries(parameters ?? {}).filter(([, value]) => value !== '')).toString()
  return `#/${path}${query === '' ? '' : `?${query}`}`
}

export const navigate = (route: Partial<Route>): void => {
  location.hash = toHref(route)
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export const useRoute = (): Route => parseRoute(useSyncExternalStore(subscribe, () => location.hash))
