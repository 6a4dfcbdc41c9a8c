import { useState } from 'react'
import { useEngine, usePorts } from '../../engine/index.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'

export interface MessageChanges {
  /** Number of unread messages after the last change; `undefined` before the first. */
  readonly unread: number | undefined
  readonly pending: boolean
  /** Ids of the messages that were marked as read since the list was loaded. */
  readonly read: ReadonlySet<string>
  /** Ids of the messages that were deleted since the list was loaded. */
  readonly removed: ReadonlySet<string>
  /** Marks a message as read; without an id, all messages. */
  markRead(id?: string): void
  remove(id: string): void
}

/**
 * Changes to messages. Reading or deleting a message is shown at once; marking all as read waits for the response.
 * Every change updates the badge of the menu. If a change fails, the list is refetched.
 */
export function useMessageChanges(refetch: () => void): MessageChanges {
  const { poller } = useEngine()
  const { inbox } = usePorts()
  const { pending, run } = useSingleFlight()
  const [unread, setUnread] = useState<number>()
  const [read, setRead] = useState<ReadonlySet<string>>(new Set())
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const sendChange = async (request: () => Promise<{ readonly count: number }>): Promise<void> => {
    try {
      setUnread((await request()).count)
    } catch {
      setRead(new Set())
      setRemoved(new Set())
      refetch()
    }
    void poller.refreshChanged(['counts'])
  }
  return {
    unread,
    pending,
    read,
    removed,
    markRead: (id) => {
      if (id === undefined) return void run(async () => (await sendChange(() => inbox.read({})), refetch()))
      setRead((previous) => new Set([...previous, id]))
      void sendChange(() => inbox.read({ id }))
    },
    remove: (id) => {
      setRemoved((previous) => new Set([...previous, id]))
      void sendChange(() => inbox.remove({ id }))
    },
  }
}
