import type { Payee, MaskedPayee } from '../../../src/generated/api.ts'
import type { SealedPayeeColumns } from '../../database/records.ts'
import type { Tenant } from '../../database/tenant.ts'
import { maskField } from '../accounts/index.ts'
import { decryptText, encryptText } from '../secrets/index.ts'
import type { PayeeRecord } from './store/payees.ts'

/** Unmasked number and holder of a payout account. */
export interface PayeeDetail {
  readonly number: string
  readonly holder?: string | undefined
}

/** Returns the stored columns of a payout account: a masked form for its owner, and the full details encrypted. */
export const encryptPayee = (tenant: Tenant, key: Buffer, kind: Payee['kind'], name: string, detail: PayeeDetail): SealedPayeeColumns => ({
  kind,
  name,
  shown: maskField('number', detail.number),
  holder_shown: detail.holder === undefined ? null : maskField('payeeName', detail.holder),
  sealed: encryptText(key, tenant.code, JSON.stringify(detail)),
})

/** Decrypts the full details, for the payout. */
export const decryptPayee = (tenant: Tenant, key: Buffer, { sealed }: Pick<SealedPayeeColumns, 'sealed'>): PayeeDetail =>
  JSON.parse(decryptText(key, tenant.code, sealed)) as PayeeDetail

export const toMaskedPayeeDto = ({ kind, name, shown, holder_shown: holder }: Omit<SealedPayeeColumns, 'sealed'>): MaskedPayee => ({
  kind,
  name,
  number: shown,
  ...(holder !== null && { holder }),
})

export const toPayeeDto = (record: PayeeRecord): Payee => ({
  ...toMaskedPayeeDto(record),
  id: record.id,
  preferred: record.preferred,
  confirmed: record.usable_at !== null,
  usable: record.usable_at !== null && record.usable_at <= new Date(),
  ...(record.usable_at !== null && { usableAt: record.usable_at.toISOString() }),
  addedAt: record.added_at.toISOString(),
})
