import { useState } from 'react'
import type { InboxPage } from '../../generated/api.ts'
import { useEngine, usePorts } from '../../engine/index.ts'
import type { useRecordPages } from '../../features/records/index.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'

export interface MessageChanges {
  /**
   * Number of unread messages after the last change; `undefined` until the first change and once the list has been
   * reloaded.
   */
  readonly unreadCount: number | undefined
  readonly pending: boolean
  /** Ids of the messages that were marked as read one by one; cleared when a change fails. */
  readonly readIds: ReadonlySet<string>
  /** Ids of the messages that were deleted; cleared when a change fails. */
  readonly removedIds: ReadonlySet<string>
  /** Marks a message as read; without an id, all messages. */
  markRead(id?: string): void
  remove(id: string): void
}

/**
 * Changes to messages. Reading or deleting a message is shown at once; marking all as read waits for the response
 * and refetches the list. Every change updates the badge of the menu. If a change fails, the list is refetched.
 */
export function useMessageChanges({ value, refetch }: ReturnType<typeof useRecordPages<InboxPage>>['firstPageQuery']): MessageChanges {
  const { poller } = useEngine()
  const { inbox } = usePorts()
  const { pending, run } = useSingleFlight()
  const [unreadCount, setUnreadCount] = useState<number>()
  const [loadedValue, setLoadedValue] = useState(value)
  if (value !== loadedValue) {
    setLoadedValue(value)
    setUnreadCount(undefined)
  }
  const [readIds, setReadIds] = useState<ReadonlySet<string>>(new Set())
  const [removedIds, setRemovedIds] = useState<ReadonlySet<string>>(new Set())
  const sendChange = async (request: () => Promise<{ readonly count: number }>): Promise<void> => {
    try {
      setUnreadCount((await request()).count)
    } catch {
      setReadIds(new Set())
      setRemovedIds(new Set())
      refetch()
    }
    void poller.refreshChanged(['counts'])
  }
  return {
    unreadCount,
    pending,
    readIds,
    removedIds,
    markRead: (id) => {
      if (id === undefined) return void run(async () => (await sendChange(() => inbox.read({})), refetch()))
      setReadIds((previous) => new Set([...previous, id]))
      void sendChange(() => inbox.read({ id }))
    },
    remove: (id) => {
      setRemovedIds((previous) => new Set([...previous, id]))
      void sendChange(() => inbox.remove({ id }))
    },
  }
}
