import { Suspense, useId, useMemo, useState, type ReactNode } from 'react'
import {
  ActionLink,
  lazyView,
  type RegisterForm,
  resolveRegisterForm,
  useConfig,
  useEngine,
  useFactStates,
  useSite,
  useStore,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { useSocialProfile } from '../../features/session/index.ts'
import { getButtonClass } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Tabs, getTabId } from '../../ui/controls/tabs.tsx'
import { RegistrationForm } from './registration-form.tsx'
import styles from './style.module.css'
import { useUrlAffiliate } from './use-url-affiliate.ts'

const SocialStep = lazyView('register-form/social-step', async () => (await import('./social-step.tsx')).SocialStep)

type Method = 'username' | 'mobile'

/** Registration by the methods that the platform allows, each with the fields that the platform's rules define. */
export function View({ props: { columns = 1 } }: WidgetViewProps<'register-form'>): ReactNode {
  const form = useRegisterForm()
  const { permission } = useFactStates()
  const title = useConfig((config) => config.registration.title)
  const affiliate = useUrlAffiliate()
  const text = useText()
  const panelId = useId()
  const [chosenMethod, setChosenMethod] = useState<Method>()
  const { profile } = useSocialProfile()
  const method = form.methods.find((candidate) => candidate === chosenMethod) ?? form.methods[0]
  if (method === undefined) return permission === 'pending' ? <Placeholder /> : <ClosedMessage />
  if (profile)
    return (
      <div className={styles['register']} data-columns={columns}>
        <Suspense fallback={<Placeholder />}>
          <SocialStep form={form} affiliate={affiliate} />
        </Suspense>
      </div>
    )
  return (
    <div className={styles['register']} data-columns={columns}>
      {title && <p className={styles['title']}>{text(title.key, title.values)}</p>}
      {form.methods.length > 1 && (
        <Tabs
          label={text('register_methods')}
          tabs={form.methods.map((id) => ({ id, label: text(`register_by_${id}`) }))}
          value={method}
          onChange={(id) => setChosenMethod(id as Method)}
          panelId={panelId}
          variant="segments"
          fillsWidth
        />
      )}
      <div id={panelId} {...(form.methods.length > 1 && { role: 'tabpanel', 'aria-labelledby': getTabId(panelId, method) })}>
        <RegistrationForm key={method} method={method} fields={form.fields[method]} affiliate={affiliate} />
      </div>
      <p className={styles['alternative']}>
        {text('register_have_account')} <LoginLink />
      </p>
    </div>
  )
}

function LoginLink(): ReactNode {
  const overlay = useConfig(({ overlays }) => overlays.login)
  const text = useText()
  return (
    <ActionLink action={{ overlay }} className={getButtonClass({ tone: 'link' })}>
      {text('login_submit')}
    </ActionLink>
  )
}

function ClosedMessage(): ReactNode {
  const text = useText()
  return <Empty icon="lock" title={text('register_closed_title')} text={text('register_closed_text')} />
}

/** Reserves the form's space until the platform's rules and the JavaScript of the form have loaded. */
function Placeholder(): ReactNode {
  return (
    <div className={styles['register']} aria-busy="true">
      {[28, 68, 68, 48].map((blockSize, index) => (
        <Skeleton key={index} style={{ blockSize }} />
      ))}
    </div>
  )
}

/** Returns the registration form that the platform's rules and flags define. */
function useRegisterForm(): RegisterForm {
  const { facts, config } = useEngine()
  const permission = useStore(facts, (state) => state.facts.permission)
  const flags = useSite((site) => site.flags)
  return useMemo(() => resolveRegisterForm(config, permission, flags), [config, permission, flags])
}
