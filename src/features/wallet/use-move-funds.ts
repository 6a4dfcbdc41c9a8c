import { useState } from 'react'
import type { Funds } from '../../generated/api.ts'
import {
  type FieldError,
  parseMinor,
  parseAmountInput,
  useConfig,
  useEngine,
  useFormatMoney,
  usePorts,
  formatDecimal,
} from '../../engine/index.ts'
import { isOutcomeUnknown, useIdempotentRequest } from '../money/index.ts'
import { useSession } from '../session/index.ts'
import { type FieldErrors, useForm } from '../forms/index.ts'
import { balanceNotifierSlice } from './balance-notifier.ts'
import { validateAmount } from './validate-amount.ts'

type FieldName = 'vendor' | 'amount'

export interface MoveFunds {
  /** Target wallet of the transfer. */
  readonly to: 'vendor' | 'main'
  readonly vendor: string
  readonly amountInput: string
  /** Balance of the source wallet, in minor units. */
  readonly availableBalance: bigint
  readonly pending: boolean
  readonly notice: { readonly tone: 'good' | 'bad' | 'warn'; readonly text: string } | undefined
  findError(field: FieldName): string | undefined
  switchDirection(): void
  setVendor(vendor: string): void
  setAmount(amount: string): void
  /** Sets the amount to a percentage of the balance. */
  setPercent(percent: bigint): void
  /** Validates and sends the transfer. Resolves to the first invalid field; `undefined` if all fields are valid. */
  send(): Promise<FieldName | undefined>
  /** Transfers the balances of all vendors to the main wallet. */
  returnAll(): Promise<void>
}

/**
 * Transfers between the player's main wallet and a vendor's wallet. A request that is repeated after a lost response
 * moves money once.
 */
export function useMoveFunds({ main, vendors }: Funds): MoveFunds {
  const { wallet } = usePorts()
  const { refreshBalance } = useSession()
  const balanceNotifier = useEngine().slice(balanceNotifierSlice)
  const { currency } = useConfig(({ merchant }) => merchant)
  const formatMoney = useFormatMoney()
  const [to, setTo] = useState<MoveFunds['to']>('vendor')
  const form = useForm({ vendor: '', amount: '' }, { fields: ['vendor', 'amount'] })
  const { vendor, amount: amountInput } = form.values
  const [noticeTone, setNoticeTone] = useState<'good' | 'bad' | 'warn'>('bad')
  const sendIdempotent = useIdempotentRequest()

  const vendorBalance = vendors.find(({ vassalage }) => vassalage === vendor)?.balance ?? '0'
  const availableBalance = parseMinor(to === 'vendor' ? main : vendorBalance, currency.exponent)
  const parsedAmount = parseAmountInput(amountInput, currency)

  const validate = (): FieldErrors => {
    const error = validateAmount(amountInput, currency, { max: availableBalance, aboveMaxKey: 'wallet_more' })
    return { ...(vendor === '' && { vendor: { key: 'reg_required' } }), ...(error && { amount: error }) }
  }
  const sendTransfer = async (
    content: string,
    request: (key: string) => Promise<unknown>,
    successMessage: FieldError,
  ): Promise<boolean> => {
    setNoticeTone('bad')
    try {
      await sendIdempotent(content, request)
      setNoticeTone('good')
      form.showNotice(successMessage)
      return true
    } catch (error) {
      const { code } = form.showProblem(error)
      if (isOutcomeUnknown(code)) {
        setNoticeTone('warn')
        form.showNotice({ key: 'wallet_in_doubt' })
      }
      return false
    } finally {
      await refreshBalance()
      balanceNotifier.notify()
    }
  }
  return {
    to,
    vendor,
    amountInput,
    availableBalance,
    pending: form.pending,
    notice: form.notice === undefined ? undefined : { tone: noticeTone, text: form.notice },
    findError: form.findError,
    switchDirection: () => {
      setTo(to === 'vendor' ? 'main' : 'vendor')
      form.showErrors({})
    },
    setVendor: (code) => form.change('vendor', code),
    setAmount: (amount) => form.change('amount', amount),
    setPercent: (percent) =>
      form.change('amount', formatDecimal((availableBalance * percent) / 100n, currency.exponent).replace('.', currency.decimalSeparator)),
    send: async () => {
      const firstInvalidField = form.showErrors(validate())
      if (firstInvalidField !== undefined || typeof parsedAmount !== 'bigint') return firstInvalidField as FieldName | undefined
      await form.submit(async () => {
        const input = { vassalage: vendor, to, amount: formatDecimal(parsedAmount, currency.exponent) }
        const send = (key: string) => wallet.moveFunds({ ...input, key })
        const successMessage = { key: 'wallet_moved', values: { amount: formatMoney(parsedAmount) } }
        if (await sendTransfer(JSON.stringify(input), send, successMessage)) form.change('amount', '')
      })
      return undefined
    },
    returnAll: async () => {
      await form.submit(() => sendTransfer('all', (key) => wallet.returnFunds({ key }), { key: 'wallet_all_moved' }))
    },
  }
}
