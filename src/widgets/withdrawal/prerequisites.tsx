import { Suspense, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PayeeList, WithdrawalTerms } from '../../generated/api.ts'
import { ActionLink, useConfig, useText } from '../../engine/index.ts'
import { ContactDialog, useMemberDetails } from '../../features/account/index.ts'
import { PayeeDialog } from '../../features/payout/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'

interface PrerequisitesProps {
  readonly terms: WithdrawalTerms
  readonly list: PayeeList
  readonly onChanged: () => void
}

/**
 * The prerequisites of a first withdrawal, which the player completes in order. Only the first missing one has a link
 * or a button, and the list updates when it is completed.
 */
export function Prerequisites({
  terms: { paymentPassword: hasPaymentPasswordInTerms, mobile },
  list,
  onChanged,
}: PrerequisitesProps): ReactNode {
  const text = useText()
  const details = useMemberDetails()
  const overlay = useConfig(({ overlays }) => overlays.paymentPassword)
  const [openDialog, setOpenDialog] = useState<'mobile' | 'payee'>()
  const { paymentPassword = false, verified = [], hasPassword: hasLoginPassword = true } = details.value ?? {}
  const hasMobile = mobile || verified.includes('mobileNum')
  const hasPaymentPassword = hasPaymentPasswordInTerms || paymentPassword
  useOnChange([hasMobile, hasPaymentPassword], onChanged)
  const passwordAction =
    overlay === undefined ? (
      <ActionLink action={{ support: 'AUTO' }} className={getButtonClass({ tone: 'primary' })}>
        {text('contact_support')}
      </ActionLink>
    ) : (
      <ActionLink action={{ overlay }} className={getButtonClass({ tone: 'primary' })}>
        {text('withdrawal_before_set')}
        <span className="visually-hidden">: {text('withdrawal_before_password')}</span>
      </ActionLink>
    )
  const renderButton = (item: 'mobile' | 'payee'): ReactNode => (
    <Button tone="primary" onClick={() => setOpenDialog(item)}>
      {text('withdrawal_before_set')}
      <span className="visually-hidden">: {text(`withdrawal_before_${item}`)}</span>
    </Button>
  )
  const handleClose = (): void => {
    setOpenDialog(undefined)
    details.refetch()
    onChanged()
  }
  return (
    <section aria-label={text('withdrawal_before_title')} className={styles['prerequisites']}>
      <h4>{text('withdrawal_before_title')}</h4>
      <p className={styles['muted']}>{text('withdrawal_before_text')}</p>
      <ol className={styles['list']}>
        <PrerequisiteItem name="password" isDone={hasPaymentPassword} action={passwordAction} />
        <PrerequisiteItem name="mobile" isDone={hasMobile} action={hasPaymentPassword && renderButton('mobile')} />
        <PrerequisiteItem name="payee" isDone={false} action={hasPaymentPassword && hasMobile && renderButton('payee')} />
      </ol>
      <Suspense fallback={null}>
        {openDialog === 'mobile' && <ContactDialog kind="mobileNum" hasPassword={hasLoginPassword} onClose={handleClose} />}
        {openDialog === 'payee' && (
          <PayeeDialog list={list} pending={list.payees.find(({ confirmed }) => !confirmed)} onClose={handleClose} onChanged={onChanged} />
        )}
      </Suspense>
    </section>
  )
}

interface PrerequisiteItemProps {
  readonly name: 'password' | 'mobile' | 'payee'
  readonly isDone: boolean
  readonly action: ReactNode
}

function PrerequisiteItem({ name, isDone, action }: PrerequisiteItemProps): ReactNode {
  const text = useText()
  return (
    <li className={styles['item']} data-done={isDone}>
      <span className={styles['checkmark']}>{isDone && <Icon name="check" size={16} />}</span>
      <p className={styles['description']}>
        <strong>{text(`withdrawal_before_${name}`)}</strong>
        <span>{text(`withdrawal_before_${name}_text`)}</span>
      </p>
      {isDone ? <span className={styles['muted']}>{text('withdrawal_before_done')}</span> : action}
    </li>
  )
}

/** Calls `onChanged` when one of the values changes. */
function useOnChange(values: readonly [boolean, boolean], onChanged: () => void): void {
  const key = values.join()
  const previousKey = useRef(key)
  useEffect(() => {
    if (previousKey.current === key) return
    previousKey.current = key
    onChanged()
  }, [key, onChanged])
}
