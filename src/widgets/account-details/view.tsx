import { Suspense, useState, type ReactNode } from 'react'
import type { MemberDetails } from '../../generated/api.ts'
import type { Action } from '../../generated/config.ts'
import {
  ActionLink,
  QueryBoundary,
  formatTimestamp,
  lazyView,
  useConfig,
  useFormatDate,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { ContactDialog, useMemberDetails } from '../../features/account/index.ts'
import { Badge } from '../../ui/controls/badge.tsx'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { Panel } from '../../ui/controls/panel.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './style.module.css'

const AuthenticatorDialog = lazyView(
  'account-details/authenticator',
  async () => (await import('./authenticator-dialog.tsx')).AuthenticatorDialog,
)

const RemoveAuthenticatorDialog = lazyView(
  'account-details/remove',
  async () => (await import('./remove-authenticator-dialog.tsx')).RemoveAuthenticatorDialog,
)

/** Personal details of the player, and the security settings: passwords, contact channels and authenticator app. */
export function View({ props: { show = 'all' } }: WidgetViewProps<'account-details'>): ReactNode {
  const query = useMemberDetails()
  return (
    <QueryBoundary query={query} fallback={<Skeleton className={styles['skeleton']} />}>
      {(details) => (
        <div className={styles['stack']}>
          {show !== 'security' && <PersonalDetails details={details} includesContacts={show === 'personal'} />}
          {show !== 'personal' && <SecuritySettings details={details} refetch={query.refetch} />}
        </div>
      )}
    </QueryBoundary>
  )
}

/** Fields that the security section shows. The personal section shows them only if there is no security section. */
const contactFields: ReadonlySet<string> = new Set(['mobileNum', 'email'])

function PersonalDetails({
  details,
  includesContacts,
}: {
  readonly details: MemberDetails
  readonly includesContacts: boolean
}): ReactNode {
  const text = useText()
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const fields = useConfig(({ registration }) => registration.fields)
  const formatDate = useFormatDate()
  const formatDay = (timestamp: string): string => formatDate(formatTimestamp(timestamp, timeZone, 'yyyy-MM-dd'))
  const rows: readonly (readonly [string, string])[] = [
    ['login_username', details.account],
    ['field_nickname', details.nickname],
    ['account_since', formatDay(details.createdAt)],
    ...(details.termsAcceptedAt === undefined ? [] : [['account_terms', formatDay(details.termsAcceptedAt)] as const]),
    ...details.profile
      .filter(({ field }) => field !== 'nickname' && (includesContacts || !contactFields.has(field)))
      .map(({ field, value }) => {
        const { label = `field_${field}`, options } = fields[field] ?? {}
        const option = options && Object.hasOwn(options, value) ? options[value] : undefined
        return [label, option ? text(option.label) : value] as const
      }),
  ]
  return (
    <Panel title={text('account_personal')}>
      <dl className={styles['rows']}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles['row']}>
            <dt>{text(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

function SecuritySettings({
  details: { paymentPassword, authenticator = false, hasPassword = true, verified = [], profile },
  refetch,
}: {
  readonly details: MemberDetails
  readonly refetch: () => void
}): ReactNode {
  const text = useText()
  const overlays = useConfig((config) => config.overlays)
  const offersAuthenticator = useConfig(({ settings }) => settings.extraVerification.authenticator)
  return (
    <Panel title={text('account_security')}>
      <dl className={styles['rows']}>
        {overlays.changePassword !== undefined && (
          <PasswordRow name="login_password" isSet={hasPassword} action={{ overlay: overlays.changePassword }} />
        )}
        {overlays.paymentPassword !== undefined && (
          <PasswordRow name="payment_password" isSet={paymentPassword} action={{ overlay: overlays.paymentPassword }} />
        )}
        {(['mobileNum', 'email'] as const).map((kind) => (
          <ContactRow
            key={kind}
            kind={kind}
            value={profile.find(({ field }) => field === kind)?.value}
            isVerified={verified.includes(kind)}
            hasPassword={hasPassword}
            refetch={refetch}
          />
        ))}
        {(offersAuthenticator || authenticator) && (
          <AuthenticatorRow isOffered={offersAuthenticator} isEnabled={authenticator} hasPassword={hasPassword} refetch={refetch} />
        )}
      </dl>
    </Panel>
  )
}

function PasswordRow({ name, isSet, action }: { readonly name: string; readonly isSet: boolean; readonly action: Action }): ReactNode {
  const text = useText()
  return (
    <div className={styles['row']}>
      <dt>{text(name)}</dt>
      <dd className={styles['setting']}>
        <Badge tone={isSet ? 'accent' : 'quiet'}>{text(isSet ? 'account_secret_set' : 'account_secret_unset')}</Badge>
        <ActionLink action={action} className={getButtonClass({ size: 's' })}>
          {text(isSet ? 'account_change' : 'account_set')}
          <span className="visually-hidden">: {text(name)}</span>
        </ActionLink>
      </dd>
    </div>
  )
}

interface ContactProps {
  readonly kind: 'mobileNum' | 'email'
  /** Masked value; `undefined` if none is set. */
  readonly value: string | undefined
  readonly isVerified: boolean
  readonly hasPassword: boolean
  readonly refetch: () => void
}

/** A contact channel, and the button that changes it. */
function ContactRow({ kind, value, isVerified, hasPassword, refetch }: ContactProps): ReactNode {
  const text = useText()
  const [open, setOpen] = useState(false)
  const close = (): void => {
    setOpen(false)
    refetch()
  }
  const name = text(kind === 'email' ? 'field_email' : 'field_mobileNum')
  const actionKey = isVerified ? 'account_change' : value === undefined ? 'account_set' : 'contact_verify'
  return (
    <div className={styles['row']}>
      <dt>{name}</dt>
      <dd className={styles['setting']}>
        <span className={styles['group']}>
          {value !== undefined && <bdi>{value}</bdi>}
          <Badge tone={isVerified ? 'accent' : 'quiet'}>
            {text(isVerified ? 'contact_verified' : value === undefined ? 'account_secret_unset' : 'contact_unverified')}
          </Badge>
        </span>
        <Button size="s" onClick={() => setOpen(true)}>
          {text(actionKey)}
          <span className="visually-hidden">: {name}</span>
        </Button>
        {open && (
          <Suspense fallback={null}>
            <ContactDialog kind={kind} hasPassword={hasPassword} onClose={close} />
          </Suspense>
        )}
      </dd>
    </div>
  )
}

interface AuthenticatorProps {
  /** Whether the brand offers authenticator apps. */
  readonly isOffered: boolean
  readonly isEnabled: boolean
  readonly hasPassword: boolean
  readonly refetch: () => void
}

/** The authenticator app, whose codes confirm logins from unknown networks in place of codes by email or SMS. */
function AuthenticatorRow({ isOffered, isEnabled, hasPassword, refetch }: AuthenticatorProps): ReactNode {
  const text = useText()
  const [openDialog, setOpenDialog] = useState<'set' | 'remove'>()
  const close = (): void => {
    setOpenDialog(undefined)
    refetch()
  }
  const Dialog = openDialog === 'remove' ? RemoveAuthenticatorDialog : AuthenticatorDialog
  const renderButton = (dialog: 'set' | 'remove', label: string): ReactNode => (
    <Button size="s" onClick={() => setOpenDialog(dialog)}>
      {text(label)}
      <span className="visually-hidden">: {text('authenticator_title')}</span>
    </Button>
  )
  return (
    <div className={styles['row']}>
      <dt>{text('authenticator_title')}</dt>
      <dd className={styles['setting']}>
        {isEnabled ? <Badge tone="accent">{text('account_secret_set')}</Badge> : <span>{text('authenticator_short')}</span>}
        <span className={styles['group']}>
          {isOffered && renderButton('set', isEnabled ? 'account_change' : 'account_set')}
          {isEnabled && renderButton('remove', 'authenticator_remove')}
        </span>
        {openDialog !== undefined && (
          <Suspense fallback={null}>
            <Dialog hasPassword={hasPassword} onClose={close} />
          </Suspense>
        )}
      </dd>
    </div>
  )
}
