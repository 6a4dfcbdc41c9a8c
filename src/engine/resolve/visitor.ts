import type { SessionFacts } from '../contract/facts.ts'
import type { SiteConfig, Visitor, VisitorKind } from '../contract/site.ts'

/** The kind of account that a numeric account type stands for. */
function accountKind(type: number, accountTypes: SiteConfig['settings']['accountTypes']): VisitorKind {
  if (accountTypes.guest.includes(type)) return 'guest'
  return accountTypes.agentCentre.includes(type) ? 'agent' : 'player'
}

/**
 * Who is here. Somebody who is logged in, and whose account is not known yet, counts as a guest, the kind with the
 * fewest rights, and so does whoever is not known at all; `accountType` is then undefined.
 */
export function resolveVisitor(session: SessionFacts | undefined, accountTypes: SiteConfig['settings']['accountTypes']): Visitor {
  if (session === undefined) return { kind: 'guest', accountType: undefined, member: undefined, balance: undefined }
  if (session.token === undefined) return { kind: 'visitor', accountType: undefined, member: undefined, balance: undefined }
  const { member, balance } = session
  if (member === undefined) return { kind: 'guest', accountType: undefined, member: undefined, balance }
  return { kind: accountKind(member.type, accountTypes), accountType: member.type, member, balance }
}
