/** Corrections of common mistakes in the form of a text, in the order in which they are tried. */
const repairs: readonly ((written: string) => string | undefined)[] = [
  (written) => written.trim(),
  (written) => written.trim().toLowerCase(),
  (written) => written.trim().toUpperCase(),
  (written) => written.replaceAll('_', '-'),
  (written) => written.replaceAll('-', ' '),
  (written) => written.trim().replaceAll(/\s+/g, '-').toLowerCase(),
  (written) => written.trim().replace(/^(?:http:)?\/\//i, 'https://'),
  (written) => (hostForm.test(written) ? `https://${written}` : undefined),
  (written) => originOf(written),
  (written) => hostOf(written),
  (written) => (/^[\w.-]/.test(written) ? `/${written.trim().replaceAll(/\s+/g, '-')}` : undefined),
  (written) => (written.startsWith('/') ? written.trim().replaceAll(/\s+/g, '-') : undefined),
  (written) => (shortColour.test(written) ? written.toLowerCase().replaceAll(/[0-9a-f]/g, '$&$&') : undefined),
  (written) => (/^[0-9a-f]{6}$/i.test(written) ? `#${written.toLowerCase()}` : undefined),
  (written) => pathOf(written),
  (written) => momentOf(written),
  (written) => amountOf(written),
  (written) => (/^\s*(?:\+|0)/.test(written) ? written.replace(/^\s*(?:\+|0+)/, '').replaceAll(/[\s()-]/g, '') : undefined),
]

const shortColour = /^#[0-9a-f]{3}$/i
const hostForm = /^[\w-]+(?:\.[\w-]+)+(?:[/:?#]|$)/

/** A path or name without leading slashes and dots, with forward slashes, relative to the assets folder. */
function pathOf(written: string): string | undefined {
  const path = written
    .trim()
    .replaceAll('\\', '/')
    .replace(/^(?:\.{0,2}\/)+/, '')
    .replace(/\/+$/, '')
  return path.replace(/^assets\//, '')
}

/** The number in an amount that is written with a currency or percent sign, thousands separators or a decimal comma. */
function amountOf(written: string): string | undefined {
  const digits = /^[^\d.,-]*(\d[\d\s,'.]*?)[^\d.,]*$/.exec(written)?.[1]?.replaceAll(/[\s']/g, '')
  return /,\d{1,2}$/.test(digits ?? '') ? digits?.replaceAll('.', '').replace(',', '.') : digits?.replaceAll(',', '')
}

function hostOf(written: string): string | undefined {
  const host = /^(?:\w+:\/\/)?([^/:?#\s]+)/.exec(written.trim().toLowerCase())?.[1]
  return host !== undefined && hostForm.test(host) && /[a-z]/.test(host) ? host : undefined
}

function originOf(written: string): string | undefined {
  try {
    return new URL(written.includes('://') ? written : `https://${written}`).origin.replace('http://', 'https://')
  } catch {
    return undefined
  }
}

/** An ISO timestamp from a date, with time and zone if written. The defaults are midnight and UTC. */
function momentOf(written: string): string | undefined {
  const [, day, time = '00:00', seconds = ':00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i.exec(written.trim()) ?? []
  if (day === undefined || isoOf(`${day}T00:00:00Z`)?.startsWith(day) !== true) return undefined
  return isoOf(`${day}T${time}${seconds}${zone.toUpperCase()}`)
}

function isoOf(moment: string): string | undefined {
  const time = new Date(moment)
  return Number.isNaN(time.getTime()) ? undefined : `${time.toISOString().slice(0, 19)}Z`
}

/** Returns the text with a small correction that gives it the required form; `undefined` if none does. */
export function repairForm(written: string, pattern: string): string | undefined {
  const form = new RegExp(pattern, 'u')
  for (const repair of repairs) {
    const repaired = repair(written)
    if (repaired !== undefined && repaired !== written && form.test(repaired)) return repaired
  }
  return undefined
}

/**
 * Whether two texts have the same letters and digits, ignoring case, spaces and punctuation, or are the same colour.
 */
export function isSameText(written: string, repaired: string): boolean {
  const [before, after] = [written, repaired].map((text) =>
    text
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  )
  return before === after || shortColour.test(written)
}
