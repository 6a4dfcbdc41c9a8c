import type { ReactNode } from 'react'
import { useSite, useText } from '../../engine/index.ts'
import { TransferForm } from '../../features/wallet/index.ts'
import { Empty } from '../../ui/controls/empty.tsx'

/** Transfer of money to the upline, if there is one. */
export function View(): ReactNode {
  const canTransfer = useSite(({ visitor }) => visitor.member?.toUpline === true)
  const text = useText()
  if (canTransfer) return <TransferForm />
  return <Empty icon="transfer" level={3} title={text('upline_none_title')} text={text('upline_none_text')} />
}
