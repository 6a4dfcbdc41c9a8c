import { useSyncExternalStore } from 'react'
import type { BrandId, Parameters } from './commands.ts'

/**
 * The address of a view, in the fragment of the URL, which browsers send to no server: usernames are part of it.
 * `#/lotus/deposits/deposit-channels?state=review`, or of one row `#/lotus/username:maitran/account-history`.
 */
export interface Route {
  /** `undefined` until an operator has chosen one. */
  readonly brand: BrandId | undefined
  readonly page: string | undefined
  readonly subject: Subject | undefined
  /** Name of the command that is shown. */
  readonly view: string | undefined
  readonly parameters: Parameters
}

/** What a parameter of commands names. */
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

/** Decodes a part of a path; a malformed one stays as it is. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Returns the address of a view. */
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
