import type { ReactNode } from 'react'
import { usePorts } from '../../engine/index.ts'
import { OwnerDialog } from '../../features/account/index.ts'

interface EndDialogProps {
  /** Id of the device; `undefined` ends every other session. */
  readonly deviceId: string | undefined
  readonly byPassword: boolean
  readonly onClose: () => void
}

/** Ends the session of another device, or of all other devices, after reauthentication. */
export function EndDialog({ deviceId, byPassword, onClose }: EndDialogProps): ReactNode {
  const { session } = usePorts()
  const key = deviceId === undefined ? 'access_end_all' : 'access_end'
  const send = async (password: string): Promise<void> => {
    await session.endDevice({ ...(deviceId !== undefined && { id: deviceId }), ...(byPassword && { password }) })
    onClose()
  }
  return <OwnerDialog title={`${key}_title`} text={`${key}_text`} submitLabel={key} byPassword={byPassword} send={send} onClose={onClose} />
}
