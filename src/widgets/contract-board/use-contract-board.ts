import { useEffect, useRef, useState } from 'react'
import type { Contract, ContractPage } from '../../generated/api.ts'
import { type ContractKind, type PagedQuery, useEngine, usePagedQuery, usePorts } from '../../engine/index.ts'

export type ContractStep = Contract['steps'][number]

interface BoardQuery {
  readonly kind: ContractKind
  readonly pageNo: number
  readonly pageSize: number
}

export interface ContractBoard extends PagedQuery<ContractPage> {
  /** Performs a step, and shows the contract's new state. Rejects with a `Problem`. */
  performStep(contract: Contract, step: ContractStep): Promise<void>
  /** Refetches the contracts after an offer. */
  refetchAfterOffer(): void
}

/** The contracts of the agent. After a step or an offer, the contract facts are refreshed on unmount. */
export function useContractBoard({ kind, pageNo, pageSize }: BoardQuery): ContractBoard {
  const { agent } = usePorts()
  const query = usePagedQuery(`contracts ${kind} ${String(pageSize)} ${String(pageNo)}`, (ports) =>
    ports.agent.contracts({ kind, pageNo, pageSize }),
  )
  const { value } = query
  const [update, setUpdate] = useState<{ readonly page: ContractPage | undefined; readonly contract: Contract }>()
  const scheduleRefresh = useRefreshOnUnmount()
  const refresh = (): void => {
    scheduleRefresh()
    query.refetch()
  }
  return {
    ...query,
    value: value && update?.page === value ? replaceContract(value, update.contract) : value,
    refetchAfterOffer: refresh,
    performStep: async (contract, step) => {
      try {
        const endingContractCount = contract.endingContracts.length
        setUpdate({
          page: value,
          contract: await agent.contractStep({
            id: contract.id,
            step,
            ...((step === 'accept' || step === 'agree') && { endingContractCount }),
          }),
        })
      } finally {
        refresh()
      }
    },
  }
}

/** Returns the page with this contract replaced. */
function replaceContract(page: ContractPage, contract: Contract): ContractPage {
  const replaceIn = (contracts: readonly Contract[]): Contract[] =>
    contracts.map((candidate) => (candidate.id === contract.id ? contract : candidate))
  return { ...page, own: replaceIn(page.own), below: replaceIn(page.below) }
}

/**
 * Returns a function that schedules a refresh of the contract facts on unmount. An earlier refresh could remove the
 * current page from the menu.
 */
function useRefreshOnUnmount(): () => void {
  const { poller } = useEngine()
  const hasChanged = useRef(false)
  useEffect(
    () => () => {
      if (hasChanged.current) void poller.refresh(['contracts'])
    },
    [poller],
  )
  return () => void (hasChanged.current = true)
}
