import type { FactPolicy } from '../contract/facts.ts'
import type { Permission } from '../../generated/api.ts'

/** A status that no platform sends: the gate is closed and tries again. */
const unknownStatus = -1

/**
 * What each fact falls back to when the platform does not answer, or answers with something that its schema refuses.
 * `misses` counts the failures in a row, this one included.
 *
 * | fact | bad | falls back to | last good copy |
 * |---|---|---|---|
 * | permission: status | no answer twice in a row, refused by the schema, a value nobody knows | closed | never kept |
 * | permission: everything else | the same | last good | memory |
 * | gameMenus | no answer, refused | last good; else not known, with a way to try again | memory and session storage |
 * | member (account type) | no answer twice in a row, refused | closed: the account counts as a guest | never kept |
 * | balance | no answer, refused | last good; else not known | memory |
 * | contracts, counts | no answer, refused | last good; else not known: what depends on them stays hidden | memory |
 *
 * Contracts and counts are asked for while something of the site depends on them, and forgotten when nothing does.
 */
export const policy: FactPolicy = {
  permission: {
    of: 'site',
    keep: 'memory',
    fallBack: (last, failures, refused) => (last === undefined || (failures < 2 && !refused) ? last : closed(last)),
  },
  gameMenus: { of: 'site', keep: 'session', fallBack: (last) => last },
  member: { of: 'account', keep: 'never', fallBack: (last, failures, refused) => (failures < 2 && !refused ? last : undefined) },
  balance: { of: 'account', keep: 'memory', fallBack: (last) => last },
  contracts: { of: 'account', keep: 'memory', minIntervalSeconds: 30, fallBack: (last) => last },
  counts: { of: 'site', keep: 'memory', minIntervalSeconds: 300, fallBack: (last) => last },
}

const closed = (last: Permission): Permission => ({ ...last, status: unknownStatus })
