import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getLocalDay, dayMilliseconds } from '../../src/engine/rules/time/days.ts'
import { formatTimestamp } from '../../src/engine/rules/time/format-timestamp.ts'
import { addDays, getDayRangeBounds } from '../../src/engine/rules/time/report-period.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createTestDatabase()
  client = new pg.Client(database.urls.appUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const years = [2024, 2025, 2026, 2027, 2030]
const hourMilliseconds = 3_600_000
/**
 * British Columbia stays on daylight saving time from November 2026. The time zone data of PostgreSQL include that
 * change, those of Node (2025c) do not. Zones whose data differ cannot be compared.
 */
const zonesWithDifferingData: ReadonlySet<string> = new Set(['America/Vancouver'])
const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !zonesWithDifferingData.has(zone))

/** Returns the UTC offset of a zone at a given time, in milliseconds. */
const getUtcOffset = (zone: string, moment: number): number =>
  Date.parse(formatTimestamp(new Date(moment).toISOString(), zone, 'yyyy-MM-ddTHH:mm:ssZ')) - Math.floor(moment / 1000) * 1000

/** Returns the times, to the second, at which the UTC offset of a zone changes in `years`. */
function listTransitions(zone: string): readonly number[] {
  const changes: number[] = []
  for (const year of years) {
    const end = Date.UTC(year + 1, 0, 1)
    for (let from = Date.UTC(year, 0, 1); from < end; from += 10 * dayMilliseconds) {
      let [before, after] = [from, from + 10 * dayMilliseconds]
      const offset = getUtcOffset(zone, before)
      if (getUtcOffset(zone, after) === offset) continue
      while (after - before > 1000) {
        const middle = Math.floor((before + after) / 2000) * 1000
        if (getUtcOffset(zone, middle) === offset) before = middle
        else after = middle
      }
      changes.push(after)
    }
  }
  return changes
}

const samples = zones.flatMap((zone) => {
  const moments = listTransitions(zone).flatMap((transition) => {
    const days = [getLocalDay(zone, new Date(transition - 1)), getLocalDay(zone, new Date(transition))].flatMap((day) => [
      day,
      addDays(day, 1),
    ])
    const starts = [...new Set(days)].map((day) => getDayRangeBounds(day, day, zone).from.getTime())
    return [
      transition,
      transition - hourMilliseconds,
      transition + hourMilliseconds,
      transition - hourMilliseconds / 2,
      transition + hourMilliseconds / 2,
      ...starts,
    ].flatMap((moment) => [moment - 1, moment, moment + 1])
  })
  return [Date.UTC(2026, 5, 1), ...moments].map((moment) => ({ zone, moment }))
})

/** Returns the calendar day of each time in its zone, as computed in SQL. */
async function queryDays(requests: readonly { readonly zone: string; readonly moment: number }[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ day: string }>(
    `select to_char(day_in(s.zone, s.moment), 'YYYY-MM-DD') as day
     from unnest($1::text[], $2::timestamptz[]) with ordinality as s (zone, moment, position) order by s.position`,
    [requests.map(({ zone }) => zone), requests.map(({ moment }) => new Date(moment).toISOString())],
  )
  return rows.map(({ day }) => day)
}

describe('the calendar day of a timestamp', () => {
  it('is the same in SQL and in the function that browser and server share, in all zones, around each change of the UTC offset', async () => {
    expect(samples.length).toBeGreaterThan(10_000)
    const days = await queryDays(samples)
    const differences = samples.flatMap(({ zone, moment }, index) => {
      const day = getLocalDay(zone, new Date(moment))
      return day === days[index] ? [] : [`${zone} ${new Date(moment).toISOString()}: ${day}, SQL ${String(days[index])}`]
    })
    expect(differences).toEqual([])
  })

  it('starts at the first timestamp that SQL assigns to it, also if midnight occurs twice or not at all', async () => {
    const days = [...new Map(samples.map(({ zone, moment }) => [`${zone} ${getLocalDay(zone, new Date(moment))}`, zone])).keys()].map(
      (key) => {
        const [zone = '', day = ''] = key.split(' ')
        return { zone, day, from: getDayRangeBounds(day, day, zone).from.getTime() }
      },
    )
    const [firstDays, previousDays] = await Promise.all([
      queryDays(days.map(({ zone, from }) => ({ zone, moment: from }))),
      queryDays(days.map(({ zone, from }) => ({ zone, moment: from - 1 }))),
    ])
    const differingDays = days.filter(({ day }, index) => firstDays[index] !== day || (previousDays[index] ?? day) >= day)
    expect(differingDays).toEqual([])
  })
})

describe('the start of a day', () => {
  it('is never computed in SQL, where only day_in uses a time zone', () => {
    const files = execFileSync('git', ['ls-files', 'server/**/*.ts', 'server/*.ts', 'demo/**/*.ts'], { encoding: 'utf8' })
      .trim()
      .split('\n')
    const filesWithDayBounds = files.filter((file) => {
      const text = readFileSync(file, 'utf8').replaceAll("at time zone 'UTC'", '')
      return /at time zone \$|date_trunc\('[a-z]+', now\(\)|\btimezone\(/i.test(text)
    })
    expect(filesWithDayBounds).toEqual([])
  })
})
