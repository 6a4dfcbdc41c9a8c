import { useState } from 'react'
import type { ReportPeriod } from '../../generated/api.ts'
import { addDays, countDays, getLocalDay, useConfig } from '../../engine/index.ts'

/** A preset period, or `own` for a custom range. */
export type DayChoice = ReportPeriod | 'own'

/** Choices in the order in which they are offered. */
export const dayChoices: readonly DayChoice[] = ['today', 'yesterday', 'days7', 'days30', 'month', 'lastMonth', 'own']

/** Maximum number of days of a custom range. */
const maxDays = 366

interface CustomRange {
  readonly from: string
  readonly to: string
}

export interface RecordDays {
  readonly choice: DayChoice
  choose(choice: DayChoice): void
  /** The custom range as entered, which can be invalid. */
  readonly customRange: CustomRange
  setCustomRange(days: Partial<CustomRange>): void
  /** Message key of the error of the custom range; `undefined` if it is valid or not chosen. */
  readonly errorKey: 'error_day' | 'error_days_order' | 'error_days_max' | undefined
  readonly maxDays: number
  /** The current day in the brand's time zone, as yyyy-MM-dd. */
  readonly today: string
  /** Query parameters; the last valid ones while the range is invalid. */
  readonly query: { readonly period: ReportPeriod } | CustomRange
}

/** State of the period of a record page, in the brand's time zone. */
export function useRecordDays(initialPeriod: ReportPeriod): RecordDays {
  const timeZone = useConfig(({ merchant }) => merchant.timeZone)
  const [now] = useState(() => new Date())
  const today = getLocalDay(timeZone, now)
  const [choice, setChoice] = useState<DayChoice>(initialPeriod)
  const [customRange, setCustomRange] = useState<CustomRange>({ from: addDays(today, -6), to: today })
  const [validRange, setValidRange] = useState<CustomRange>(customRange)
  return {
    choice,
    choose: setChoice,
    customRange,
    setCustomRange: (days) => {
      const nextRange = { ...customRange, ...days }
      setCustomRange(nextRange)
      if (findErrorKey(nextRange) === undefined) setValidRange(nextRange)
    },
    errorKey: choice === 'own' ? findErrorKey(customRange) : undefined,
    maxDays,
    today,
    query: choice === 'own' ? validRange : { period: choice },
  }
}

function findErrorKey({ from, to }: CustomRange): RecordDays['errorKey'] {
  const days = countDays(from, to)
  if (Number.isNaN(days)) return 'error_day'
  if (days < 1) return 'error_days_order'
  return days > maxDays ? 'error_days_max' : undefined
}
