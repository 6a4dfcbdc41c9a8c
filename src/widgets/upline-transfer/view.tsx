import type { ReactNode } from 'react'
import { useSite, useText } from '../../engine/index.ts'
import { TransferForm } from '../../features/wallet/index.ts'
import { Empty } from '../../ui/controls/empty.tsx'

/** Form to transfer money to the upline, or an empty state if the account may not transfer to one. */
export function View(): ReactNode {
  const canTransfer = useSite(({ visitor }) => visitor.member?.toUpline === true)
  const text = useText()
  if (canTransfer) return <TransferForm />
  return <Empty icon="transfer" level={3} title={text('upline_none_title')} text={text('upline_none_text')} />
}
