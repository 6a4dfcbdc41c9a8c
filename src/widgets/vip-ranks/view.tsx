import type { ReactNode } from 'react'
import type { VipRank } from '../../generated/api.ts'
import {
  QueryBoundary,
  isPageHeadingNode,
  parseMinor,
  useFormatPercent,
  useQuery,
  useConfig,
  useFormatMoney,
  useSite,
  useText,
  type WidgetViewProps,
} from '../../engine/index.ts'
import { cx } from '../../ui/controls/cx.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { SectionHeading } from '../../ui/controls/section-heading.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import styles from './style.module.css'

/** The VIP ranks, lowest first, with requirements and benefits. The player's own rank is marked. */
export function View({ props: { title, text: subtitle }, node }: WidgetViewProps<'vip-ranks'>): ReactNode {
  const query = useQuery('vipRanks', (ports) => ports.content.vipRanks())
  const playerRankLevel = useSite(({ visitor }) => visitor.member?.clubLabel?.rankLevel)
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, node.pointer))
  const text = useText()
  return (
    <section className="wrap" aria-label={text(title)}>
      <SectionHeading title={text(title)} subtitle={subtitle && text(subtitle)} level={isPageHeading ? 1 : 2} />
      <QueryBoundary query={query} fallback={<Placeholder />}>
        {(ranks) =>
          ranks.length === 0 ? (
            <Empty icon="vip" title={text('vip_none_title')} text={text('vip_none_text')} />
          ) : (
            <Ranks ranks={ranks} playerRankLevel={playerRankLevel} headingLevel={isPageHeading ? 2 : 3} />
          )
        }
      </QueryBoundary>
    </section>
  )
}

/** Whether at least one rank has the benefit. A benefit that no rank has is not shown. */
interface Benefits {
  readonly cashback: boolean
  readonly bonus: boolean
  readonly manager: boolean
}

const summarizeBenefits = (ranks: readonly VipRank[]): Benefits => ({
  cashback: ranks.some(({ cashback }) => Number(cashback) > 0),
  bonus: ranks.some(({ bonus }) => Number(bonus) > 0),
  manager: ranks.some(({ manager }) => manager),
})

interface RanksProps {
  readonly ranks: readonly VipRank[]
  /** Rank level of the player; `undefined` without a rank. */
  readonly playerRankLevel: number | undefined
  readonly headingLevel: 2 | 3
}

function Ranks({ ranks, playerRankLevel, headingLevel }: RanksProps): ReactNode {
  const benefits = summarizeBenefits(ranks)
  return (
    <ol className={styles['ranks']}>
      {ranks.map((rank) => (
        <Rank
          key={rank.rankLevel}
          rank={rank}
          benefits={benefits}
          isCurrent={rank.rankLevel === playerRankLevel}
          headingLevel={headingLevel}
        />
      ))}
    </ol>
  )
}

interface RankProps {
  readonly rank: VipRank
  readonly benefits: Benefits
  readonly isCurrent: boolean
  readonly headingLevel: 2 | 3
}

function Rank({ rank, benefits, isCurrent, headingLevel }: RankProps): ReactNode {
  const { rankLevel, labelName, cashback, withdrawals, manager } = rank
  const exponent = useConfig(({ merchant }) => merchant.currency.exponent)
  const formatMoney = useFormatMoney()
  const formatPercent = useFormatPercent()
  const text = useText()
  const turnover = parseMinor(rank.turnover, exponent)
  const bonus = parseMinor(rank.bonus, exponent)
  const Heading = `h${headingLevel}` as const
  return (
    <li className={cx(styles['rank'], isCurrent && styles['own'])} {...(isCurrent && { 'aria-current': 'true' as const })}>
      <div className={styles['head']}>
        <span className={cx(styles['medal'], 'figures')} aria-hidden="true">
          {rankLevel}
        </span>
        <Heading className={styles['name']}>{labelName}</Heading>
        {isCurrent && <span className={styles['badge']}>{text('vip_yours')}</span>}
      </div>
      <p className={styles['requirement']}>
        {turnover === 0n ? (
          text('vip_from_start')
        ) : (
          <>
            <Money text={formatMoney(turnover)} className={styles['amount']} /> {text('vip_played')}
          </>
        )}
      </p>
      <dl className={styles['benefits']}>
        {benefits.cashback && <Benefit name={text('vip_cashback')} value={<Money text={formatPercent(cashback)} />} />}
        {benefits.bonus && <Benefit name={text('vip_gift')} value={bonus === 0n ? '–' : <Money text={formatMoney(bonus)} />} />}
        <Benefit name={text('vip_withdrawals')} value={String(withdrawals)} />
        {benefits.manager && (
          <Benefit
            name={text('vip_manager')}
            value={manager ? <Icon name="check" size={20} /> : '–'}
            label={text(manager ? 'vip_yes' : 'vip_no')}
          />
        )}
      </dl>
    </li>
  )
}

function Benefit({ name, value, label }: { readonly name: string; readonly value: ReactNode; readonly label?: string }): ReactNode {
  return (
    <div className={styles['benefit']}>
      <dt>{name}</dt>
      <dd className="figures">
        {label === undefined ? (
          value
        ) : (
          <>
            <span aria-hidden="true">{value}</span>
            <span className="visually-hidden">{label}</span>
          </>
        )}
      </dd>
    </div>
  )
}

function Placeholder(): ReactNode {
  return (
    <div className={styles['ranks']}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} className={styles['skeleton']} />
      ))}
    </div>
  )
}
