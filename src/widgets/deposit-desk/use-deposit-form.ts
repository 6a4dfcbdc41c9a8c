import { useEffect, useEffectEvent } from 'react'
import type { Deposit, DepositChannel, DepositOffer, DepositRequestBody } from '../../generated/api.ts'
import {
  validateDeposit,
  type ValidatedDeposit,
  type Query,
  reformatInput,
  toDecimal,
  useCentre,
  useConfig,
  useEngine,
  useOverlayPage,
  useQuery,
  useSite,
  useStore,
} from '../../engine/index.ts'
import { useSession } from '../../features/session/index.ts'
import { returnedDepositSlice, redirectToGateway } from '../../features/deposits/index.ts'
import { useForm } from '../../features/forms/index.ts'
import { isOutcomeUnknown, createIdempotencyKey } from '../../features/money/index.ts'
import { type Draft, draftSlice, createEmptyDraft, type Screen } from './deposit-draft.ts'

export interface DepositForm extends Pick<Draft, 'screen' | 'values' | 'openDeposit'> {
  readonly offer: Query<DepositOffer>
  readonly channel: DepositChannel | undefined
  readonly validated: ValidatedDeposit | undefined
  readonly pending: boolean
  /** Message about the request as a whole, not about a field. */
  readonly notice: string | undefined
  findError(name: string): string | undefined
  goTo(screen: Screen): void
  chooseChannel(channel: string): void
  change(name: string, value: string): void
  /** Validates the fields `names` and shows their errors. Continues to `screen` and returns `true` if all are valid. */
  submitStep(names: readonly string[], screen: Screen): boolean
  send(): void
  showDeposit(deposit: Deposit): void
  /** Opens the payment page of the deposit, if it has one. */
  openPaymentPage(deposit: Deposit): void
  /** Performs an action on the deposit that is shown, such as cancelling it. Ignored while a request is pending. */
  runAction(action: () => Promise<Deposit>): void
  /** Replaces the deposit that is shown with its current state on the platform. */
  updateDeposit(updated: Deposit): void
}

/** The deposit form: the draft, its errors, and the deposit that it created. */
export function useDepositForm(): DepositForm {
  const engine = useEngine()
  const { ports } = engine
  const memberId = useSite(({ visitor }) => visitor.member?.id)
  const { currency } = useConfig(({ merchant }) => merchant)
  const store = engine.slice(draftSlice)
  const savedDraft = useStore(store, (draft) => draft)
  const draft = savedDraft.memberId === memberId ? savedDraft : createEmptyDraft(memberId)
  const offer = useQuery('deposit offer', ({ deposit }) => deposit.channels())
  const { refreshBalance } = useSession()
  const { page } = useCentre('member')
  const isInCentre = useOverlayPage() !== undefined
  // The values are kept in the slice of the draft, which outlives this component.
  const form = useForm({})
  const updateDraft = (changes: Partial<Draft>): void => store.set({ ...draft, ...changes })
  const channel = offer.value?.channels.find(({ id }) => id === draft.channelId)
  const { amount: enteredAmount = '', ...otherValues } = draft.values
  const amountText = reformatInput(enteredAmount, draft.format ?? currency, currency)
  const values = { ...otherValues, amount: toDecimal(amountText, currency) }
  const validated = channel && validateDeposit({ channel, bonuses: offer.value?.bonuses ?? [], exponent: currency.exponent }, values)

  const updateDeposit = (updated: Deposit): void => {
    if (store.get().openDeposit?.id !== updated.id) return
    if (updated.state !== store.get().openDeposit?.state) {
      offer.refetch()
      if (updated.state === 'paid') void refreshBalance()
    }
    store.set({ ...store.get(), openDeposit: updated })
  }
  const showDeposit = (deposit: Deposit): void => {
    form.showNotice(undefined)
    updateDraft({ screen: 'deposit', openDeposit: deposit })
  }
  const openPaymentPage = (deposit: Deposit): void => {
    if (deposit.payUrl !== undefined) redirectToGateway(engine, isInCentre ? { id: deposit.id, page } : undefined, deposit.payUrl)
  }
  const showProblem = (error: unknown): void => {
    const { code, detail } = form.showProblem(error)
    const [firstField] = Object.keys(detail.fields ?? {})
    if (code === 'deposit_key_used') updateDraft({ lastRequest: undefined })
    if (isOutcomeUnknown(code)) offer.refetch()
    if (firstField !== undefined) updateDraft({ screen: firstField === 'amount' || firstField === 'bonus' ? 'amount' : 'details' })
  }
  const send = async (): Promise<void> => {
    if (channel === undefined || validated === undefined) return
    const { bonus } = draft.values
    const body = { channel: channel.id, amount: values.amount, ...validated.values, ...(bonus !== undefined && bonus !== '' && { bonus }) }
    const content = JSON.stringify(body)
    const lastRequest = draft.lastRequest?.content === content ? draft.lastRequest : { content, key: createIdempotencyKey() }
    updateDraft({ lastRequest })
    try {
      const deposit = await ports.deposit.request({ ...body, key: lastRequest.key } as DepositRequestBody)
      store.set({ ...createEmptyDraft(memberId), channelId: channel.id, screen: 'deposit', openDeposit: deposit })
      offer.refetch()
      openPaymentPage(deposit)
    } catch (error) {
      showProblem(error)
    }
  }
  const performAction = async (action: () => Promise<Deposit>): Promise<void> => {
    try {
      updateDeposit(await action())
    } catch (error) {
      showProblem(error)
      const { openDeposit } = store.get()
      const currentDeposit = openDeposit && (await ports.deposit.one({ id: openDeposit.id }).catch(() => undefined))
      if (currentDeposit) updateDeposit(currentDeposit)
    }
  }
  useReturnedDeposit(memberId, (deposit) => store.set({ ...createEmptyDraft(memberId), screen: 'deposit', openDeposit: deposit }))
  return {
    ...draft,
    values: { ...draft.values, amount: amountText },
    offer,
    channel,
    validated,
    pending: form.pending,
    notice: form.notice,
    findError: form.findError,
    goTo: (screen) => {
      form.showNotice(undefined)
      updateDraft({ screen })
    },
    chooseChannel: (id) => {
      form.showErrors({})
      updateDraft({ channelId: id, screen: 'amount' })
    },
    change: (name, value) => {
      form.clearError(name)
      updateDraft({ values: { ...draft.values, amount: amountText, [name]: value }, format: currency })
    },
    submitStep: (names, screen) => {
      const stepErrors = Object.fromEntries(Object.entries(validated?.errors ?? {}).filter(([name]) => names.includes(name)))
      if (form.showErrors(stepErrors) !== undefined) return false
      updateDraft({ screen })
      return true
    },
    send: () => void form.submit(send),
    showDeposit,
    openPaymentPage,
    runAction: (action) => void form.submit(() => performAction(action)),
    updateDeposit,
  }
}

/** Calls `onReturn` with the deposit whose payment page the player has returned from. */
function useReturnedDeposit(memberId: string | undefined, onReturn: (deposit: Deposit) => void): void {
  const engine = useEngine()
  const returnedId = useStore(engine.slice(returnedDepositSlice), ({ id }) => id)
  const handleReturn = useEffectEvent(onReturn)
  useEffect(() => {
    if (returnedId === undefined || memberId === undefined) return
    engine.slice(returnedDepositSlice).set({})
    engine.ports.deposit.one({ id: returnedId }).then(handleReturn, () => undefined)
  }, [returnedId, memberId, engine])
}
