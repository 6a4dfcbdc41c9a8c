import { type ReactNode, useEffect, useRef } from 'react'
import { QueryBoundary, useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { AmountStep } from './amount-step.tsx'
import { ChannelStep } from './channel-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { DepositDetails } from './deposit-details.tsx'
import type { Screen } from './deposit-draft.ts'
import { DetailsStep } from './details-step.tsx'
import { HistoryList } from './history-list.tsx'
import styles from './style.module.css'
import { type DepositForm, useDepositForm } from './use-deposit-form.ts'

/** Deposits: one screen per step, and the history. */
export function View(): ReactNode {
  const desk = useDepositForm()
  return (
    <div className={styles['desk']}>
      <QueryBoundary query={desk.offer} fallback={<Skeleton className={styles['still']} />}>
        {(offer) => {
          const screen = screenOf(desk)
          return (
            <ScreenFrame key={screen} desk={desk} screen={screen}>
              {screen === 'channels' && <ChannelStep desk={desk} offer={offer} />}
              {screen === 'amount' && desk.channel && <AmountStep desk={desk} offer={offer} channel={desk.channel} />}
              {screen === 'details' && desk.channel && <DetailsStep desk={desk} channel={desk.channel} />}
              {screen === 'check' && desk.channel && <ReviewStep desk={desk} offer={offer} channel={desk.channel} />}
              {screen === 'deposit' && desk.openDeposit && <DepositDetails desk={desk} deposit={desk.openDeposit} />}
              {screen === 'history' && <HistoryList onOpen={desk.show} onNew={() => desk.goTo('channels')} />}
            </ScreenFrame>
          )
        }}
      </QueryBoundary>
    </div>
  )
}

/** Returns the current screen, or an earlier one if the data of a step is no longer available. */
function screenOf({ screen, channel, openDeposit }: DepositForm): Screen {
  if (screen === 'deposit') return openDeposit === undefined ? 'channels' : 'deposit'
  if (screen === 'history') return 'history'
  return channel === undefined || channel.opensAt !== undefined ? 'channels' : screen
}

const titles = {
  channels: 'deposit_choose',
  amount: 'deposit_how_much',
  details: 'deposit_details',
  check: 'deposit_check',
  deposit: 'deposit_one',
  history: 'deposit_history',
} as const

/** Returns the screen that the back button leads to. */
function backFrom(screen: Screen, { channel }: DepositForm): Screen | undefined {
  if (screen === 'channels') return undefined
  if (screen === 'check') return channel?.fields.some(({ enabled }) => enabled) ? 'details' : 'amount'
  return screen === 'details' ? 'amount' : 'channels'
}

interface FrameProps {
  readonly desk: DepositForm
  readonly screen: Screen
  readonly children: ReactNode
}

/** A screen: its title, which receives the focus, and the back button. */
function ScreenFrame({ desk, screen, children }: FrameProps): ReactNode {
  const text = useText()
  const title = useRef<HTMLHeadingElement>(null)
  const first = useRef(true)
  useEffect(() => {
    if (!first.current || screen !== 'channels') title.current?.focus({ preventScroll: true })
    first.current = false
  }, [screen])
  const back = backFrom(screen, desk)
  return (
    <>
      <div className={styles['bar']}>
        {back !== undefined && (
          <Button size="s" onClick={() => desk.goTo(back)}>
            <Icon name="previous" size={16} />
            {text('deposit_back')}
          </Button>
        )}
        <h4 ref={title} tabIndex={-1} className={styles['title']}>
          {text(titles[screen])}
        </h4>
      </div>
      {children}
    </>
  )
}
