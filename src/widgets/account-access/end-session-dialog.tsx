import type { ReactNode } from 'react'
import { usePorts } from '../../engine/index.ts'
import { ReauthenticationDialog } from '../../features/account/index.ts'

interface EndSessionDialogProps {
  /** Device whose session is ended; if `undefined`, all sessions except the current one are ended. */
  readonly deviceId: string | undefined
  /** Whether the account has a login password. */
  readonly hasPassword: boolean
  readonly onClose: () => void
}

/** Ends the session of another device, or of all other devices, after reauthentication. */
export function EndSessionDialog({ deviceId, hasPassword, onClose }: EndSessionDialogProps): ReactNode {
  const { session } = usePorts()
  const messageKey = deviceId === undefined ? 'access_end_all' : 'access_end'
  const send = async (password: string): Promise<void> => {
    await session.endDevice({ ...(deviceId !== undefined && { id: deviceId }), ...(hasPassword && { password }) })
    onClose()
  }
  return (
    <ReauthenticationDialog
      title={`${messageKey}_title`}
      text={`${messageKey}_text`}
      submitLabel={messageKey}
      requiresPassword={hasPassword}
      send={send}
      onClose={onClose}
    />
  )
}
