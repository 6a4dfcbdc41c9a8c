import { Suspense, useState, type ReactNode } from 'react'
import type { AccountAccess, Device, KnownLocation } from '../../generated/api.ts'
import {
  QueryBoundary,
  formatTimestamp,
  lazyView,
  toProblem,
  useQuery,
  useConfig,
  useFormatDate,
  useOverlays,
  usePorts,
  usePreferences,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { Badge } from '../../ui/controls/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { preventLineBreaks } from '../../ui/controls/prevent-line-breaks.ts'
import { Notice } from '../../ui/controls/notice.tsx'
import { Panel } from '../../ui/controls/panel.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './style.module.css'

const EndSessionDialog = lazyView('account-access/end', async () => (await import('./end-session-dialog.tsx')).EndSessionDialog)

/** Active sessions, which the player can end; known locations, which the player can remove; and recent logins. */
export function View({ props: { show = 'all' } }: WidgetViewProps<'account-access'>): ReactNode {
  const query = useQuery('account access', ({ session }) => session.devices())
  if (show === 'history') return <LoginHistory />
  return (
    <QueryBoundary query={query} fallback={<Skeleton className={styles['skeleton']} />}>
      {(access) => (
        <div className={styles['sections']}>
          {show !== 'locations' && <Devices access={access} refetch={query.refetch} />}
          {show !== 'devices' && access.locations.length > 0 && <KnownLocations access={access} refetch={query.refetch} />}
          {show === 'all' && <LoginHistory />}
        </div>
      )}
    </QueryBoundary>
  )
}

/** Recent logins, including failed ones. */
function LoginHistory(): ReactNode {
  const query = useQuery('logins', ({ session }) => session.history())
  const text = useText()
  const format = useFormat()
  return (
    <QueryBoundary query={query} fallback={<Skeleton className={styles['skeleton']} />}>
      {({ logins }) => (
        <Section title="access_history">
          {logins.length === 0 && <p className={styles['intro']}>{text('access_history_none')}</p>}
          <ul className={styles['rows']}>
            {logins.map(({ at, method, succeeded }, index) => (
              <li key={`${at} ${String(index)}`} className={styles['row']}>
                <p className={styles['details']}>
                  <strong>{text(`access_method_${method}`)}</strong>
                  <span>{format.time(at)}</span>
                </p>
                {!succeeded && <Badge tone="quiet">{text('access_refused')}</Badge>}
              </li>
            ))}
          </ul>
        </Section>
      )}
    </QueryBoundary>
  )
}

interface AccessProps {
  readonly access: AccountAccess
  readonly refetch: () => void
}

function Devices({ access: { hasPassword, devices }, refetch }: AccessProps): ReactNode {
  const text = useText()
  const [endingId, setEndingId] = useState<string>()
  const close = (): void => {
    setEndingId(undefined)
    refetch()
  }
  return (
    <Section title="access_devices">
      <ul className={styles['rows']}>
        {devices.map((device) => (
          <li key={device.id} className={styles['row']}>
            <DeviceLine device={device} />
            {device.current ? (
              <Badge tone="accent">{text('access_current')}</Badge>
            ) : (
              <Button size="s" onClick={() => setEndingId(device.id)}>
                {text('access_end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles['footer']}>
        {devices.length > 1 ? (
          <Button size="s" onClick={() => setEndingId('all')}>
            {text('access_end_all')}
          </Button>
        ) : (
          <p>{text('access_no_other_devices')}</p>
        )}
      </div>
      {endingId !== undefined && (
        <Suspense fallback={null}>
          <EndSessionDialog deviceId={endingId === 'all' ? undefined : endingId} hasPassword={hasPassword} onClose={close} />
        </Suspense>
      )}
    </Section>
  )
}

function DeviceLine({ device: { browser, system, country, loggedInAt } }: { readonly device: Device }): ReactNode {
  const text = useText()
  const format = useFormat()
  return (
    <p className={styles['details']}>
      <strong>{text('access_device', { browser: text(`browser_${browser}`), system: text(`system_${system}`) })}</strong>
      <span>
        {format.country(country)} · {text('access_since', { time: preventLineBreaks(format.time(loggedInAt)) })}
      </span>
    </p>
  )
}

function KnownLocations({ access: { locations }, refetch }: AccessProps): ReactNode {
  const text = useText()
  const format = useFormat()
  const { session } = usePorts()
  const removal = useRemoval(refetch)
  const forget = ({ id }: KnownLocation) => removal.run(id, 'access_forget', () => session.forgetLocation({ id }))
  return (
    <Section title="access_locations" problem={removal.problem}>
      <p className={styles['intro']}>{text('access_locations_text')}</p>
      <ul className={styles['rows']}>
        {locations.map((location) => (
          <li key={location.id} className={styles['row']}>
            <p className={styles['details']}>
              <strong>{format.country(location.country)}</strong>
              <span>{text('access_seen', { time: preventLineBreaks(format.time(location.lastSeenAt)) })}</span>
            </p>
            {location.current ? (
              <Badge tone="accent">{text('access_current_location')}</Badge>
            ) : (
              <Button size="s" busy={removal.busy === location.id} onClick={() => void forget(location)}>
                {text('access_forget')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

interface SectionProps {
  readonly title: string
  readonly problem?: string | undefined
  readonly children: ReactNode
}

function Section({ title, problem, children }: SectionProps): ReactNode {
  const text = useText()
  return (
    <Panel title={text(title)}>
      {children}
      {problem !== undefined && <Notice tone="bad">{text(problem)}</Notice>}
    </Panel>
  )
}

/** Formats countries and times in the current language and the brand's time zone. */
function useFormat(): { country(country: string): string; time(iso: string): string } {
  const text = useText()
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const formatDate = useFormatDate()
  const { language, languages } = usePreferences()
  const languageTag = languages.find(({ code }) => code === language)?.tag ?? 'en'
  return {
    country: (country) => formatCountryName(country, languageTag) ?? text('access_location_unknown'),
    time: (iso) => formatDate(formatTimestamp(iso, timeZone).slice(0, 16)),
  }
}

/**
 * Returns `run`, which removes an entry after confirmation and refetches the list. `busy` is the id of the entry being
 * removed; `problem` is the message key of the last error.
 */
function useRemoval(refetch: () => void) {
  const { confirm } = useOverlays()
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const run = async (id: string, messageKey: string, remove: () => Promise<unknown>): Promise<void> => {
    if (busy !== undefined) return
    const input = { title: `${messageKey}_title`, text: `${messageKey}_text`, confirm: messageKey, cancel: 'sign_out_cancel' }
    if (!(await confirm(input))) return
    setBusy(id)
    setProblem(undefined)
    try {
      await remove()
    } catch (error) {
      setProblem(toProblem(error).detail.messageKey)
    } finally {
      setBusy(undefined)
      refetch()
    }
  }
  return { busy, problem, run }
}

/** Returns the localized name of a country; `undefined` if the code is unknown or malformed. */
export function formatCountryName(country: string, languageTag: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country) || country === 'ZZ') return undefined
  const name = new Intl.DisplayNames([languageTag], { type: 'region', fallback: 'none' }).of(country)
  return name === undefined || name === country ? undefined : name
}
