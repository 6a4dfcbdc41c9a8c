/** The records of a day. */
export interface DayGroup<T> {
  readonly day: string
  readonly records: readonly T[]
}

/** Groups records by day. The records must be ordered by time. */
export function groupByDay<T>(records: readonly T[], getDay: (record: T) => string): readonly DayGroup<T>[] {
  const groups: { day: string; records: T[] }[] = []
  for (const record of records) {
    const day = getDay(record)
    const last = groups.at(-1)
    if (last?.day === day) last.records.push(record)
    else groups.push({ day, records: [record] })
  }
  return groups
}
