import type { FactPolicy } from '../contract/facts.ts'
import type { Permission } from '../../generated/api.ts'

/** A status that no platform sends; it closes the gate until a poll returns a valid status. */
const unknownStatus = -1

/**
 * The fallback of each fact if the platform does not answer or its answer fails schema validation. `failures` counts
 * consecutive failures, including the current one.
 *
 * | fact | failure | fallback | last good copy |
 * |---|---|---|---|
 * | permission: status | no answer twice in a row, invalid, unknown value | closed | never stored |
 * | permission: everything else | the same | last good | memory |
 * | gameMenus | no answer, invalid | last good; else unknown, with a retry | memory and session storage |
 * | member (account type) | no answer twice in a row, invalid | closed: the account counts as a guest | never stored |
 * | balance | no answer, invalid | last good; else unknown | memory |
 * | contracts, counts | no answer, invalid | last good; else unknown: what depends on them stays hidden | memory |
 *
 * Contracts are fetched only for a logged-in member while AGENTPOLICY3 is on, counts only if a badge shows them or a
 * condition tests them. Both are discarded when they are no longer needed.
 */
export const factPolicy: FactPolicy = {
  permission: {
    owner: 'site',
    storage: 'memory',
    getFallback: (last, failures, isInvalid) => (last === undefined || (failures < 2 && !isInvalid) ? last : closeGate(last)),
  },
  gameMenus: { owner: 'site', storage: 'session', getFallback: (last) => last },
  member: {
    owner: 'account',
    storage: 'never',
    getFallback: (last, failures, isInvalid) => (failures < 2 && !isInvalid ? last : undefined),
  },
  balance: { owner: 'account', storage: 'memory', getFallback: (last) => last },
  contracts: { owner: 'account', storage: 'memory', minIntervalSeconds: 30, getFallback: (last) => last },
  counts: { owner: 'site', storage: 'memory', minIntervalSeconds: 300, getFallback: (last) => last },
}

const closeGate = (last: Permission): Permission => ({ ...last, status: unknownStatus })
