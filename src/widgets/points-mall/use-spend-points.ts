import { useState } from 'react'
import type { PointsRedemption } from '../../generated/api.ts'
import { type Form, useForm, type FieldErrors } from '../../features/forms/index.ts'
import { isOutcomeUnknown, useIdempotentRequest } from '../../features/money/index.ts'
import { useSession } from '../../features/session/index.ts'

export interface PointsSpending extends Pick<Form, 'pending' | 'notice' | 'findError' | 'clearError'> {
  readonly password: string
  readonly redemption: PointsRedemption | undefined
  changePassword(password: string): void
  /**
   * Sends the request, unless `errors` names an invalid field or the payment password is missing. `count`, the number
   * of points or the quantity, identifies the request: one with another count gets a new idempotency key.
   */
  send(count: number | undefined, errors: FieldErrors, request: (key: string, paymentPassword: string) => Promise<PointsRedemption>): void
}

/** Spends points with the payment password. A retry after a lost response uses the same idempotency key. */
export function useSpendPoints(onSpent: () => void): PointsSpending {
  const { refreshBalance } = useSession()
  const form = useForm({ paymentPassword: '' })
  const { paymentPassword } = form.values
  const [redemption, setRedemption] = useState<PointsRedemption>()
  const sendIdempotent = useIdempotentRequest()
  const sendRequest = async (count: number | undefined, request: Parameters<PointsSpending['send']>[2]): Promise<void> => {
    try {
      setRedemption(await sendIdempotent(String(count), (key) => request(key, paymentPassword)))
      onSpent()
      void refreshBalance()
    } catch (error) {
      const { code } = form.showProblem(error)
      if (isOutcomeUnknown(code)) form.showNotice({ key: 'points_again' })
    }
  }
  return {
    password: paymentPassword,
    pending: form.pending,
    redemption,
    notice: form.notice,
    findError: form.findError,
    changePassword: (value) => form.change('paymentPassword', value),
    clearError: form.clearError,
    send: (count, errors, request) => {
      const passwordError = paymentPassword === '' && { paymentPassword: { key: 'reg_required' } }
      if (form.showErrors({ ...errors, ...passwordError }) === undefined) void form.submit(() => sendRequest(count, request))
    },
  }
}
