import type { GameMenu, MemberInfo, Permission } from '../../generated/api.ts'
import type { Condition } from '../../generated/config.ts'

export type Flag = NonNullable<Condition['flag']>
export type ContractKind = NonNullable<Condition['contract']>
export type CountKind = NonNullable<Condition['count']>['of']

/** What the platform says is true now. `undefined` means that it has not been heard yet. */
export interface Facts {
  readonly permission: Permission | undefined
  readonly gameMenus: readonly GameMenu[] | undefined
  readonly session: SessionFacts
  readonly contracts: Readonly<Partial<Record<ContractKind, boolean>>>
  readonly counts: Readonly<Partial<Record<CountKind, number>>>
}

/**
 * What is known where somebody else resolves a site than the page that shows it: on a server, perhaps not even who
 * looks at it.
 */
export interface KnownFacts extends Partial<Omit<Facts, 'session'>> {
  readonly session: SessionFacts | undefined
}

export interface SessionFacts {
  readonly token: string | undefined
  /** Known once member info has been loaded. */
  readonly member: MemberInfo | undefined
  /** Minor units of the brand's currency. */
  readonly balance: bigint | undefined
}

/** The facts that are asked for by a call of their own. */
export interface FetchedFacts {
  readonly permission: Permission
  readonly gameMenus: readonly GameMenu[]
  readonly member: MemberInfo
  readonly balance: bigint
  readonly contracts: Facts['contracts']
  readonly counts: Facts['counts']
}

export type FactName = keyof FetchedFacts

/** How one fact is kept, and what stands in for it when it does not come. */
interface FactRule<T> {
  /**
   * Whose it is: what belongs to an account is asked for while somebody is logged in, and an answer that comes after
   * they have left is nobody's.
   */
  readonly of: 'site' | 'account'
  /** Where the last good copy is kept besides the page itself. */
  readonly keep: 'never' | 'memory' | 'session'
  /** The least seconds between two times that it is asked for by itself; left out, it comes with every round. */
  readonly minIntervalSeconds?: number
  /**
   * `misses` counts the failures in a row, this one included; `refused` says that an answer came and its schema refused
   * it.
   */
  readonly fallBack: (last: T | undefined, failures: number, refused: boolean) => T | undefined
}

export type FactPolicy = { readonly [F in FactName]: FactRule<FetchedFacts[F]> }
