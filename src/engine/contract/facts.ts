import type { GameMenu, MemberInfo, Permission } from '../../generated/api.ts'
import type { Condition } from '../../generated/config.ts'

export type Flag = NonNullable<Condition['flag']>
export type ContractKind = NonNullable<Condition['contract']>
export type CountKind = NonNullable<Condition['count']>['of']

/** The current facts from the platform. `undefined` means that a fact has not been received yet. */
export interface Facts {
  readonly permission: Permission | undefined
  readonly gameMenus: readonly GameMenu[] | undefined
  readonly session: SessionFacts
  readonly contracts: Readonly<Partial<Record<ContractKind, boolean>>>
  readonly counts: Readonly<Partial<Record<CountKind, number>>>
}

/** Facts for resolving a site. On the server some may be missing, and the session if the visitor is unknown. */
export interface KnownFacts extends Partial<Omit<Facts, 'session'>> {
  readonly session: SessionFacts | undefined
}

export interface SessionFacts {
  readonly token: string | undefined
  /** Set once member info has been loaded. */
  readonly member: MemberInfo | undefined
  /** In minor units of the brand's currency. */
  readonly balance: bigint | undefined
}

/** The facts that are fetched by separate calls. */
export interface FetchedFacts {
  readonly permission: Permission
  readonly gameMenus: readonly GameMenu[]
  readonly member: MemberInfo
  readonly balance: bigint
  readonly contracts: Facts['contracts']
  readonly counts: Facts['counts']
}

export type FactName = keyof FetchedFacts

/** Caching rule of one fact, and its fallback if it cannot be loaded. */
interface FactRule<T> {
  /**
   * Owner of the fact. Facts of an account are fetched only while a member is logged in, and discarded if they arrive
   * after the logout.
   */
  readonly owner: 'site' | 'account'
  /** Where the last valid value is kept. `session` also writes it to the session storage of the tab. */
  readonly storage: 'never' | 'memory' | 'session'
  /** Minimum time between two polls of a fact that is fetched on demand, in seconds; 0 by default. */
  readonly minIntervalSeconds?: number
  /**
   * Returns the replacement of a fact that could not be loaded. `failures` counts consecutive failures, including this
   * one. `isInvalid` is true if a response was received and did not match its schema.
   */
  readonly getFallback: (previous: T | undefined, failures: number, isInvalid: boolean) => T | undefined
}

export type FactPolicy = { readonly [F in FactName]: FactRule<FetchedFacts[F]> }
