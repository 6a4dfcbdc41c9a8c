import { useState } from 'react'
import { defineSlice, parseMinor, type ProblemCode, useConfig, useEngine, usePorts, useSite, formatDecimal } from '../../engine/index.ts'
import { isOutcomeUnknown, createIdempotencyKey } from '../money/index.ts'
import { type AccountForm, useMemberDetails } from '../account/index.ts'
import { useSession } from '../session/index.ts'
import { useTransferFields } from './use-transfer-fields.ts'

/** A transfer whose input was submitted. Its idempotency key stays the same across retries. */
interface SubmittedTransfer {
  readonly key: string
  /** In minor units. */
  readonly amount: bigint
}

export interface Transfer {
  readonly step: 'form' | 'confirm' | 'done'
  /** Form state, in the shape of account forms. */
  readonly form: AccountForm
  /** Amount of the transfer, in minor units. */
  readonly amount: bigint
  /** Whether the transfer was sent and its outcome is unknown, so that it can only be retried. */
  readonly isUnconfirmed: boolean
  /** Message about the last response. */
  readonly notice: string | undefined
  /** Balance after the transfer, in minor units; 0 until it is done. */
  readonly balance: bigint
  send(): void
  /** Returns to the form with its input. */
  editInput(): void
  /** Returns to an empty form. */
  reset(): void
}

/** Error codes that rule out that money was moved. */
const definitiveErrorCodes: ReadonlySet<ProblemCode> = new Set(['transfer_limit', 'transfer_unavailable', 'transfer_key_used'])

/**
 * Transfers with an unknown outcome, by member and receiver. In memory, so that a player who returns to the page can
 * only retry the same transfer with the same idempotency key.
 */
const unconfirmedTransfersSlice = defineSlice('transfers with an unknown outcome', () => new Map<string, SubmittedTransfer>())

/** A transfer to the direct downline member `account`, or to the upline: input, confirmation, idempotent request. */
export function useTransfer(account: string | undefined): Transfer {
  const unconfirmedTransfers = useEngine().slice(unconfirmedTransfersSlice)
  const { wallet } = usePorts()
  const { refreshBalance } = useSession()
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const memberId = useSite(({ visitor }) => visitor.member?.id)
  const details = useMemberDetails()
  const fields = useTransferFields()
  const transferId = JSON.stringify([memberId, account])
  const [submittedTransfer, setSubmittedTransfer] = useState(unconfirmedTransfers.get(transferId))
  const [isUnconfirmed, setIsUnconfirmed] = useState(submittedTransfer !== undefined)
  const [step, setStep] = useState<Transfer['step']>('form')
  const [balance, setBalance] = useState(0n)

  const clearUnconfirmed = (): void => {
    unconfirmedTransfers.delete(transferId)
    setIsUnconfirmed(false)
  }
  const sendTransfer = async (sentTransfer: SubmittedTransfer): Promise<void> => {
    const receiver = account === undefined ? ({ to: 'upline' } as const) : ({ to: 'downline', account } as const)
    const { paymentPassword = '' } = fields.values
    try {
      const response = await wallet.transfer({
        ...receiver,
        amount: formatDecimal(sentTransfer.amount, exponent),
        key: sentTransfer.key,
        paymentPassword,
      })
      clearUnconfirmed()
      setBalance(parseMinor(response.sumBalance, exponent))
      setStep('done')
    } catch (error) {
      const { code } = fields.showProblem(error)
      if (isOutcomeUnknown(code)) {
        unconfirmedTransfers.set(transferId, sentTransfer)
        setIsUnconfirmed(true)
      } else {
        if (definitiveErrorCodes.has(code)) clearUnconfirmed()
        if (code === 'payment_password_unset') details.refetch()
        setStep('form')
      }
    }
    await refreshBalance()
  }
  const reset = (): void => {
    setSubmittedTransfer(undefined)
    fields.reset()
    fields.showNotice(undefined)
    setStep('form')
  }
  const submit: AccountForm['submit'] = async (send) => {
    if (fields.validate(isUnconfirmed) !== undefined) return
    fields.showNotice(undefined)
    if (!isUnconfirmed && fields.amount !== undefined && fields.amount !== submittedTransfer?.amount)
      setSubmittedTransfer({ key: createIdempotencyKey(), amount: fields.amount })
    await send(fields.values)
    setStep('confirm')
  }
  return {
    step,
    amount: submittedTransfer?.amount ?? 0n,
    isUnconfirmed,
    notice: fields.notice,
    balance,
    send: () => void (submittedTransfer && fields.submit(() => sendTransfer(submittedTransfer))),
    editInput: () => setStep('form'),
    reset,
    form: { ...fields, fields: [], clear: reset, validate: () => fields.validate(isUnconfirmed), submit },
  }
}
