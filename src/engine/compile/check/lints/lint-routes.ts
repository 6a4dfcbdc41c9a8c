import { defineRule } from '../define-rule.ts'
import { latest, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import type { Finding } from '../../explain/diagnose.ts'
import { findCycles } from '../find-cycles.ts'
import { escapeStep, isObject, valueAt, type JsonObject } from '../../read/pointer.ts'

/** Addresses that stand twice, lead nowhere, or lead in a circle. */
export const rule = defineRule({
  codes: {
    'path-reserved': {
      severity: 'error',
      about: 'A route has a path that the server needs for itself.',
      remedy: 'Choose another path.',
    },
    'path-taken': {
      severity: 'error',
      about: 'Two routes have the same path.',
      remedy: 'Give one of them another path.',
    },
    'route-empty': {
      severity: 'error',
      about: 'A route has no page, no dialog and no redirect.',
      remedy: 'Add one of them.',
    },
    'route-twofold': {
      severity: 'error',
      about: 'A route has more than one of page, dialog and redirect.',
      remedy: 'Keep one of them.',
    },
    'redirect-circle': {
      severity: 'error',
      about: 'Redirects lead back to where they started.',
      remedy: 'Let one of them lead to a page.',
    },
  },
  check: lintRoutes,
})

function lintRoutes(draft: Draft): readonly LocatedFinding[] {
  const routes = valueAt(draft.config, ['routes', 'routes'])
  if (draft.config['routes'] === draft.parent?.['routes'] || !isObject(routes)) return []
  const owners = new Map<string, string>()
  const circles = new Set(
    findCycles(Object.keys(routes), (id) => redirectOf(routes, id)).map((circle) => latestOf(draft, circle, 'redirect')),
  )
  return Object.entries(routes).flatMap(([id, route]) => {
    if (!isObject(route)) return []
    const pointer = pointerOf(id)
    const problem =
      reservedPath(route, pointer) ??
      takenPath(draft, route, owners, id) ??
      (hasEcho(draft, pointer) ? undefined : leadsNowhere(id, route, circles.has(id)))
    return problem ? [locate(draft, problem.pointer, problem)] : []
  })
}

const pointerOf = (id: string): string => `/routes/routes/${escapeStep(id)}`

/** The route whose `key` the latest merchant wrote. */
function latestOf(draft: Draft, ids: readonly string[], key: string): string {
  const [first = '', ...others] = ids.map((id) => `${pointerOf(id)}/${key}`)
  const last = latest(draft, first, ...others)
  return ids.find((id) => last === `${pointerOf(id)}/${key}`) ?? ''
}

function redirectOf(routes: JsonObject, id: string): string | undefined {
  const redirect = valueAt(routes, [id, 'redirect'])
  return typeof redirect === 'string' ? redirect : undefined
}

const hasEcho = (draft: Draft, pointer: string): boolean => draft.left.some((left) => left.startsWith(`${pointer}/`))

/** Rooms of the host that the server answers in, and files that it makes: no page is ever shown there. */
const reserved = ['/wps', '/lgw', '/lotto', '/_livery', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest']

function reservedPath({ path }: JsonObject, pointer: string): Finding | undefined {
  const prefix = typeof path === 'string' ? reserved.find((one) => path === one || path.startsWith(`${one}/`)) : undefined
  if (prefix === undefined) return undefined
  return {
    code: 'path-reserved',
    pointer: `${pointer}/path`,
    at: 'value',
    message: `The address ${String(path)} is the server's own: nobody would ever see this route.`,
    found: String(path),
    expected: `an address outside ${reserved.join(', ')}`,
    remedy: 'Choose another address.',
  }
}

function takenPath(draft: Draft, route: JsonObject, owners: Map<string, string>, id: string): Finding | undefined {
  const { path } = route
  if (typeof path !== 'string') return undefined
  const key = path.replace(/(?<=.)\/$/, '')
  const owner = owners.get(key)
  if (owner === undefined) {
    owners.set(key, id)
    return undefined
  }
  const later = latestOf(draft, [id, owner], 'path')
  return {
    code: 'path-taken',
    pointer: `${pointerOf(later)}/path`,
    at: 'value',
    message: `The address ${path} belongs to the route "${later === id ? owner : id}" already.`,
    found: path,
    remedy: 'Choose another address, or take one of the two routes away.',
  }
}

function leadsNowhere(id: string, route: JsonObject, circles: boolean): Finding | undefined {
  const { page, redirect } = route
  const location = { pointer: pointerOf(id), at: 'key' } as const
  if (page === undefined && redirect === undefined)
    return {
      ...location,
      code: 'route-empty',
      message: `The route "${id}" has neither a page nor a redirect.`,
      remedy: 'Give it a "page" and a "layout", or a "redirect".',
    }
  if (page !== undefined && redirect !== undefined)
    return {
      ...location,
      code: 'route-twofold',
      message: `The route "${id}" has both a page and a redirect.`,
      remedy: 'Keep one; what the extended merchant says goes away with null.',
    }
  if (circles)
    return {
      code: 'redirect-circle',
      pointer: `${pointerOf(id)}/redirect`,
      at: 'value',
      message: `The redirects from "${id}" lead in a circle.`,
      remedy: 'Let one of them have a page.',
    }
  return undefined
}
