import type { CustomerService, GameMenu } from '../../generated/api.ts'
import type { ContractKind, CountKind, Flag } from '../contract/facts.ts'
import type { VisitorKind } from '../contract/site.ts'

/** The facts in the form that conditions test. `undefined` means not known yet. */
export interface ConditionContext {
  readonly flags: Readonly<Record<Flag, boolean>> | undefined
  /** `undefined` if a server renders for an unknown visitor. */
  readonly loggedIn: boolean | undefined
  /** `undefined` while the account of a logged-in visitor is loading, and if the visitor is unknown. */
  readonly account: VisitorKind | undefined
  /** The platform's number for the type of the account, if known. */
  readonly accountType: number | undefined
  /** Whether the account may transfer money to its upline; `false` without a login, `undefined` until it is loaded. */
  readonly toUpline: boolean | undefined
  readonly gameMenus: readonly GameMenu[] | undefined
  /** The categories that are shown. `undefined` until the game menus are loaded. */
  readonly categories: ReadonlySet<string> | undefined
  readonly contracts: Readonly<Partial<Record<ContractKind, boolean>>>
  readonly counts: Readonly<Partial<Record<CountKind, number>>>
  readonly support: readonly CustomerService[] | undefined
  /** Whether the account may use the member centre and the agent centre; `undefined` until it is known. */
  readonly allowedCentres: Readonly<Record<'member' | 'agent', boolean | undefined>>
}
