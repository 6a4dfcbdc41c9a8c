import type { FactPolicy } from '../contract/facts.ts'
import type { Permission } from '../../generated/api.ts'

/** A status that no platform sends: the gate is closed and tries again. */
const unheard = -1

/**
 * What each fact falls back to when the platform does not answer, or answers with something that its schema refuses.
 * `misses` counts the failures in a row, this one included.
 *
 * | fact | bad | falls back to | last good copy |
 * |---|---|---|---|
 * | permission: status | no answer twice in a row, refused by the schema, a value nobody knows | closed | never kept |
 * | permission: everything else | the same | last good | memory |
 * | lanes | no answer, refused | last good; else not known, with a way to try again | memory and session storage |
 * | member (account type) | no answer twice in a row, refused | closed: the account counts as a guest | never kept |
 * | balance | no answer, refused | last good; else not known | memory |
 * | contracts, counts | no answer, refused | last good; else not known: what depends on them stays hidden | memory |
 */
export const policy: FactPolicy = {
  permission: {
    keep: 'memory',
    fallBack: (last, misses, refused) => (last === undefined || (misses < 2 && !refused) ? last : closed(last)),
  },
  lanes: { keep: 'session', fallBack: (last) => last },
  member: { keep: 'never', fallBack: (last, misses, refused) => (misses < 2 && !refused ? last : undefined) },
  balance: { keep: 'memory', fallBack: (last) => last },
}

const closed = (last: Permission): Permission => ({ ...last, status: unheard })
