import { lazy } from '../../lazy.ts'
import { findNearestName } from '../../explain/nearest-name.ts'

/** Zone names that runtimes may omit or list under an older name. Used only for suggestions, not for validation. */
const additionalZones = [
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

const getZoneNames = lazy(() => new Set([...Intl.supportedValuesOf('timeZone'), ...additionalZones]))

/** Whether the runtime knows a time zone by this name or alias. */
export function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

/** Current names of zones that runtimes still list under the old name. */
const currentNames: Readonly<Record<string, string>> = {
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Truk': 'Pacific/Chuuk',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Enderbury': 'Pacific/Kanton',
}

/**
 * The zone that was probably meant: the zone of an offset, of a city whose region is wrong or missing, or of a name
 * with extra words, otherwise the zone with the nearest name. `undefined` if no zone matches, also for offsets that are
 * not whole hours.
 */
export function suggestTimeZone(name: string): string | undefined {
  const offset = /^(?:GMT|UTC)?\s*([+-])0?(\d{1,2})(?::?(\d\d))?$/i.exec(name.trim())
  if (offset) return findZoneByOffset(offset[1], Number(offset[2]), offset[3] ?? '00')
  const city = normalizeCity(name)
  const zoneName =
    [...getZoneNames()].find((zone) => normalizeCity(zone) === city) ?? findZonePrefix(name) ?? findNearestName(name, getZoneNames())
  return zoneName === undefined ? undefined : (currentNames[zoneName] ?? zoneName)
}

/** `Etc/GMT` zones have the signs of POSIX: east of Greenwich is negative. */
function findZoneByOffset(sign: string | undefined, hours: number, minutes: string): string | undefined {
  if (minutes !== '00') return undefined
  const zone = hours === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${String(hours)}`
  return isTimeZone(zone) ? zone : undefined
}

/** The zone that a name begins with, such as Asia/Saigon for `Asia/Saigon City`. */
function findZonePrefix(name: string): string | undefined {
  const words = name.trim().split(/[ _]+/)
  for (let length = words.length - 1; length > 0; length--) {
    const zone = words.slice(0, length).join('_')
    if (zone.includes('/') && isTimeZone(zone)) return zone
  }
  return undefined
}

const normalizeCity = (zone: string): string =>
  zone
    .slice(zone.lastIndexOf('/') + 1)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
