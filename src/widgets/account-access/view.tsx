import { Suspense, useState, type ReactNode } from 'react'
import type { AccountAccess, Device, KnownLocation } from '../../generated/api.ts'
import {
  QueryBoundary,
  formatTimestamp,
  lazyView,
  problemOf,
  useQuery,
  useConfig,
  useLocalDate,
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

const EndDialog = lazyView('account-access/end', async () => (await import('./end-dialog.tsx')).EndDialog)

/** Shows sessions and known locations, and lets the account owner end or forget them. */
export function View({ props: { show = 'all' } }: WidgetViewProps<'account-access'>): ReactNode {
  const answer = useQuery('account access', ({ session }) => session.devices())
  if (show === 'history') return <Logins />
  return (
    <QueryBoundary answer={answer} waiting={<Skeleton className={styles['still']} />}>
      {(access) => (
        <div className={styles['parts']}>
          {show !== 'locations' && <Devices access={access} refetch={answer.refetch} />}
          {show !== 'devices' && access.locations.length > 0 && <KnownLocations access={access} refetch={answer.refetch} />}
          {show === 'all' && <Logins />}
        </div>
      )}
    </QueryBoundary>
  )
}

/** Recent logins, including refused attempts. */
function Logins(): ReactNode {
  const answer = useQuery('logins', ({ session }) => session.history())
  const text = useText()
  const format = useFormat()
  return (
    <QueryBoundary answer={answer} waiting={<Skeleton className={styles['still']} />}>
      {({ logins }) => (
        <Part title="access_history">
          {logins.length === 0 && <p className={styles['lead']}>{text('access_history_none')}</p>}
          <ul className={styles['rows']}>
            {logins.map(({ at, way, done }) => (
              <li key={at} className={styles['row']}>
                <p className={styles['what']}>
                  <strong>{text(`access_way_${way}`)}</strong>
                  <span>{format.time(at)}</span>
                </p>
                {!done && <Badge tone="quiet">{text('access_refused')}</Badge>}
              </li>
            ))}
          </ul>
        </Part>
      )}
    </QueryBoundary>
  )
}

interface PartProps {
  readonly access: AccountAccess
  readonly refetch: () => void
}

function Devices({ access: { byPassword, devices }, refetch }: PartProps): ReactNode {
  const text = useText()
  const [ending, setEnding] = useState<string>()
  const close = (): void => {
    setEnding(undefined)
    refetch()
  }
  return (
    <Part title="access_devices">
      <ul className={styles['rows']}>
        {devices.map((device) => (
          <li key={device.id} className={styles['row']}>
            <DeviceLine device={device} />
            {device.current ? (
              <Badge tone="accent">{text('access_current')}</Badge>
            ) : (
              <Button size="s" onClick={() => setEnding(device.id)}>
                {text('access_end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles['foot']}>
        {devices.length > 1 ? (
          <Button size="s" onClick={() => setEnding('all')}>
            {text('access_end_all')}
          </Button>
        ) : (
          <p>{text('access_alone')}</p>
        )}
      </div>
      {ending !== undefined && (
        <Suspense fallback={null}>
          <EndDialog device={ending === 'all' ? undefined : ending} byPassword={byPassword} onClose={close} />
        </Suspense>
      )}
    </Part>
  )
}

function DeviceLine({ device: { browser, system, country, since } }: { readonly device: Device }): ReactNode {
  const text = useText()
  const format = useFormat()
  return (
    <p className={styles['what']}>
      <strong>{text('access_device', { browser: text(`browser_${browser}`), system: text(`system_${system}`) })}</strong>
      <span>
        {format.country(country)} · {text('access_since', { time: preventLineBreaks(format.time(since)) })}
      </span>
    </p>
  )
}

function KnownLocations({ access: { locations }, refetch }: PartProps): ReactNode {
  const text = useText()
  const format = useFormat()
  const { session } = usePorts()
  const ending = useRemoval(refetch)
  const forget = ({ id }: KnownLocation) => ending.run(id, 'access_forget', () => session.forgetLocation({ id }))
  return (
    <Part title="access_locations" problem={ending.problem}>
      <p className={styles['lead']}>{text('access_locations_text')}</p>
      <ul className={styles['rows']}>
        {locations.map((location) => (
          <li key={location.id} className={styles['row']}>
            <p className={styles['what']}>
              <strong>{format.country(location.country)}</strong>
              <span>{text('access_seen', { time: preventLineBreaks(format.time(location.seen)) })}</span>
            </p>
            {location.current ? (
              <Badge tone="accent">{text('access_current_location')}</Badge>
            ) : (
              <Button size="s" busy={ending.busy === location.id} onClick={() => void forget(location)}>
                {text('access_forget')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

interface PartFrame {
  readonly title: string
  readonly problem?: string | undefined
  readonly children: ReactNode
}

function Part({ title, problem, children }: PartFrame): ReactNode {
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
  const localDate = useLocalDate()
  const { language, languages } = usePreferences()
  const tag = languages.find(({ code }) => code === language)?.tag ?? 'en'
  return {
    country: (country) => countryName(country, tag) ?? text('access_location_unknown'),
    time: (iso) => localDate(formatTimestamp(iso, timeZone).slice(0, 16)),
  }
}

/** Removes one entry at a time, after confirmation. Shows errors, then refetches the list. */
function useRemoval(refetch: () => void) {
  const { confirm } = useOverlays()
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const run = async (id: string, question: string, end: () => Promise<unknown>): Promise<void> => {
    if (busy !== undefined) return
    const input = { title: `${question}_title`, text: `${question}_text`, confirm: question, cancel: 'sign_out_cancel' }
    if (!(await confirm(input))) return
    setBusy(id)
    setProblem(undefined)
    try {
      await end()
    } catch (error) {
      setProblem(problemOf(error).detail.messageKey)
    } finally {
      setBusy(undefined)
      refetch()
    }
  }
  return { busy, problem, run }
}

/** Returns the localized name of a country; `undefined` if the code is unknown. */
export function countryName(country: string, tag: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(country) || country === 'ZZ') return undefined
  const name = new Intl.DisplayNames([tag], { type: 'region', fallback: 'none' }).of(country)
  return name === undefined || name === country ? undefined : name
}
