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

/** Deposits: a screen for each step of a new deposit, for an existing deposit, and for the history. */
export function View(): ReactNode {
  const depositForm = useDepositForm()
  return (
    <div className={styles['desk']}>
      <QueryBoundary query={depositForm.offer} fallback={<Skeleton className={styles['skeleton']} />}>
        {(offer) => {
          const screen = resolveScreen(depositForm)
          return (
            <ScreenFrame depositForm={depositForm} screen={screen}>
              {screen === 'channels' && <ChannelStep depositForm={depositForm} offer={offer} />}
              {screen === 'amount' && depositForm.channel && (
                <AmountStep depositForm={depositForm} offer={offer} channel={depositForm.channel} />
              )}
              {screen === 'details' && depositForm.channel && <DetailsStep depositForm={depositForm} channel={depositForm.channel} />}
              {screen === 'review' && depositForm.channel && (
                <ReviewStep depositForm={depositForm} offer={offer} channel={depositForm.channel} />
              )}
              {screen === 'deposit' && depositForm.openDeposit && (
                <DepositDetails depositForm={depositForm} deposit={depositForm.openDeposit} />
              )}
              {screen === 'history' && <HistoryList onOpen={depositForm.showDeposit} onNew={() => depositForm.goTo('channels')} />}
            </ScreenFrame>
          )
        }}
      </QueryBoundary>
    </div>
  )
}

/** Returns the current screen, or `channels` if its deposit is missing or its channel is missing or closed. */
function resolveScreen({ screen, channel, openDeposit }: DepositForm): Screen {
  if (screen === 'deposit') return openDeposit === undefined ? 'channels' : 'deposit'
  if (screen === 'history') return 'history'
  return channel === undefined || channel.opensAt !== undefined ? 'channels' : screen
}

const titleKeys = {
  channels: 'deposit_choose',
  amount: 'deposit_how_much',
  details: 'deposit_details',
  review: 'deposit_check',
  deposit: 'deposit_one',
  history: 'deposit_history',
} as const

/** Returns the screen that the back button leads to; `undefined` if there is no back button. */
function findPreviousScreen(screen: Screen, { channel }: DepositForm): Screen | undefined {
  if (screen === 'channels') return undefined
  if (screen === 'review') return channel?.fields.some(({ enabled }) => enabled) ? 'details' : 'amount'
  return screen === 'details' ? 'amount' : 'channels'
}

interface FrameProps {
  readonly depositForm: DepositForm
  readonly screen: Screen
  readonly children: ReactNode
}

/**
 * A screen with a back button and a title. The title receives the focus when the screen changes, and at first unless
 * the screen is `channels`. Each screen has its own title element, because an element that keeps the focus is not
 * announced again.
 */
function ScreenFrame({ depositForm, screen, children }: FrameProps): ReactNode {
  const text = useText()
  const title = useRef<HTMLHeadingElement>(null)
  const isFirstRender = useRef(true)
  useEffect(() => {
    if (!isFirstRender.current || screen !== 'channels') title.current?.focus({ preventScroll: true })
    isFirstRender.current = false
  }, [screen])
  const previousScreen = findPreviousScreen(screen, depositForm)
  return (
    <>
      <div className={styles['header']}>
        {previousScreen !== undefined && (
          <Button size="s" onClick={() => depositForm.goTo(previousScreen)}>
            <Icon name="previous" size={16} />
            {text('deposit_back')}
          </Button>
        )}
        <h4 key={screen} ref={title} tabIndex={-1} className={styles['title']}>
          {text(titleKeys[screen])}
        </h4>
      </div>
      {children}
    </>
  )
}
