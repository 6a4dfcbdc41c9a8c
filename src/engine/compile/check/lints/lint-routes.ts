import { defineRule } from '../define-rule.ts'
import { pickLastWritten, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import type { Finding } from '../../explain/diagnose.ts'
import { findCycles } from '../find-cycles.ts'
import { escapePointerToken, isObject, findValueAt, type JsonObject } from '../../read/pointer.ts'

/** Reports routes with duplicate or reserved paths, without a page or redirect, or with both, and redirect cycles. */
export const rule = defineRule({
  codes: {
    'reserved-path': {
      severity: 'error',
      about: 'A route has a path that is reserved for the server.',
      remedy: 'Choose another path.',
    },
    'duplicate-path': {
      severity: 'error',
      about: 'Two routes have the same path.',
      remedy: 'Give one of them another path.',
    },
    'route-empty': {
      severity: 'error',
      about: 'A route has neither a page nor a redirect.',
      remedy: 'Add one of them.',
    },
    'ambiguous-route': {
      severity: 'error',
      about: 'A route has both a page and a redirect.',
      remedy: 'Keep one of them.',
    },
    'redirect-cycle': {
      severity: 'error',
      about: 'Redirects lead back to where they started.',
      remedy: 'Give one of them a page instead.',
    },
  },
  check: lintRoutes,
})

function lintRoutes(draft: Draft): readonly LocatedFinding[] {
  const routes = findValueAt(draft.config, ['routes', 'routes'])
  if (draft.config['routes'] === draft.parent?.['routes'] || !isObject(routes)) return []
  const routeIdsByPath = new Map<string, string>()
  const cycles = new Set(
    findCycles(Object.keys(routes), (id) => findRedirect(routes, id)).map((cycle) => pickLatestRoute(draft, cycle, 'redirect')),
  )
  return Object.entries(routes).flatMap(([id, route]) => {
    if (!isObject(route)) return []
    const pointer = toRoutePointer(id)
    const problem =
      findReservedPath(route, pointer) ??
      findDuplicatePath(draft, route, routeIdsByPath, id) ??
      (hasInvalidPart(draft, pointer) ? undefined : findTargetProblem(id, route, cycles.has(id)))
    return problem ? [locate(draft, problem.pointer, problem)] : []
  })
}

const toRoutePointer = (id: string): string => `/routes/routes/${escapePointerToken(id)}`

/** The route whose `key` the last merchant of the `extends` chain wrote. */
function pickLatestRoute(draft: Draft, ids: readonly string[], key: string): string {
  const [first = '', ...others] = ids.map((id) => `${toRoutePointer(id)}/${key}`)
  const lastWritten = pickLastWritten(draft, first, ...others)
  return ids.find((id) => lastWritten === `${toRoutePointer(id)}/${key}`) ?? ''
}

function findRedirect(routes: JsonObject, id: string): string | undefined {
  const redirect = findValueAt(routes, [id, 'redirect'])
  return typeof redirect === 'string' ? redirect : undefined
}

const hasInvalidPart = (draft: Draft, pointer: string): boolean =>
  draft.omitted.some((omittedPointer) => omittedPointer.startsWith(`${pointer}/`))

/** Paths that the server handles and files that it generates: a page is never shown there. */
const reservedPaths = ['/wps', '/lgw', '/lotto', '/_livery', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest']

function findReservedPath({ path }: JsonObject, pointer: string): Finding | undefined {
  const prefix =
    typeof path === 'string'
      ? reservedPaths.find((reservedPath) => path === reservedPath || path.startsWith(`${reservedPath}/`))
      : undefined
  if (prefix === undefined) return undefined
  return {
    code: 'reserved-path',
    pointer: `${pointer}/path`,
    at: 'value',
    message: `The address ${String(path)} is reserved for the server: this route is never shown.`,
    found: String(path),
    expected: `an address outside ${reservedPaths.join(', ')}`,
    remedy: 'Choose another address.',
  }
}

function findDuplicatePath(draft: Draft, route: JsonObject, routeIdsByPath: Map<string, string>, id: string): Finding | undefined {
  const { path } = route
  if (typeof path !== 'string') return undefined
  const key = path.replace(/(?<=.)\/$/, '')
  const otherId = routeIdsByPath.get(key)
  if (otherId === undefined) {
    routeIdsByPath.set(key, id)
    return undefined
  }
  const latestId = pickLatestRoute(draft, [id, otherId], 'path')
  return {
    code: 'duplicate-path',
    pointer: `${toRoutePointer(latestId)}/path`,
    at: 'value',
    message: `The address ${path} already belongs to the route "${latestId === id ? otherId : id}".`,
    found: path,
    remedy: 'Choose another address, or remove one of the two routes.',
  }
}

function findTargetProblem(id: string, route: JsonObject, isInCycle: boolean): Finding | undefined {
  const { page, redirect } = route
  const location = { pointer: toRoutePointer(id), at: 'key' } as const
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
      code: 'ambiguous-route',
      message: `The route "${id}" has both a page and a redirect.`,
      remedy: 'Keep one. Remove an inherited one with null.',
    }
  if (isInCycle)
    return {
      code: 'redirect-cycle',
      pointer: `${toRoutePointer(id)}/redirect`,
      at: 'value',
      message: `The redirects from "${id}" form a cycle.`,
      remedy: 'Give one of them a page instead.',
    }
  return undefined
}
