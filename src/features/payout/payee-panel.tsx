import { Suspense, type ReactNode, useState } from 'react'
import type { Payee, PayeeList } from '../../generated/api.ts'
import { toProblem, QueryBoundary, useOverlays, usePorts, useText } from '../../engine/index.ts'
import { useMemberDetails } from '../account/index.ts'
import { RowIcon, useFormatTimestamp } from '../money/index.ts'
import { Badge } from '../../ui/controls/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import { Panel } from '../../ui/controls/panel.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './payout.module.css'
import { PayeeDialog, getPayeeIcon, usePayees } from './payees.ts'

/** Payout accounts of a member: add, confirm, set default, remove. */
export function PayeePanel(): ReactNode {
  const query = usePayees()
  return (
    <QueryBoundary query={query} fallback={<Skeleton className={styles['skeleton']} />}>
      {(list) => <Payees list={list} refetch={query.refetch} />}
    </QueryBoundary>
  )
}

interface PayeesProps {
  readonly list: PayeeList
  readonly refetch: () => void
}

function Payees({ list, refetch }: PayeesProps): ReactNode {
  const text = useText()
  const details = useMemberDetails().value
  const [dialogPayee, setDialogPayee] = useState<Payee | 'new'>()
  const [problem, setProblem] = useState<string>()
  const missingPrerequisiteKey = details && findMissingPrerequisite(details)
  return (
    <Panel title={text('payee_title')}>
      {list.payees.length === 0 ? (
        <p className={styles['empty']}>{text('payee_none')}</p>
      ) : (
        <ul>
          {list.payees.map((payee) => (
            <PayeeRow key={payee.id} payee={payee} refetch={refetch} onEnterCode={() => setDialogPayee(payee)} onProblem={setProblem} />
          ))}
        </ul>
      )}
      <div className={styles['footer']}>
        {problem !== undefined && <Notice tone="bad">{text(problem)}</Notice>}
        {missingPrerequisiteKey === undefined ? (
          list.payees.length < list.maxPayees && <Button onClick={() => setDialogPayee('new')}>{text('payee_add')}</Button>
        ) : (
          <p className={styles['note']}>{text(missingPrerequisiteKey)}</p>
        )}
      </div>
      {dialogPayee !== undefined && (
        <Suspense fallback={null}>
          <PayeeDialog
            list={list}
            pending={dialogPayee === 'new' ? undefined : dialogPayee}
            onClose={() => setDialogPayee(undefined)}
            onChanged={refetch}
          />
        </Suspense>
      )}
    </Panel>
  )
}

/** Returns the message key of the first missing prerequisite of a payout account; `undefined` if none is missing. */
function findMissingPrerequisite({
  verified = [],
  paymentPassword,
}: {
  readonly verified?: readonly string[]
  readonly paymentPassword: boolean
}) {
  if (!verified.includes('mobileNum')) return 'payee_mobile_first'
  return paymentPassword ? undefined : 'payee_password_first'
}

interface PayeeRowProps {
  readonly payee: Payee
  readonly refetch: () => void
  readonly onEnterCode: () => void
  readonly onProblem: (key: string | undefined) => void
}

function PayeeRow({
  payee: { id, kind, name, number, holder, preferred, confirmed, usable, usableAt },
  refetch,
  onEnterCode,
  onProblem,
}: PayeeRowProps): ReactNode {
  const text = useText()
  const ports = usePorts()
  const { confirm } = useOverlays()
  const formatTime = useFormatTimestamp()
  const [busyAction, setBusyAction] = useState<string>()
  const isCoolingDown = !usable && usableAt !== undefined
  const runAction = async (action: string, request: () => Promise<unknown>): Promise<void> => {
    if (busyAction !== undefined) return
    setBusyAction(action)
    onProblem(undefined)
    try {
      await request()
    } catch (error) {
      onProblem(toProblem(error).detail.messageKey)
    }
    setBusyAction(undefined)
    refetch()
  }
  const remove = async (): Promise<void> => {
    if (await confirm({ title: 'payee_remove_title', text: 'payee_remove_text', confirm: 'payee_remove', cancel: 'sign_out_cancel' }))
      await runAction('remove', () => ports.payee.remove({ id }))
  }
  const hiddenName = <span className="visually-hidden">{`: ${name} ${number}`}</span>
  return (
    <li className={styles['row']}>
      <RowIcon icon={getPayeeIcon(kind)} />
      <p className={styles['details']}>
        <strong>{name}</strong>
        <span className="figures">
          <bdi>{number}</bdi>
          {holder !== undefined && (
            <>
              {' · '}
              <bdi>{holder}</bdi>
            </>
          )}
        </span>
        {!confirmed && <span className={styles['warn']}>{text('payee_waiting')}</span>}
        {isCoolingDown && (
          <span className={styles['warn']}>{text('payee_cooling', { time: preventLineBreaks(formatTime(usableAt)) })}</span>
        )}
      </p>
      <span className={styles['actions']}>
        {preferred && <Badge tone="accent">{text('payee_preferred')}</Badge>}
        {!confirmed && (
          <Button size="s" onClick={onEnterCode}>
            {text('payee_confirm_now')}
            {hiddenName}
          </Button>
        )}
        {confirmed && !preferred && (
          <Button size="s" busy={busyAction === 'prefer'} onClick={() => void runAction('prefer', () => ports.payee.prefer({ id }))}>
            {text('payee_prefer')}
            {hiddenName}
          </Button>
        )}
        <Button size="s" busy={busyAction === 'remove'} onClick={() => void remove()}>
          {text('payee_remove')}
          {hiddenName}
        </Button>
      </span>
    </li>
  )
}
