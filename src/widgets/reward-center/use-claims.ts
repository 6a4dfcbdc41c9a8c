import { useState } from 'react'
import type { Reward } from '../../generated/api.ts'
import { useEngine, usePorts } from '../../engine/index.ts'
import { useSession } from '../../features/session/index.ts'

export interface Claims {
  /** Rewards claimed in this widget, by id; they stay in the list so that the layout does not shift. */
  readonly claimed: ReadonlyMap<string, Reward>
  /** Rejects with a `Problem` if the request fails. */
  claim(id: string): Promise<void>
}

/** Claims rewards. After each attempt, refreshes the balance and the count in the menu. */
export function useClaims(): Claims {
  const [claimed, setClaimed] = useState<ReadonlyMap<string, Reward>>(new Map())
  const { refreshBalance } = useSession()
  const { reward: port } = usePorts()
  const { poller } = useEngine()
  return {
    claimed,
    claim: async (id) => {
      try {
        const reward = await port.claim({ id })
        setClaimed((previous) => new Map([...previous, [id, reward]]))
      } finally {
        void refreshBalance()
        void poller.refreshChanged(['counts'])
      }
    },
  }
}
