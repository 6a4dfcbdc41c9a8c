import { useState } from 'react'
import type { ReportPeriod } from '../../generated/api.ts'
import { addDays, countDays, dayIn, useConfig } from '../../engine/index.ts'

/** A preset period, or a custom range. */
export type DayChoice = ReportPeriod | 'own'

/** Choices in the order in which they are offered. */
export const dayChoices: readonly DayChoice[] = ['today', 'yesterday', 'days7', 'days30', 'month', 'lastMonth', 'own']

/** Maximum number of days per request. */
const maxDays = 366

interface OwnDays {
  readonly from: string
  readonly to: string
}

export interface RecordDays {
  readonly choice: DayChoice
  choose(choice: DayChoice): void
  /** Input of the custom range. */
  readonly own: OwnDays
  setOwn(days: Partial<OwnDays>): void
  /** Message key of the range's error. */
  readonly fault: 'error_day' | 'error_days_order' | 'error_days_max' | undefined
  readonly maxDays: number
  /** In the brand's time zone. */
  readonly today: string
  /** Query parameters; the last valid ones while the range is invalid. */
  readonly query: { readonly period: ReportPeriod } | OwnDays
}

/** State of a record's period, in the brand's time zone. */
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
  return days > maxDays ? 'error_days_max' : undefined
}
