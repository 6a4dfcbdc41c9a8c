import type { Lane, MemberInfo, Permission } from '../../generated/api.ts'
import type { Condition } from '../../generated/config.ts'

export type Flag = NonNullable<Condition['flag']>
export type ContractKind = NonNullable<Condition['contract']>
export type CountKind = NonNullable<Condition['count']>['of']

/** What the platform says is true now. `undefined` means that it has not been heard yet. */
export interface Facts {
  readonly permission: Permission | undefined
  readonly lanes: readonly Lane[] | undefined
  readonly session: SessionFacts
  readonly contracts: Readonly<Partial<Record<ContractKind, boolean>>>
  readonly counts: Readonly<Partial<Record<CountKind, number>>>
}

export interface SessionFacts {
  readonly token: string | undefined
  /** Known once member info has been loaded. */
  readonly member: MemberInfo | undefined
  /** Minor units of the brand's currency. */
  readonly balance: bigint | undefined
}
