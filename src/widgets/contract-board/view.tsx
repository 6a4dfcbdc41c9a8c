import { type ReactNode, useState } from 'react'
import type { Contract, ContractPage } from '../../generated/api.ts'
import { QueryBoundary, type ContractKind, ListPagination, useConfig, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { useDisclosure } from '../../features/agent/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { StaleContent } from '../../ui/controls/stale-content.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Panel } from '../../ui/controls/panel.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { ContractCard } from './contract-card.tsx'
import { OfferForm } from './offer-form.tsx'
import styles from './style.module.css'
import { type ContractBoard, type ContractStep, useContractBoard } from './use-contract-board.ts'

/** Contracts of one kind that an agent has with the upline and with the downline. */
export function View({ props: { contract: kind, pageSize } }: WidgetViewProps<'contract-board'>): ReactNode {
  const defaultPageSize = useConfig(({ settings }) => settings.pageSizes.other)
  const [pageNo, setPageNo] = useState(1)
  const board = useContractBoard({ kind, pageNo, pageSize: pageSize ?? defaultPageSize })
  const hasUpline = useSite(({ visitor }) => visitor.member?.toUpline === true)
  const text = useText()
  const [successMessage, setSuccessMessage] = useState<string>()
  const performStep = async (contract: Contract, step: ContractStep): Promise<void> => {
    setSuccessMessage(undefined)
    await board.performStep(contract, step)
    setSuccessMessage(text(`contract_done_${step}`, { name: contract.with }))
  }
  return (
    <div className={styles['board']}>
      <div role="status">{successMessage !== undefined && <Notice tone="good">{successMessage}</Notice>}</div>
      <QueryBoundary query={board} fallback={<Skeleton className={styles['skeleton']} />}>
        {(page) => (
          <StaleContent isStale={board.isPrevious}>
            {(hasUpline || page.own.length > 0) && (
              <Panel title={text('contract_own')}>
                <Contracts kind={kind} contracts={page.own} emptyText="contract_own_none" onStep={performStep} />
              </Panel>
            )}
            <DownlineContracts
              kind={kind}
              page={page}
              board={board}
              onStep={performStep}
              onPageChange={setPageNo}
              onSuccessMessageChange={setSuccessMessage}
            />
          </StaleContent>
        )}
      </QueryBoundary>
    </div>
  )
}

interface ContractsProps {
  readonly kind: ContractKind
  readonly contracts: readonly Contract[]
  /** Text of the empty state. */
  readonly emptyText: string
  readonly onStep: (contract: Contract, step: ContractStep) => Promise<void>
}

function Contracts({ kind, contracts, emptyText, onStep }: ContractsProps): ReactNode {
  const text = useText()
  if (contracts.length === 0) return <p className={styles['empty']}>{text(emptyText)}</p>
  return (
    <ul>
      {contracts.map((contract) => (
        <ContractCard key={contract.id} kind={kind} contract={contract} onStep={(step) => onStep(contract, step)} />
      ))}
    </ul>
  )
}

interface DownlineContractsProps extends Pick<ContractsProps, 'kind' | 'onStep'> {
  readonly page: ContractPage
  readonly board: ContractBoard
  readonly onPageChange: (page: number) => void
  readonly onSuccessMessageChange: (message: string | undefined) => void
}

/** Contracts with the downline, and the form to offer one. */
function DownlineContracts({ kind, page, board, onStep, onPageChange, onSuccessMessageChange }: DownlineContractsProps): ReactNode {
  const text = useText()
  const { open, setOpen, containerRef } = useDisclosure()
  return (
    <>
      <Panel title={text('contract_below')}>
        <Contracts kind={kind} contracts={page.below} emptyText="contract_below_none" onStep={onStep} />
        {page.mayOffer && (
          <div ref={containerRef} className={styles['offer']}>
            {open ? (
              <OfferForm
                kind={kind}
                onCancel={() => setOpen(false)}
                onOffered={(name) => {
                  setOpen(false)
                  onPageChange(1)
                  board.refetchAfterOffer()
                  onSuccessMessageChange(text('contract_offer_done', { name }))
                }}
              />
            ) : (
              <Button
                onClick={() => {
                  onSuccessMessageChange(undefined)
                  setOpen(true)
                }}
              >
                {text('contract_offer')}
              </Button>
            )}
          </div>
        )}
      </Panel>
      <ListPagination list={page} label="contract_pages" onPageChange={onPageChange} />
    </>
  )
}
