import type { CustomerService, GameMenu } from '../../generated/api.ts'
import type { ContractKind, CountKind, Flag } from '../contract/facts.ts'
import type { VisitorKind } from '../contract/site.ts'

/** The facts in the form that conditions ask about. `undefined` stands for what has not been heard yet. */
export interface ConditionContext {
  readonly flags: Readonly<Record<Flag, boolean>> | undefined
  /** Unknown where a server does not know who looks. */
  readonly loggedIn: boolean | undefined
  /** Unknown while somebody is logged in whose account has not been loaded. */
  readonly account: VisitorKind | undefined
  /** The platform's number for the type of the account, where it is known. */
  readonly accountType: number | undefined
  /** Whether money may go to who stands above. Unknown until the account has been loaded. */
  readonly toUpline: boolean | undefined
  readonly gameMenus: readonly GameMenu[] | undefined
  /** The categories that are shown. Unknown until the menus of games are. */
  readonly categories: ReadonlySet<string> | undefined
  readonly contracts: Readonly<Partial<Record<ContractKind, boolean>>>
  readonly counts: Readonly<Partial<Record<CountKind, number>>>
  readonly support: readonly CustomerService[] | undefined
  readonly panels: Readonly<Record<'member' | 'agent', boolean | undefined>>
}
