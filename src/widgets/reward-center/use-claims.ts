import { useState } from 'react'
import type { GivenReward } from '../../generated/api.ts'
import { useEngine, usePorts } from '../../engine/index.ts'
import { useSession } from '../../features/session/index.ts'

export interface Claims {
  /** What was claimed here, by its id: it stays where it was, so that nothing moves below the finger. */
  readonly claimed: ReadonlyMap<string, GivenReward>
  /** Rejects with what stood in the way. */
  claim(id: string): Promise<void>
}

/** Claims rewards; the balance and the badge of the menu follow. */
export function useClaims(): Claims {
  const [claimed, setClaimed] = useState<ReadonlyMap<string, GivenReward>>(new Map())
  const { refreshBalance } = useSession()
  const { reward: port } = usePorts()
  const { poller } = useEngine()
  return {
    claimed,
    claim: async (id) => {
      try {
        const reward = await port.claim({ id })
        setClaimed((now) => new Map([...now, [id, reward]]))
      } finally {
        void refreshBalance()
        void poller.refreshChanged(['counts'])
      }
    },
  }
}
