import { useState } from 'react'
import type { ReportPeriod } from '../../generated/api.ts'
import { addDays, countDays, dayIn, useConfig } from '../../engine/index.ts'

/** Days that are named by a period, or one by one. */
export type DayChoice = ReportPeriod | 'own'

/** The choices of days, in the order that they are offered in. */
export const dayChoices: readonly DayChoice[] = ['today', 'yesterday', 'days7', 'days30', 'month', 'lastMonth', 'own']

/** The platform answers no more days at once. */
const maxDays = 366

interface OwnDays {
  readonly from: string
  readonly to: string
}

export interface RecordDays {
  readonly choice: DayChoice
  choose(choice: DayChoice): void
  /** What is typed as own days. */
  readonly own: OwnDays
  setOwn(days: Partial<OwnDays>): void
  /** Why own days cannot be asked for, as the key of a text. */
  readonly fault: 'error_day' | 'error_days_order' | 'error_days_most' | undefined
  readonly maxDays: number
  /** By the clocks of the brand. */
  readonly today: string
  /** What the platform is asked for: what was good last, while own days are not. */
  readonly query: { readonly period: ReportPeriod } | OwnDays
}

/** The days of a record, by the clocks of the brand. */
export function useRecordDays(first: ReportPeriod): RecordDays {
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const [now] = useState(() => new Date())
  const today = dayIn(timeZone, now)
  const [choice, setChoice] = useState<DayChoice>(first)
  const [own, setOwn] = useState<OwnDays>({ from: addDays(today, -6), to: today })
  const [good, setGood] = useState<OwnDays>(own)
  return {
    choice,
    choose: setChoice,
    own,
    setOwn: (days) => {
      const next = { ...own, ...days }
      setOwn(next)
      if (faultOf(next) === undefined) setGood(next)
    },
    fault: choice === 'own' ? faultOf(own) : undefined,
    maxDays,
    today,
    query: choice === 'own' ? good : { period: choice },
  }
}

function faultOf({ from, to }: OwnDays): RecordDays['fault'] {
  const days = countDays(from, to)
  if (Number.isNaN(days)) return 'error_day'
  if (days < 1) return 'error_days_order'
  return days > maxDays ? 'error_days_most' : undefined
}
