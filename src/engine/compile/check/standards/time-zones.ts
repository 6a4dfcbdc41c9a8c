import { lazy } from '../../lazy.ts'
import { nearestName } from '../../explain/nearest-name.ts'

/**
 * Names that people know and that runtimes list under an older one, if at all. Used to guess what was meant, never to
 * judge.
 */
const alsoKnown = [
  'UTC',
  'GMT',
  'Asia/Ho_Chi_Minh',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Yangon',
  'Asia/Qostanay',
  'America/Nuuk',
  'America/Argentina/Buenos_Aires',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Pohnpei',
  'Pacific/Kanton',
]

const listed = lazy(() => new Set([...Intl.supportedValuesOf('timeZone'), ...alsoKnown]))

/** Whether the runtime knows a time zone by this name, its aliases included. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

/** The zone that was probably meant: a name with a slip, or the zone of a city whose region is wrong or missing. */
export function nearestTimeZone(name: string): string | undefined {
  const city = cityOf(name)
  return [...listed()].find((zone) => cityOf(zone) === city) ?? nearestName(name, listed())
}

const cityOf = (zone: string): string =>
  zone
    .slice(zone.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
