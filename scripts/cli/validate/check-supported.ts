import { readFile } from 'node:fs/promises'
import type { CompiledMerchant, Diagnostic } from '../../../src/engine/compile/index.ts'
import { limitToSupported } from '../../../src/engine/resolve/limit-to-supported.ts'
import { CommandError } from '../command.ts'

/**
 * Returns the endpoints that a platform declares in `info.endpoints` of its status; `undefined` if it supports all.
 * `source` is the address of the platform, or a file with its status response or a list of names.
 * @throws CommandError if the URL is invalid, the platform does not answer with JSON, the file cannot be read as JSON,
 * or the content is neither a status response nor a list of names
 */
export async function fetchEndpoints(source: string): Promise<readonly string[] | undefined> {
  const status = /^https?:/.test(source) ? await fetchStatus(source) : await readStatus(source)
  const value = (status as { readonly value?: unknown } | null)?.value ?? status
  const endpoints = Array.isArray(value)
    ? (value as unknown)
    : (value as { readonly info?: { readonly endpoints?: unknown } } | null)?.info?.endpoints
  if (endpoints === undefined && !Array.isArray(value) && typeof value === 'object' && value !== null && 'info' in value) return undefined
  if (Array.isArray(endpoints) && endpoints.every((name) => typeof name === 'string')) return endpoints
  throw new CommandError(
    `${source} is not the status response of a platform: expected { "value": { "info": { "endpoints": [ … ] } } }, or a list of names.`,
  )
}

async function fetchStatus(source: string): Promise<unknown> {
  if (!URL.canParse(source)) throw new CommandError(`"${source}" is not a URL.`)
  const url = new URL(source)
  const address = new URL(`/wps/system/status?url=${encodeURIComponent(url.host)}`, url)
  try {
    return await (await fetch(address, { signal: AbortSignal.timeout(10_000) })).json()
  } catch (error) {
    throw new CommandError(`${address.href} did not answer with JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

async function readStatus(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new CommandError(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

/**
 * Reports the parts that a site leaves out because a platform supports only these endpoints. Parts inside another
 * reported part are not reported separately: the outer part is reported with their reasons instead of its own.
 */
export function checkSupported({ config, provenance }: CompiledMerchant, endpoints: readonly string[]): readonly Diagnostic[] {
  if (!config) return []
  const { hidden } = limitToSupported(config, endpoints)
  const pointers = hidden.map(({ pointer }) => pointer)
  const isWithin = (pointer: string): boolean => pointers.some((hiddenPointer) => pointer.startsWith(`${hiddenPointer}/`))
  return hidden.flatMap(({ pointer, reason }): Diagnostic[] => {
    const origin = provenance.listOrigins(pointer).at(-1)
    if (isWithin(pointer) || !origin) return []
    const innerReasons = hidden.filter((part) => part.pointer.startsWith(`${pointer}/`)).map((part) => part.reason)
    const reasons = [...new Set(innerReasons.length > 0 ? innerReasons : [reason])]
    const { merchant: _, value: __, ...location } = origin
    return [
      {
        ...location,
        code: 'not-supported',
        severity: 'warning',
        message: `${describePart(pointer)} will not be on the site: ${reasons.join('; ')}.`,
        remedy: 'Support the endpoint, or remove the part from the brand.',
      },
    ]
  })
}

function describePart(pointer: string): string {
  const [kind, ...rest] = pointer.split('/').slice(1)
  const id = rest.at(-1) ?? ''
  if (kind === 'pages' && rest.length === 1) return `The page "${id}"`
  if (kind === 'routes') return `The route "${id}"`
  if (kind === 'overlays' && rest.length === 2) return `The overlay "${id}"`
  if (kind === 'menus' && rest.length === 3) return `The page "${id}" of the ${rest[0] ?? ''} centre`
  if (kind === 'navigation') return `The entry "${id}" of ${rest[0] ?? ''}`
  if (rest.at(-2) === 'nodes') return `The widget "${id}"`
  return `The part "${id}"`
}
