import { useState } from 'react'
import type { PayeeList, WithdrawalTerms } from '../../generated/api.ts'
import {
  toAmountError,
  defineSlice,
  type FieldError,
  computeWithdrawalFee,
  validateWithdrawal,
  parseAmountInput,
  useConfig,
  useEngine,
  usePorts,
  useSite,
  formatDecimal,
} from '../../engine/index.ts'
import { useForm } from '../../features/forms/index.ts'
import { isOutcomeUnknown, isRejectedBeforeKeyCheck, createIdempotencyKey } from '../../features/money/index.ts'
import { toLimitsAndFee } from './limits.ts'

/** The withdrawal that the second step confirms and sends. Retries use the same idempotency key. */
interface PendingWithdrawal {
  readonly key: string
  /** In minor units. */
  readonly amount: bigint
  readonly payee: string
}

/** Fields of the first step. An error in one of them returns the form to that step. */
const firstStepFields: ReadonlySet<string> = new Set(['amount', 'payee'])

/**
 * Withdrawals whose outcome is unknown, by member id. They are kept in memory, so that a player who returns to the page
 * retries the same withdrawal instead of requesting another one.
 */
const unconfirmedRequestsSlice = defineSlice('unconfirmed withdrawals', () => new Map<string, PendingWithdrawal>())

export interface WithdrawalForm {
  readonly step: 'amount' | 'confirm'
  /** Text in the amount field. */
  readonly amountText: string
  readonly payee: string | undefined
  readonly password: string
  /** The entered amount in minor units; `undefined` if the input is not an amount. Fixed in the second step. */
  readonly amount: bigint | undefined
  readonly fee: bigint
  /** Whether the withdrawal was sent and its outcome is unknown, so that it can only be retried. */
  readonly isUnconfirmed: boolean
  readonly pending: boolean
  readonly notice: string | undefined
  findError(name: 'amount' | 'payee' | 'paymentPassword'): string | undefined
  changeAmount(amount: string): void
  choosePayee(payee: string): void
  changePassword(password: string): void
  /** Continues to the second step if the first is valid, otherwise shows the errors. */
  goToConfirmation(): void
  goToAmount(): void
  send(): Promise<void>
}

interface WithdrawalOptions {
  readonly terms: WithdrawalTerms
  readonly list: PayeeList
  /** Called when the platform has accepted the withdrawal. */
  readonly onDone: () => void
  /** Called when a withdrawal has definitely failed, because the terms may have changed. */
  readonly onChanged: () => void
}

/** State of the withdrawal form: input, confirmation with the payment password, idempotent request. */
export function useWithdrawal({ terms, list, onDone, onChanged }: WithdrawalOptions): WithdrawalForm {
  const unconfirmedRequests = useEngine().slice(unconfirmedRequestsSlice)
  const { withdrawal } = usePorts()
  const { currency } = useConfig(({ merchant }) => merchant)
  const memberId = useSite(({ visitor }) => visitor.member?.id) ?? ''
  const unconfirmedRequest = unconfirmedRequests.get(memberId)
  const form = useForm({ amount: '', payee: '', paymentPassword: '' })
  const { amount: amountText, payee: chosenPayee, paymentPassword: password } = form.values
  const [pendingRequest, setPendingRequest] = useState(unconfirmedRequest)
  const [isUnconfirmed, setIsUnconfirmed] = useState(unconfirmedRequest !== undefined)
  const [step, setStep] = useState<WithdrawalForm['step']>(unconfirmedRequest === undefined ? 'amount' : 'confirm')

  const { limits, fee: feeTerms } = toLimitsAndFee(terms, currency.exponent)
  const parsedInput = amountText.trim() === '' ? undefined : parseAmountInput(amountText, currency)
  const parsedAmount = typeof parsedInput === 'bigint' ? parsedInput : undefined
  const amount = step === 'confirm' ? pendingRequest?.amount : parsedAmount
  const usablePayees = list.payees.filter(({ usable: isUsable }) => isUsable)
  const payee =
    step === 'confirm'
      ? pendingRequest?.payee
      : (usablePayees.find(({ id }) => id === chosenPayee) ?? usablePayees.find(({ preferred }) => preferred) ?? usablePayees[0])?.id

  const validate = (): Readonly<Record<string, FieldError>> => {
    const violation =
      parsedAmount === undefined ? undefined : validateWithdrawal(parsedAmount, computeWithdrawalFee(parsedAmount, feeTerms), limits)
    const amountError: FieldError | undefined =
      parsedInput === undefined
        ? { key: 'reg_required' }
        : typeof parsedInput !== 'bigint'
          ? toAmountError(parsedInput, currency.exponent)
          : violation && {
              key: violation.key,
              ...(violation.amount !== undefined && { values: { amount: formatDecimal(violation.amount, currency.exponent) } }),
            }
    return { ...(amountError && { amount: amountError }), ...(payee === undefined && { payee: { key: 'error_payee_missing' } }) }
  }
  const clearUnconfirmed = (): void => {
    unconfirmedRequests.delete(memberId)
    setIsUnconfirmed(false)
  }
  const handleProblem = (error: unknown, request: PendingWithdrawal): void => {
    const { code, detail } = form.showProblem(error)
    if (isOutcomeUnknown(code)) {
      unconfirmedRequests.set(memberId, request)
      return setIsUnconfirmed(true)
    }
    // A retry that is rejected before the platform checks its key does not reveal the outcome of the earlier request,
    // whose response was lost. The withdrawal can still be retried.
    if (isUnconfirmed && (code === 'password_wrong' || isRejectedBeforeKeyCheck(code))) return undefined
    clearUnconfirmed()
    if (
      Object.keys(detail.fields ?? {}).some((name) => firstStepFields.has(name)) ||
      !['password_wrong', 'too_many_requests'].includes(code)
    )
      setStep('amount')
    onChanged()
    return undefined
  }
  const send = async (): Promise<void> => {
    if (pendingRequest === undefined) return
    if (password === '') {
      form.showErrors({ paymentPassword: { key: 'reg_required' } })
      return
    }
    try {
      const { key, amount: requestedAmount, payee: requestedPayee } = pendingRequest
      await withdrawal.request({
        amount: formatDecimal(requestedAmount, currency.exponent),
        payee: requestedPayee,
        paymentPassword: password,
        key,
      })
      clearUnconfirmed()
      setPendingRequest(undefined)
      form.reset({ ...form.values, amount: '', paymentPassword: '' })
      setStep('amount')
      onDone()
    } catch (error) {
      handleProblem(error, pendingRequest)
    }
  }
  return {
    step,
    amountText,
    payee,
    password,
    amount,
    fee: amount === undefined ? 0n : computeWithdrawalFee(amount, feeTerms),
    isUnconfirmed,
    pending: form.pending,
    notice: form.notice,
    findError: form.findError,
    changeAmount: (input) => form.change('amount', input),
    choosePayee: (id) => form.change('payee', id),
    changePassword: (input) => form.change('paymentPassword', input),
    goToConfirmation: () => {
      form.showNotice(undefined)
      if (form.showErrors(validate()) !== undefined || parsedAmount === undefined || payee === undefined) return
      if (pendingRequest?.amount !== parsedAmount || pendingRequest.payee !== payee)
        setPendingRequest({ key: createIdempotencyKey(), amount: parsedAmount, payee })
      setStep('confirm')
    },
    goToAmount: () => setStep('amount'),
    send: () => form.submit(send).then(() => undefined),
  }
}
