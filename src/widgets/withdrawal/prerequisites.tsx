import { Suspense, type ReactNode, useEffect, useRef, useState } from 'react'
import type { PayeeList, WithdrawalTerms } from '../../generated/api.ts'
import { ActionLink, useConfig, useText } from '../../engine/index.ts'
import { ContactDialog, useMemberDetails } from '../../features/account/index.ts'
import { PayeeDialog } from '../../features/payout/index.ts'
import { Button, buttonClass } from '../../ui/controls/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import styles from './style.module.css'

interface PrerequisitesProps {
  readonly terms: WithdrawalTerms
  readonly list: PayeeList
  readonly onChanged: () => void
}

/**
 * What is missing before a first withdrawal, one step at a time, with a link to each; the player returns here
 * afterwards.
 */
export function Prerequisites({ terms: { paymentPassword: inTerms, mobile }, list, onChanged }: PrerequisitesProps): ReactNode {
  const text = useText()
  const details = useMemberDetails()
  const overlay = useConfig(({ overlays }) => overlays.paymentPassword)
  const [open, setOpen] = useState<'mobile' | 'payee'>()
  const { paymentPassword = false, verified = [], byPassword = true } = details.value ?? {}
  const hasMobile = mobile || verified.includes('mobileNum')
  const hasPassword = inTerms || paymentPassword
  useFollow([hasMobile, hasPassword], onChanged)
  const way =
    overlay === undefined ? (
      <ActionLink action={{ support: 'AUTO' }} className={buttonClass({ tone: 'primary' })}>
        {text('contact_support')}
      </ActionLink>
    ) : (
      <ActionLink action={{ overlay }} className={buttonClass({ tone: 'primary' })}>
        {text('withdrawal_before_set')}
        <span className="visually-hidden">: {text('withdrawal_before_password')}</span>
      </ActionLink>
    )
  const button = (what: 'mobile' | 'payee'): ReactNode => (
    <Button tone="primary" onClick={() => setOpen(what)}>
      {text('withdrawal_before_set')}
      <span className="visually-hidden">: {text(`withdrawal_before_${what}`)}</span>
    </Button>
  )
  const close = (): void => {
    setOpen(undefined)
    details.refetch()
    onChanged()
  }
  return (
    <section aria-label={text('withdrawal_before_title')} className={styles['before']}>
      <h4>{text('withdrawal_before_title')}</h4>
      <p className={styles['muted']}>{text('withdrawal_before_text')}</p>
      <ol className={styles['list']}>
        <Item name="password" done={hasPassword} way={way} />
        <Item name="mobile" done={hasMobile} way={hasPassword && button('mobile')} />
        <Item name="payee" done={false} way={hasPassword && hasMobile && button('payee')} />
      </ol>
      <Suspense fallback={null}>
        {open === 'mobile' && <ContactDialog kind="mobileNum" byPassword={byPassword} onClose={close} />}
        {open === 'payee' && (
          <PayeeDialog list={list} pending={list.payees.find(({ confirmed }) => !confirmed)} onClose={close} onChanged={onChanged} />
        )}
      </Suspense>
    </section>
  )
}

interface ItemProps {
  readonly name: 'password' | 'mobile' | 'payee'
  readonly done: boolean
  readonly way: ReactNode
}

function Item({ name, done, way }: ItemProps): ReactNode {
  const text = useText()
  return (
    <li className={styles['item']} data-done={done}>
      <span className={styles['tick']}>{done && <Icon name="check" size={16} />}</span>
      <p className={styles['what']}>
        <strong>{text(`withdrawal_before_${name}`)}</strong>
        <span>{text(`withdrawal_before_${name}_text`)}</span>
      </p>
      {done ? <span className={styles['muted']}>{text('withdrawal_before_done')}</span> : way}
    </li>
  )
}

/** Calls `onChanged` once something was set elsewhere. */
function useFollow(set: readonly [boolean, boolean], onChanged: () => void): void {
  const key = set.join()
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    onChanged()
  }, [key, onChanged])
}
