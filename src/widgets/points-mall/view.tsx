import { type ReactNode, useId, useState } from 'react'
import { isPageHeadingNode, QueryBoundary, useConfig, useQuery, useSite, useText, type WidgetViewProps } from '../../engine/index.ts'
import { useFormatAmount, useFormatPoints } from '../../features/money/index.ts'
import { LoginActions } from '../../features/session/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { getTabId, Tabs } from '../../ui/controls/tabs.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { ConvertDialog } from './convert-dialog.tsx'
import { Details } from './details.tsx'
import { History } from './history.tsx'
import { Rewards } from './rewards.tsx'
import { Rules } from './rules.tsx'
import styles from './style.module.css'
import { computePointsValue } from './points.ts'

/** The points mall: balance, value, rewards and history. Visitors and guests see only the rules and login buttons. */
export function View({ props: { title, text: subtitle }, node }: WidgetViewProps<'points-mall'>): ReactNode {
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const isLoggedIn = useSite(({ visitor }) => visitor.kind === 'player' || visitor.kind === 'agent')
  const text = useText()
  return (
    <section className="wrap" aria-label={text(title)}>
      <SectionHeading title={text(title)} subtitle={subtitle && text(subtitle)} level={isPageHeading ? 1 : 2} />
      {isLoggedIn ? <Mall /> : <Invitation />}
    </section>
  )
}

function Invitation(): ReactNode {
  const text = useText()
  return (
    <div className={styles['page']}>
      <div className={styles['hero']}>
        <span className={styles['heroIcon']}>
          <Icon name="points" size={40} />
        </span>
        <div className={styles['message']}>
          <h2 className={styles['invitation']}>{text('points_visitor_title')}</h2>
          <p className={styles['worth']}>{text('points_visitor_text')}</p>
        </div>
        <LoginActions size="l" />
      </div>
      <Rules />
    </div>
  )
}

const tabs = ['rewards', 'history', 'details'] as const
type TabName = (typeof tabs)[number]

function Mall(): ReactNode {
  const [activeTab, setActiveTab] = useState<TabName>('rewards')
  /** Number of times that points were spent since the page was opened. A change refetches history and details. */
  const [spendCount, setSpendCount] = useState(0)
  const revision = String(spendCount)
  const balanceQuery = useQuery('points', ({ points }) => points.balance())
  const rewardsQuery = useQuery('points rewards', ({ points }) => points.rewards())
  const configQuery = useQuery('points terms', ({ points }) => points.config())
  const text = useText()
  const id = useId()
  const onSpent = (): void => {
    setSpendCount((count) => count + 1)
    balanceQuery.refetch()
    rewardsQuery.refetch()
  }
  return (
    <div className={styles['page']}>
      <QueryBoundary query={balanceQuery} fallback={<Skeleton className={styles['heroSkeleton']} />}>
        {({ currentPoints }) => (
          <QueryBoundary query={configQuery} fallback={<Skeleton className={styles['heroSkeleton']} />}>
            {(config) => <Hero points={currentPoints} config={config} onSpent={onSpent} />}
          </QueryBoundary>
        )}
      </QueryBoundary>
      <Tabs
        label={text('points_tabs')}
        tabs={tabs.map((tab) => ({ id: tab, label: text(`points_${tab}`) }))}
        value={activeTab}
        onChange={(tab) => setActiveTab(tabs.find((tabName) => tabName === tab) ?? 'rewards')}
        panelId={id}
      />
      <div id={id} role="tabpanel" aria-labelledby={getTabId(id, activeTab)} className={styles['panel']}>
        <h2 className="visually-hidden">{text(`points_${activeTab}`)}</h2>
        {activeTab === 'rewards' && <Rewards query={rewardsQuery} points={balanceQuery.value?.currentPoints ?? 0} onSpent={onSpent} />}
        {activeTab === 'history' && <History revision={revision} />}
        {activeTab === 'details' && <Details revision={revision} />}
      </div>
      <Rules {...(configQuery.value && { config: configQuery.value })} />
    </div>
  )
}

interface HeroProps {
  readonly points: number
  readonly config: Parameters<typeof ConvertDialog>[0]['config']
  readonly onSpent: () => void
}

/** The points, their value, and a button to convert them. */
function Hero({ points, config, onSpent }: HeroProps): ReactNode {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const formatPoints = useFormatPoints()
  const formatAmount = useFormatAmount()
  const text = useText()
  const { pointsRatio: ratio } = config
  return (
    <div className={styles['hero']}>
      <span className={styles['heroIcon']}>
        <Icon name="points" size={40} />
      </span>
      <div className={styles['message']}>
        <p className={styles['label']}>{text('points_yours')}</p>
        <p className={`figures ${styles['balance'] ?? ''}`} data-points={points}>
          {formatPoints(points)}
        </p>
        <p className={styles['worth']}>
          {text('points_worth', {
            count: ratio.points,
            amount: formatAmount.plain(computePointsValue(points, ratio, exponent)),
            points: formatPoints(ratio.points),
            ratio: formatAmount.plain(ratio.amount),
          })}
        </p>
      </div>
      <Button tone="primary" size="l" disabled={points === 0} onClick={() => setDialogOpen(true)}>
        {text('points_convert')}
      </Button>
      {isDialogOpen && <ConvertDialog points={points} config={config} onSpent={onSpent} onClose={() => setDialogOpen(false)} />}
    </div>
  )
}
