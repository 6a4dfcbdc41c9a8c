import type { ContractKind } from '../../database/columns.ts'
import type { Tenant } from '../../database/tenant.ts'
import { type Notice, type NoticeContext, sendNotice } from '../inbox/index.ts'
import type { ContractBaseContext } from './contract-access.ts'
import type { ContractStep } from './contract-status.ts'

/** Context of contract operations. */
export type ContractContext = ContractBaseContext & NoticeContext

type ContractNotice = Notice['name'] & `contract_${string}`

/** The notice that each step sends to the other party. */
export const noticeByStep: Readonly<Record<ContractStep, ContractNotice>> = {
  accept: 'contract_accepted',
  reject: 'contract_rejected',
  withdraw: 'contract_withdrawn',
  end: 'contract_end_requested',
  agree: 'contract_ended',
  refuse: 'contract_end_refused',
  recall: 'contract_end_recalled',
}

interface SideNotification {
  /** The account that receives the notice. */
  readonly recipient: string
  /** The username of the other party. */
  readonly otherParty: string
  readonly kind: ContractKind
  readonly name: ContractNotice
}

/** Notifies a party of a change of a contract. */
export const notifySide = (context: NoticeContext, trx: Tenant, { recipient, otherParty, kind, name }: SideNotification): Promise<void> =>
  sendNotice(context, trx, recipient, { name, values: { name: otherParty, kind: { key: `contract_kind_${kind}` } } })
