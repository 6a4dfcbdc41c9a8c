import { locate, type Draft, type LocatedFinding } from './draft.ts'
import type { Finding } from './diagnose.ts'
import { findCircles } from './find-circles.ts'
import { escapeStep, isObject, valueAt, type JsonObject } from './pointer.ts'

/** Addresses that stand twice, lead nowhere, or lead in a circle. */
export function lintRoutes(draft: Draft): readonly LocatedFinding[] {
  const routes = valueAt(draft.config, ['routes', 'routes'])
  if (draft.config['routes'] === draft.parent?.['routes'] || !isObject(routes)) return []
  const owners = new Map<string, string>()
  const circles = new Set(findCircles(Object.keys(routes), (id) => redirectOf(routes, id)).map(([first]) => first))
  return Object.entries(routes).flatMap(([id, route]) => {
    if (!isObject(route)) return []
    const pointer = `/routes/routes/${escapeStep(id)}`
    const problem = takenPath(route, owners, id) ?? (hasEcho(draft, pointer) ? undefined : leadsNowhere(id, route, circles.has(id)))
    return problem ? [locate(draft, pointer + problem.pointer, problem)] : []
  })
}

function redirectOf(routes: JsonObject, id: string): string | undefined {
  const redirect = valueAt(routes, [id, 'redirect'])
  return typeof redirect === 'string' ? redirect : undefined
}

const hasEcho = (draft: Draft, pointer: string): boolean => draft.left.some((left) => left.startsWith(`${pointer}/`))

function takenPath(route: JsonObject, owners: Map<string, string>, id: string): Finding | undefined {
  const { path } = route
  if (typeof path !== 'string') return undefined
  const key = path.replace(/(?<=.)\/$/, '')
  const owner = owners.get(key)
  if (owner === undefined) owners.set(key, id)
  return owner === undefined
    ? undefined
    : {
        code: 'path-taken',
        pointer: '/path',
        at: 'value',
        message: `The address ${path} belongs to the route "${owner}" already.`,
        found: path,
        remedy: 'Choose another address, or take one of the two routes away.',
      }
}

function leadsNowhere(id: string, route: JsonObject, circles: boolean): Finding | undefined {
  const { page, redirect } = route
  const place = { pointer: '', at: 'key' } as const
  if (page === undefined && redirect === undefined)
    return {
      ...place,
      code: 'route-empty',
      message: `The route "${id}" has neither a page nor a redirect.`,
      remedy: 'Give it a "page" and a "layout", or a "redirect".',
    }
  if (page !== undefined && redirect !== undefined)
    return {
      ...place,
      code: 'route-twofold',
      message: `The route "${id}" has both a page and a redirect.`,
      remedy: 'Keep one; what a merchant below said goes away with null.',
    }
  if (circles)
    return {
      code: 'redirect-circle',
      pointer: '/redirect',
      at: 'value',
      message: `The redirects from "${id}" lead in a circle.`,
      remedy: 'Let one of them have a page.',
    }
  return undefined
}
