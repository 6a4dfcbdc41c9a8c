import { useEffect, useRef, useState } from 'react'
import type { Contract, ContractPage } from '../../generated/api.ts'
import { type ContractKind, type PagedQuery, useEngine, usePagedQuery, usePorts } from '../../engine/index.ts'

export type Step = Contract['steps'][number]

interface BoardQuery {
  readonly kind: ContractKind
  readonly pageNo: number
  readonly pageSize: number
}

export interface Board extends PagedQuery<ContractPage> {
  /** Takes a step, and shows the contract as it stands then. Rejects with a `Problem`. */
  step(contract: Contract, step: Step): Promise<void>
  /** A contract was offered: what is shown is asked for again. */
  offered(): void
}

/** The contracts of who is logged in. Which pages the account has is asked again when this one is left. */
export function useBoard({ kind, pageNo, pageSize }: BoardQuery): Board {
  const { agent } = usePorts()
  const answer = usePagedQuery(`contracts ${kind} ${String(pageSize)} ${String(pageNo)}`, (ports) =>
    ports.agent.contracts({ kind, pageNo, pageSize }),
  )
  const { value } = answer
  const [moved, setMoved] = useState<{ readonly of: ContractPage | undefined; readonly contract: Contract }>()
  const changed = useRefreshOnLeave()
  const refresh = (): void => {
    changed()
    answer.refetch()
  }
  return {
    ...answer,
    value: value && moved?.of === value ? withContract(value, moved.contract) : value,
    offered: refresh,
    step: async (contract, step) => {
      try {
        const ends = contract.ends.length
        setMoved({
          of: value,
          contract: await agent.contractStep({ id: contract.id, step, ...((step === 'accept' || step === 'agree') && { ends }) }),
        })
      } finally {
        refresh()
      }
    },
  }
}

/** The page with a contract in the place of the one that it was. */
function withContract(page: ContractPage, contract: Contract): ContractPage {
  const exchange = (list: readonly Contract[]): Contract[] => list.map((one) => (one.id === contract.id ? contract : one))
  return { ...page, own: exchange(page.own), below: exchange(page.below) }
}

/** Notes that something has changed: a page that this takes away does not go while somebody looks at it. */
function useRefreshOnLeave(): () => void {
  const { poller } = useEngine()
  const changed = useRef(false)
  useEffect(
    () => () => {
      if (changed.current) void poller.refresh(['contracts'])
    },
    [poller],
  )
  return () => void (changed.current = true)
}
