/** Corrections of common mistakes in the format of a text, in the order in which they are tried. */
const repairs: readonly ((input: string) => string | undefined)[] = [
  (input) => input.trim(),
  (input) => input.trim().toLowerCase(),
  (input) => input.trim().toUpperCase(),
  (input) => input.replaceAll('_', '-'),
  (input) => input.replaceAll('-', ' '),
  (input) => input.trim().replaceAll(/\s+/g, '-').toLowerCase(),
  (input) => input.trim().replace(/^(?:http:)?\/\//i, 'https://'),
  (input) => (hostPattern.test(input) ? `https://${input}` : undefined),
  (input) => repairOrigin(input),
  (input) => repairHost(input),
  (input) => (/^[\w.-]/.test(input) ? `/${input.trim().replaceAll(/\s+/g, '-')}` : undefined),
  (input) => (input.startsWith('/') ? input.trim().replaceAll(/\s+/g, '-') : undefined),
  (input) => (shortColour.test(input) ? input.toLowerCase().replaceAll(/[0-9a-f]/g, '$&$&') : undefined),
  (input) => (/^[0-9a-f]{6}$/i.test(input) ? `#${input.toLowerCase()}` : undefined),
  (input) => repairPath(input),
  (input) => repairTimestamp(input),
  (input) => repairAmount(input),
  (input) => (/^\s*(?:\+|0)/.test(input) ? input.replace(/^\s*(?:\+|0+)/, '').replaceAll(/[\s()-]/g, '') : undefined),
]

const shortColour = /^#[0-9a-f]{3}$/i
const hostPattern = /^[\w-]+(?:\.[\w-]+)+(?:[/:?#]|$)/

/** The path with forward slashes, without a leading `/`, `./`, `../` or `assets/`, and without trailing slashes. */
function repairPath(input: string): string | undefined {
  const path = input
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/\/+$/, '')
  return path.replace(/^assets\//, '')
}

/** The number in an amount that is written with a currency or percent sign, thousands separators or a decimal comma. */
function repairAmount(input: string): string | undefined {
  const digits = /^[^\d.,-]*(\d[\d\s,'.]*?)[^\d.,]*$/.exec(input)?.[1]?.replaceAll(/[\s']/g, '')
  return /,\d{1,2}$/.test(digits ?? '') ? digits?.replaceAll('.', '').replace(',', '.') : digits?.replaceAll(',', '')
}

function repairHost(input: string): string | undefined {
  const host = /^(?:\w+:\/\/)?([^/:?#\s]+)/.exec(input.trim().toLowerCase())?.[1]
  return host !== undefined && hostPattern.test(host) && /[a-z]/.test(host) ? host : undefined
}

function repairOrigin(input: string): string | undefined {
  try {
    return new URL(input.includes('://') ? input : `https://${input}`).origin.replace('http://', 'https://')
  } catch {
    return undefined
  }
}

/** An ISO timestamp in UTC from a date with an optional time and zone (by default midnight, UTC). */
function repairTimestamp(input: string): string | undefined {
  const [, day, time = '00:00', seconds = ':00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i.exec(input.trim()) ?? []
  if (day === undefined || toIsoTimestamp(`${day}T00:00:00Z`)?.startsWith(day) !== true) return undefined
  return toIsoTimestamp(`${day}T${time}${seconds}${zone.toUpperCase()}`)
}

function toIsoTimestamp(timestamp: string): string | undefined {
  const time = new Date(timestamp)
  return Number.isNaN(time.getTime()) ? undefined : `${time.toISOString().slice(0, 19)}Z`
}

/** Returns the text with a small correction that makes it match the pattern; `undefined` if none does. */
export function repairFormat(input: string, pattern: string): string | undefined {
  const requiredPattern = new RegExp(pattern, 'u')
  for (const repair of repairs) {
    const repaired = repair(input)
    if (repaired !== undefined && repaired !== input && requiredPattern.test(repaired)) return repaired
  }
  return undefined
}

/**
 * Whether two texts have the same letters and digits, ignoring case, spaces, punctuation and an HTTP scheme. Always
 * true for a colour with three digits, because its repair only repeats each digit.
 */
export function isSameText(input: string, repaired: string): boolean {
  const [inputContent, repairedContent] = [input, repaired].map((text) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  )
  return inputContent === repairedContent || shortColour.test(input)
}
