/** Ways in which people write a text that is meant well and does not have its form. */
const repairs: readonly ((written: string) => string | undefined)[] = [
  (written) => written.trim(),
  (written) => written.trim().toLowerCase(),
  (written) => written.trim().toUpperCase(),
  (written) => written.trim().replaceAll(/\s+/g, '-').toLowerCase(),
  (written) => written.trim().replace(/^http:\/\//i, 'https://'),
  (written) => written.trim().replace(/^\/\//, 'https://'),
  (written) => (/^[\w-]+(?:\.[\w-]+)+(?:[/:?#]|$)/.test(written) ? `https://${written}` : undefined),
  (written) => originOf(written),
  (written) => /^(?:\w+:\/\/)?([^/:?#\s]+)/.exec(written.trim().toLowerCase())?.[1],
  (written) => (/^[\w.-]/.test(written) ? `/${written}` : undefined),
  (written) => (/^#[0-9a-f]{3}$/i.test(written) ? written.toLowerCase().replaceAll(/[0-9a-f]/g, '$&$&') : undefined),
  (written) => (/^[0-9a-f]{6}$/i.test(written) ? `#${written.toLowerCase()}` : undefined),
  (written) => written.replaceAll(/[\s,_']/g, ''),
  (written) => written.replace(/^\s*(?:\+|00)/, '').replaceAll(/\D/g, ''),
  (written) => written.replace(/^0+(?=\d)/, ''),
  (written) => written.replace(/\s*%$/, '').replace(',', '.'),
  (written) => written.replace(/^(\d+),(\d+)$/, '$1.$2'),
  (written) => written.replace(/[^\d.]*(\d[\d,]*(?:\.\d+)?)[^\d.]*/, (_, digits: string) => digits.replaceAll(',', '')),
  (written) => momentOf(written),
]

function originOf(written: string): string | undefined {
  try {
    return new URL(written.includes('://') ? written : `https://${written}`).origin.replace('http://', 'https://')
  } catch {
    return undefined
  }
}

/** A day, with a time and a zone where they are said; what lacks is midnight, and UTC. */
function momentOf(written: string): string | undefined {
  const [, day, time = '00:00', seconds = ':00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(:\d\d)?(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/i.exec(written.trim()) ?? []
  const moment = new Date(`${day}T${time}${seconds}${zone.toUpperCase()}`)
  const exists = day !== undefined && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
  return exists && !Number.isNaN(moment.getTime()) ? `${moment.toISOString().slice(0, 19)}Z` : undefined
}

/** What somebody probably meant who wrote something that does not have its form; undefined where no small change gives it that. */
export function repairForm(written: string, pattern: string): string | undefined {
  const form = new RegExp(pattern, 'u')
  for (const repair of repairs) {
    const repaired = repair(written)
    if (repaired !== undefined && repaired !== written && form.test(repaired)) return repaired
  }
  return undefined
}
