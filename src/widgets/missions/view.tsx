import { type ReactNode, useState } from 'react'
import type { Mission, MissionSummary } from '../../generated/api.ts'
import { type Problem, toProblem, useEngine, usePagedQuery, usePorts, useText, type WidgetViewProps } from '../../engine/index.ts'
import { RecordFrame } from '../../features/records/index.ts'
import { useSession } from '../../features/session/index.ts'
import { Empty } from '../../ui/controls/empty.tsx'
import { MissionCard } from './mission-card.tsx'
import styles from './style.module.css'

const periods = ['day', 'week', 'once'] as const

/** The player's missions, grouped by frequency. */
export function View(_: WidgetViewProps<'missions'>): ReactNode {
  const query = usePagedQuery('missions', ({ mission }) => mission.summary())
  const claims = useClaims(query.refetch)
  const text = useText()
  return (
    <RecordFrame firstPageQuery={query}>
      {(summary) => {
        const { missions, count } = claims.summary ?? summary
        if (missions.length === 0)
          return <Empty icon="mission" level={3} title={text('missions_none_title')} text={text('missions_none_text')} />
        return (
          <>
            <p className={styles['count']} role="status">
              {count === 0 ? text('missions_none_reached') : text('missions_reached', { count })}
            </p>
            {periods.map((period) => (
              <MissionGroup
                key={period}
                period={period}
                missions={missions.filter((mission) => mission.period === period)}
                claims={claims}
              />
            ))}
          </>
        )
      }}
    </RecordFrame>
  )
}

interface MissionGroupProps {
  readonly period: Mission['period']
  readonly missions: readonly Mission[]
  readonly claims: Claims
}

function MissionGroup({ period, missions, claims }: MissionGroupProps): ReactNode {
  const text = useText()
  if (missions.length === 0) return null
  return (
    <section className={styles['group']} aria-label={text(`missions_${period}`)}>
      <h4 className={styles['heading']}>{text(`missions_${period}`)}</h4>
      <ul className={styles['cards']}>
        {missions.map((mission) => (
          <MissionCard key={mission.id} mission={mission} problem={claims.problems.get(mission.id)} claim={claims.claim} />
        ))}
      </ul>
    </section>
  )
}

interface Claims {
  /** Summary from the response to the last claim; `undefined` before the first claim and after a failure. */
  readonly summary: MissionSummary | undefined
  /** Error of the last claim, by mission id. */
  readonly problems: ReadonlyMap<string, Problem>
  claim(id: string): Promise<void>
}

/** Claims rewards of missions, and updates the balance and the badge of the menu. Refetches after a failure. */
function useClaims(refetch: () => void): Claims {
  const [summary, setSummary] = useState<MissionSummary>()
  const [problems, setProblems] = useState<ReadonlyMap<string, Problem>>(new Map())
  const { refreshBalance } = useSession()
  const { poller } = useEngine()
  const { mission } = usePorts()
  return {
    summary,
    problems,
    claim: async (id) => {
      try {
        setSummary(await mission.claim({ id }))
        setProblems(new Map())
      } catch (error) {
        setProblems(new Map([[id, toProblem(error)]]))
        setSummary(undefined)
        refetch()
      }
      void refreshBalance()
      void poller.refreshChanged(['counts'])
    },
  }
}
