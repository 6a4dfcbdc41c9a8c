import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { maxLengths } from '../../generated/max-lengths.ts'
import { ActionLink, QueryBoundary, useConfig, useText } from '../../engine/index.ts'
import { SecretField, useMemberDetails } from '../../features/account/index.ts'
import { type SummaryRow, SummaryRows } from '../../features/money/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import styles from './style.module.css'
import type { PointsSpending } from './use-spend-points.ts'

interface SpendDialogProps {
  readonly title: string
  readonly spending: PointsSpending
  /** The field for the number of points or the quantity, above the payment password. */
  readonly field: { readonly name: string; readonly label: string; readonly value: string; readonly onChange: (value: string) => void }
  /** Rendered beside the field. */
  readonly fieldAction?: ReactNode
  /** Rows that preview the result and, after success, show it. */
  readonly rows: readonly SummaryRow[]
  readonly submitLabel: string
  /** Content above the rows after success. */
  readonly confirmation: ReactNode
  readonly onSubmit: () => void
  readonly onClose: () => void
}

/** Dialog that spends points: a form with preview and payment password, then a confirmation. */
export function SpendDialog(props: SpendDialogProps): ReactNode {
  const width = useConfig(({ overlays }) => overlays.defaults.dialogWidth)
  const details = useMemberDetails()
  const text = useText()
  return (
    <Modal title={props.title} closeLabel={text('engine_close')} onClose={props.onClose} kind="dialog" width={width} closeOnEscape>
      {props.spending.redemption ? (
        <Success {...props} />
      ) : (
        <QueryBoundary query={details} fallback={<Skeleton className={styles['formSkeleton']} />}>
          {({ paymentPassword }) => (paymentPassword ? <Form {...props} /> : <NoPaymentPassword />)}
        </QueryBoundary>
      )}
    </Modal>
  )
}

function Form({ spending, field, fieldAction, rows, submitLabel, onSubmit }: SpendDialogProps): ReactNode {
  const text = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const errorTexts = [spending.findError(field.name), spending.findError('paymentPassword')].join()
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errorTexts])
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={handleSubmit}>
      <div className={styles['amount']}>
        <TextField
          id={`${id}-${field.name}`}
          name={field.name}
          label={field.label}
          value={field.value}
          required
          inputMode="numeric"
          autoComplete="off"
          error={spending.findError(field.name)}
          onChange={(value) => {
            spending.clearError(field.name)
            field.onChange(value)
          }}
        />
        {fieldAction}
      </div>
      <SummaryRows rows={rows} />
      <SecretField
        id={`${id}-password`}
        name="paymentPassword"
        label={text('payment_password')}
        value={spending.password}
        required
        maxLength={maxLengths['points.redeem'].paymentPassword}
        error={spending.findError('paymentPassword')}
        autoComplete="off"
        inputMode="numeric"
        onChange={spending.changePassword}
      />
      {spending.notice !== undefined && <Notice tone="bad">{spending.notice}</Notice>}
      <Button type="submit" tone="primary" size="l" wide busy={spending.pending}>
        {submitLabel}
      </Button>
    </form>
  )
}

/** Shown if no payment password is set, with a link to set one or, if the brand has no form for it, to support. */
function NoPaymentPassword(): ReactNode {
  const text = useText()
  const overlay = useConfig(({ overlays }) => overlays.paymentPassword)
  return (
    <div className={styles['form']}>
      <p>{text('points_password_unset')}</p>
      <ActionLink
        action={overlay === undefined ? { support: 'AUTO' } : { overlay }}
        className={getButtonClass({ tone: 'primary', wide: true })}
      >
        {text(overlay === undefined ? 'contact_support' : 'transfer_unset_way')}
      </ActionLink>
    </div>
  )
}

function Success({ confirmation, rows, onClose }: SpendDialogProps): ReactNode {
  const text = useText()
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => container.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={container} tabIndex={-1} className={styles['form']}>
      {confirmation}
      <SummaryRows rows={rows} />
      <Button wide size="l" onClick={onClose}>
        {text('engine_close')}
      </Button>
    </div>
  )
}
