import { useRef, useState } from 'react'
import type { PointsRedemption } from '../../generated/api.ts'
import { type FieldError, problemOf, useText } from '../../engine/index.ts'
import { isOutcomeUnknown, mustReuseKey, newKey } from '../../features/money/index.ts'
import { useSession } from '../../features/session/index.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'

export interface Spend {
  readonly password: string
  readonly pending: boolean
  readonly redemption: PointsRedemption | undefined
  /** What is said of the whole attempt. */
  readonly notice: string | undefined
  errorOf(field: string): string | undefined
  changePassword(password: string): void
  /** Forgets what was said of a field, since it was written anew. */
  clear(field: string): void
  /** Sends so many, unless something that was judged here is wrong. */
  send(
    count: number | undefined,
    wrong: Readonly<Record<string, FieldError>>,
    request: (key: string, paymentPassword: string) => Promise<PointsRedemption>,
  ): void
}

/** Spending points by the payment password: what is sent again because no answer came counts once. */
export function useSpend(onSpent: () => void): Spend {
  const { refreshBalance } = useSession()
  const text = useText()
  const { pending, run } = useSingleFlight()
  const [password, setPassword] = useState('')
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({})
  const [notice, setNotice] = useState<string>()
  const [redemption, setRedemption] = useState<PointsRedemption>()
  /** The keys of what nobody knows of, by how many were sent. */
  const unclearKeys = useRef(new Map<number | undefined, string>())
  const clear = (field: string): void => setErrors(({ [field]: _, ...others }) => others)
  const attempt = async (count: number | undefined, submit: Parameters<Spend['send']>[2]): Promise<void> => {
    const key = unclearKeys.current.get(count) ?? newKey()
    unclearKeys.current.set(count, key)
    setNotice(undefined)
    try {
      setRedemption(await submit(key, password))
      onSpent()
      void refreshBalance()
    } catch (error) {
      const { code, detail } = problemOf(error)
      const { fields = {}, messageKey, retryAfterSeconds: seconds = 0 } = detail
      if (!mustReuseKey(code)) unclearKeys.current.delete(count)
      setErrors(fields)
      if (isOutcomeUnknown(code)) setNotice(text('points_again'))
      else if (Object.keys(fields).length === 0) setNotice(text(messageKey, { seconds }))
    }
  }
  return {
    password,
    pending,
    redemption,
    notice,
    errorOf: (field) => errors[field] && text(errors[field].key, errors[field].values),
    changePassword: (value) => {
      setPassword(value)
      clear('paymentPassword')
    },
    clear,
    send: (count, validated, request) => {
      const fieldErrors = { ...validated, ...(password === '' && { paymentPassword: { key: 'reg_required' } }) }
      setErrors(fieldErrors)
      if (Object.keys(fieldErrors).length === 0) void run(() => attempt(count, request))
    },
  }
}
