import { isObject, parsePointer } from '../../../src/engine/compile/index.ts'
import { needs } from '../../../src/generated/needs.ts'
import type { Impact } from '../diff/impact.ts'
import type { SitePage } from './site-pages.ts'

/** A page that a change may affect. */
export interface AffectedPage {
  readonly id: string
  /** Its path and query before and after the change; `undefined` if it does not exist. */
  readonly before: string | undefined
  readonly after: string | undefined
  /** Number of changed values that only this page shows. */
  readonly ownChanges: number
  /** Whether it refers to a changed text or asset, or one of its widgets shows changed content. */
  readonly isRelated: boolean
}

/** Parts whose changes are visible only in dialogs. */
const dialogParts: ReadonlySet<string> = new Set(['overlays', 'registration'])
/** Prefixes of the endpoints that deliver a part to widgets. */
const endpointsByPart: Readonly<Record<string, string>> = { content: 'content.', games: 'game.' }

/**
 * Returns the pages that a change may affect. A change of texts, the theme or other shared parts may affect every page;
 * dialogs are omitted if the change affects only the pages behind them.
 */
export function listAffectedPages(impact: Impact, before: readonly SitePage[], after: readonly SitePage[]): readonly AffectedPage[] {
  const [previousPages, currentPages] = [before, after].map((pages) => new Map(pages.map((page) => [page.id, page])))
  const isRelated = createRelationCheck(impact)
  const isWholeMerchant = impact.state === 'new' || impact.state === 'removed'
  const affectsAll = isWholeMerchant || hasSharedChanges(impact)
  const affectsDialogs = isWholeMerchant || impact.other.some((part) => dialogParts.has(part))
  return [...new Map([...after, ...before].map((page) => [page.id, page])).values()].flatMap((page): readonly AffectedPage[] => {
    const ownChanges = impact.changes.filter(({ pointer }) => page.pointers.some((pagePointer) => pointer.startsWith(pagePointer))).length
    if (ownChanges === 0 && !(page.isDialog ? affectsDialogs : affectsAll)) return []
    const [previous, current] = [previousPages?.get(page.id)?.path, currentPages?.get(page.id)?.path]
    return [{ id: page.id, before: previous, after: current, ownChanges, isRelated: isRelated(page.content) }]
  })
}

const hasSharedChanges = ({ texts, languages, everywhere, other, assets }: Impact): boolean =>
  [Object.keys(texts), languages, everywhere, other, assets].some(({ length }) => length > 0)

/** Returns a function that decides whether a part of a config refers to changed texts, assets or content. */
function createRelationCheck({ changes, assets, other }: Impact): (value: unknown) => boolean {
  const texts = changes.flatMap(({ pointer }) => (pointer.startsWith('/messages/') ? parsePointer(pointer).slice(2, 3) : []))
  const names = new Set([...texts, ...assets.map(({ path }) => path)])
  const prefixes = other.flatMap((part) => endpointsByPart[part] ?? [])
  const showsChangedPart = (widget: string): boolean => {
    const endpoints = Object.hasOwn(needs.widgets, widget) ? needs.widgets[widget] : undefined
    return [...(endpoints?.needs ?? []), ...(endpoints?.uses ?? [])].some((name) => prefixes.some((prefix) => name.startsWith(prefix)))
  }
  const isRelated = (value: unknown): boolean => {
    if (typeof value === 'string') return names.has(value) || showsChangedPart(value)
    return (Array.isArray(value) || isObject(value)) && Object.values(value).some(isRelated)
  }
  return isRelated
}
