import { isMerchantId, listMerchants } from './read/list-merchants.ts'
import { readSource } from './read/read-source.ts'

/**
 * Returns the merchants `ids`, as far as they exist in `root`, and all merchants that extend them directly or
 * indirectly, sorted by id; empty if `ids` is empty. A merchant with an unreadable merchant.json is included, because
 * it may extend any of them.
 */
export function includeDependents(root: string, ids: readonly string[]): readonly string[] {
  const allIds = listMerchants(root)
  const affectedIds = new Set(ids)
  const parents = new Map(ids.length === 0 ? [] : allIds.map((id) => [id, findParent(root, id)]))
  for (let size = -1; size !== affectedIds.size;) {
    size = affectedIds.size
    for (const [id, parent] of parents)
      if (parent === 'unknown' || (parent !== undefined && affectedIds.has(parent.id))) affectedIds.add(id)
  }
  return allIds.filter((id) => affectedIds.has(id))
}

/**
 * The merchant that `merchant` extends; `undefined` if `merchant` extends none or is not a valid id, 'unknown' if its
 * merchant.json is unreadable.
 */
function findParent(root: string, merchant: string): { readonly id: string } | 'unknown' | undefined {
  if (!isMerchantId(merchant)) return undefined
  const folder = `${root.replace(/\/+$/, '')}/${merchant}`
  const { source } = readSource({ file: `${folder}/merchant.json`, folder, kind: 'merchant', name: '', pointer: '/merchant', merchant })
  if (source === undefined) return 'unknown'
  const id = source.value['extends']
  return typeof id === 'string' ? { id } : undefined
}
