import type { SessionFacts } from '../contract/facts.ts'
import type { SiteConfig, Visitor, VisitorKind } from '../contract/site.ts'

/** Maps a numeric account type to the kind of account. */
function toVisitorKind(type: number, accountTypes: SiteConfig['settings']['accountTypes']): VisitorKind {
  if (accountTypes.guest.includes(type)) return 'guest'
  return accountTypes.agentCentre.includes(type) ? 'agent' : 'player'
}

/**
 * Resolves the visitor. While the session, or the account of a logged-in visitor, is not loaded, the visitor counts as
 * a guest, the kind with the fewest permissions; `accountType` is then `undefined`.
 */
export function resolveVisitor(session: SessionFacts | undefined, accountTypes: SiteConfig['settings']['accountTypes']): Visitor {
  if (session === undefined) return { kind: 'guest', accountType: undefined, member: undefined, balance: undefined }
  if (session.token === undefined) return { kind: 'visitor', accountType: undefined, member: undefined, balance: undefined }
  const { member, balance } = session
  if (member === undefined) return { kind: 'guest', accountType: undefined, member: undefined, balance }
  return { kind: toVisitorKind(member.type, accountTypes), accountType: member.type, member, balance }
}
