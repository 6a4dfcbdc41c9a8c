import { useState } from 'react'
import { useEngine, usePorts } from '../../engine/index.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'

export interface Changes {
  /** How many are unread since something was changed here. */
  readonly unread: number | undefined
  readonly pending: boolean
  /** Those that were read here. */
  readonly read: ReadonlySet<string>
  /** Those that were taken away here. */
  readonly removed: ReadonlySet<string>
  /** Says that one was read; all of them where none is named. */
  markRead(id?: string): void
  remove(id: string): void
}

/**
 * What is done to messages here: it shows at once, the badge of the menu follows, and what fails is asked for again as
 * it is.
 */
export function useChanges(refetch: () => void): Changes {
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
      setRead((now) => new Set([...now, id]))
      void sendChange(() => inbox.read({ id }))
    },
    remove: (id) => {
      setRemoved((now) => new Set([...now, id]))
      void sendChange(() => inbox.remove({ id }))
    },
  }
}
