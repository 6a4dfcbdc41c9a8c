import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Contract } from '../../generated/api.ts'
import {
  type ContractKind,
  formatTimestamp,
  type Problem,
  toProblem,
  useConfig,
  useFormatDate,
  useFormatList,
  useText,
} from '../../engine/index.ts'
import { Badge } from '../../ui/controls/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import styles from './style.module.css'
import { Terms } from './terms.tsx'
import type { ContractStep } from './use-contract-board.ts'

const stateTones = {
  offered: 'second',
  accepted: 'accent',
  ending: 'second',
  rejected: 'quiet',
  withdrawn: 'quiet',
  ended: 'quiet',
} as const
interface CardProps {
  readonly kind: ContractKind
  readonly contract: Contract
  readonly onStep: (step: ContractStep) => Promise<void>
}

/** A contract: counterparty, state, terms and available steps. Each step requires confirmation. */
export function ContractCard({ kind, contract, onStep }: CardProps): ReactNode {
  const { state, steps, terms, changedAt, with: counterparty } = contract
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const text = useText()
  const formatDate = useFormatDate()
  const { requestedStep, problem, pending, requestStep, confirm, buttonsRef, nameRef } = useStepConfirmation(onStep)
  const statusTextKey = findStatusTextKey(contract)
  return (
    <li className={styles['card']}>
      <div className={styles['header']}>
        <strong ref={nameRef} tabIndex={-1} dir="auto" className={styles['name']}>
          {counterparty}
        </strong>
        <Badge tone={stateTones[state]}>{text(`contract_state_${state}`)}</Badge>
        <span className={styles['time']}>
          {text('contract_changed_at', { time: formatDate(formatTimestamp(changedAt, timeZone).slice(0, 16)) })}
        </span>
      </div>
      <Terms kind={kind} terms={terms} />
      {statusTextKey !== undefined && <p className={styles['message']}>{text(statusTextKey, { name: counterparty })}</p>}
      {problem !== undefined && <Notice tone="bad">{text(problem.messageKey, { seconds: problem.retryAfterSeconds ?? 0 })}</Notice>}
      {requestedStep !== undefined && steps.includes(requestedStep) ? (
        <StepConfirmation
          contract={contract}
          step={requestedStep}
          pending={pending}
          onConfirm={confirm}
          onCancel={() => requestStep(undefined)}
        />
      ) : (
        steps.length > 0 && (
          <div ref={buttonsRef} className={styles['buttons']}>
            {steps.map((step) => (
              <Button key={step} data-step={step} size="s" tone={step === 'accept' ? 'primary' : 'quiet'} onClick={() => requestStep(step)}>
                {text(`contract_step_${step}`)}
              </Button>
            ))}
          </div>
        )
      )}
    </li>
  )
}

/** Returns the message key of an explanation of the contract's state; `undefined` if the state needs none. */
function findStatusTextKey({ state, reason, steps, side, endRequestedBy }: Contract): string | undefined {
  if (state === 'ending') return steps.includes('agree') ? 'contract_end_wanted' : 'contract_end_requested'
  if (reason === 'agreed' && endRequestedBy !== undefined) return `contract_reason_agreed_${endRequestedBy === side ? 'you' : 'other'}`
  return reason === 'lowerRate' || reason === 'uplineEnded' ? `contract_reason_${reason}_${side}` : reason && `contract_reason_${reason}`
}

interface StepConfirmationProps {
  readonly contract: Contract
  readonly step: ContractStep
  readonly pending: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Confirmation of a step, with its consequences. */
function StepConfirmation({ contract, step, pending, onConfirm, onCancel }: StepConfirmationProps): ReactNode {
  const text = useText()
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus(), [])
  const isAccepting = step === 'accept'
  return (
    <div
      ref={group}
      role="group"
      aria-labelledby={id}
      tabIndex={-1}
      className={styles['confirmation']}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || pending) return
        event.preventDefault()
        event.stopPropagation()
        onCancel()
      }}
    >
      <div id={id} className={styles['prompt']}>
        <p>{text(`contract_ask_${step}`, { name: contract.with })}</p>
        {isAccepting && contract.replaces && <p>{text('contract_replaces')}</p>}
        {contract.endingContracts.length > 0 && <EndingContracts contract={contract} step={step} />}
      </div>
      <div className={styles['buttons']}>
        <Button size="s" tone={step === 'agree' ? 'danger' : 'primary'} busy={pending} onClick={onConfirm}>
          {text(`contract_step_${step}`)}
        </Button>
        <Button size="s" disabled={pending} onClick={onCancel}>
          {text('sign_out_cancel')}
        </Button>
      </div>
    </div>
  )
}

/** A warning about the downline contracts that end if the contract is accepted or ends; `null` for other steps. */
function EndingContracts({ contract: { endingContracts, with: name }, step }: Pick<StepConfirmationProps, 'contract' | 'step'>): ReactNode {
  const text = useText()
  const formatList = useFormatList()
  const values = { count: endingContracts.length, names: formatList(endingContracts) }
  if (step === 'accept') return <Notice tone="warn">{text('contract_ends', values)}</Notice>
  if (step === 'agree') return <Notice tone="warn">{text('contract_ends_agree', values)}</Notice>
  return step === 'end' ? <Notice tone="warn">{text('contract_ends_end', { ...values, name })}</Notice> : null
}

/**
 * State of the confirmation of a step. When it closes, focus returns to the button of the step, or moves to the name of
 * the counterparty if the step is no longer available.
 */
function useStepConfirmation(onStep: CardProps['onStep']) {
  const [requestedStep, setRequestedStep] = useState<ContractStep>()
  const [problem, setProblem] = useState<Problem['detail']>()
  const { pending, run } = useSingleFlight()
  const buttonsRef = useRef<HTMLDivElement>(null)
  const nameRef = useRef<HTMLElement>(null)
  const previousStep = useRef<ContractStep>(undefined)
  useEffect(() => {
    if (requestedStep === undefined && previousStep.current !== undefined)
      (buttonsRef.current?.querySelector<HTMLElement>(`[data-step="${previousStep.current}"]`) ?? nameRef.current)?.focus()
    previousStep.current = requestedStep
  }, [requestedStep])
  const requestStep = (step: ContractStep | undefined): void => {
    setProblem(undefined)
    setRequestedStep(step)
  }
  const confirm = (): void =>
    void run(async () => {
      if (requestedStep === undefined) return
      try {
        await onStep(requestedStep)
        requestStep(undefined)
      } catch (error) {
        requestStep(undefined)
        setProblem(toProblem(error).detail)
      }
    })
  return { requestedStep, problem, pending, requestStep, confirm, buttonsRef, nameRef }
}
