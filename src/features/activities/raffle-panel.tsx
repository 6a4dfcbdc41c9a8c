import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Activity, Raffle, RaffleDraw, RafflePrize } from '../../generated/api.ts'
import {
  ActionLink,
  toProblem,
  QueryBoundary,
  useConfig,
  useEngine,
  useOverlays,
  useFormatPercent,
  usePorts,
  useQuery,
  useSite,
  useText,
} from '../../engine/index.ts'
import { useIdempotentRequest, useFormatAmount, useFormatTimestamp } from '../money/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'
import styles from './style.module.css'
import { useFormatActivityReward } from './use-activities.ts'

interface RafflePanelProps {
  readonly activity: Activity
  /** Refetches the state of the activity. */
  readonly refetch: () => void
}

/** A raffle: tickets, draw and result, each prize with its probability, and the latest draws. */
export function RafflePanel({ activity, refetch }: RafflePanelProps): ReactNode {
  const query = useQuery(`raffle ${activity.id}`, (ports) => ports.activity.raffle({ id: activity.id }))
  return (
    <QueryBoundary query={query} fallback={<Skeleton className={styles['skeleton']} />}>
      {(raffle) => (
        <div className={styles['raffle']}>
          <Draw
            activity={activity}
            raffle={raffle}
            refetch={() => {
              query.refetch()
              refetch()
            }}
          />
          <Prizes prizes={raffle.prizes} />
          <Draws draws={raffle.draws} />
        </div>
      )}
    </QueryBoundary>
  )
}

function Draw({ activity: { id, state }, raffle, refetch }: RafflePanelProps & { readonly raffle: Raffle }): ReactNode {
  const { tickets, freeTickets, ticketStake } = raffle
  const isVisitor = useSite(({ visitor: { kind } }) => kind === 'visitor')
  const login = useConfig(({ overlays }) => overlays.login)
  const [latestDraw, setLatestDraw] = useState<RaffleDraw>()
  const sendIdempotent = useIdempotentRequest()
  const resultRef = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (latestDraw) resultRef.current?.focus({ preventScroll: true })
  }, [latestDraw])
  const { activity: port } = usePorts()
  const { pending, run } = useSingleFlight()
  const { poller } = useEngine()
  const { warn } = useOverlays()
  const formatPrize = useFormatPrize()
  const formatAmount = useFormatAmount()
  const text = useText()
  const draw = async (): Promise<void> => {
    setLatestDraw(undefined)
    try {
      setLatestDraw(await sendIdempotent(id, (key) => port.claimRaffle({ id, key })))
    } catch (error) {
      await warn({ text: toProblem(error).detail.messageKey, confirm: 'in_increase_submit' })
    }
    void poller.refreshChanged(['balance', 'counts'])
    refetch()
  }
  return (
    <>
      <p className={`figures ${styles['tickets'] ?? ''}`}>{text('raffle_tickets', { count: tickets })}</p>
      <ul className={styles['notes']}>
        {freeTickets > 0 && <li>{text('raffle_free', { count: freeTickets })}</li>}
        {ticketStake !== undefined && <li>{text('raffle_stake', { amount: formatAmount.plain(ticketStake) })}</li>}
      </ul>
      {isVisitor ? (
        state === 'join' && (
          <ActionLink action={{ overlay: login }} className={getButtonClass({ tone: 'primary', size: 'l', wide: true })}>
            {text('raffle_draw')}
          </ActionLink>
        )
      ) : (
        <Button
          tone="primary"
          size="l"
          wide
          busy={pending}
          disabled={!pending && (tickets === 0 || (state !== 'join' && state !== 'joined'))}
          onClick={() => void run(draw)}
        >
          {text('raffle_draw')}
        </Button>
      )}
      <p ref={resultRef} tabIndex={-1} role="status" className={styles['drawResult']} data-won={latestDraw?.prize !== undefined}>
        {latestDraw &&
          (latestDraw.prize
            ? text('raffle_won', { prize: latestDraw.prize.title, what: formatPrize(latestDraw.prize) })
            : text('raffle_nothing'))}
      </p>
    </>
  )
}

function Prizes({ prizes }: { readonly prizes: readonly RafflePrize[] }): ReactNode {
  const formatPercent = useFormatPercent()
  const formatPrize = useFormatPrize()
  const text = useText()
  return (
    <section aria-label={text('raffle_prizes')}>
      <h2 className={styles['label']}>{text('raffle_prizes')}</h2>
      <ul className={styles['prizes']}>
        {prizes.map((prize) => (
          <li key={prize.id} className={styles['prize']}>
            <span>{prize.title}</span>
            <Money text={formatPrize(prize)} />
            <span className={`figures ${styles['note'] ?? ''}`}>
              {text('raffle_chance', { chance: formatPercent(prize.chance / 100) })}
            </span>
            {prize.left !== undefined && (
              <span className={`figures ${styles['note'] ?? ''}`}>{text('raffle_left', { left: String(prize.left) })}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Draws({ draws }: { readonly draws: readonly RaffleDraw[] }): ReactNode {
  const formatPrize = useFormatPrize()
  const formatTime = useFormatTimestamp()
  const text = useText()
  if (draws.length === 0) return null
  return (
    <section aria-label={text('raffle_draws')}>
      <h2 className={styles['label']}>{text('raffle_draws')}</h2>
      <ul className={styles['prizes']}>
        {draws.map(({ id, prize, drawnAt }) => (
          <li key={id} className={styles['prize']}>
            <time className={`figures ${styles['note'] ?? ''}`}>{formatTime(drawnAt)}</time>
            {prize ? <Money text={formatPrize(prize)} /> : <span className={styles['note']}>{text('raffle_nothing')}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function useFormatPrize(): (prize: RafflePrize) => string {
  const formatReward = useFormatActivityReward()
  return ({ kind, amount }) => formatReward({ rewardKind: kind, amount })
}
