import type { ReactNode } from 'react'
import { usePorts } from '../../engine/index.ts'
import { OwnerDialog } from '../../features/account/index.ts'

interface EndDialogProps {
  /** Every other one where none is named. */
  readonly device: string | undefined
  readonly byPassword: boolean
  readonly onClose: () => void
}

/** Signs out on another device, or on every other one, once its owner has shown who they are. */
export function EndDialog({ device, byPassword, onClose }: EndDialogProps): ReactNode {
  const { session } = usePorts()
  const key = device === undefined ? 'access_end_all' : 'access_end'
  const send = async (password: string): Promise<void> => {
    await session.endDevice({ ...(device !== undefined && { id: device }), ...(byPassword && { password }) })
    onClose()
  }
  return <OwnerDialog title={`${key}_title`} text={`${key}_text`} submit={key} byPassword={byPassword} send={send} onClose={onClose} />
}
