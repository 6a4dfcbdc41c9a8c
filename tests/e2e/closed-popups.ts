import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Content {
  readonly announcements?: Readonly<Record<string, { readonly type?: string; readonly published?: string } | null>>
}

/** Every pop-up of the brands, in the format in which the browser stores closed ones. */
const merchants = join(import.meta.dirname, '../../merchants')
const popupKeys = readdirSync(merchants)
  .map((id) => join(merchants, id, 'content.json'))
  .filter((file) => existsSync(file))
  .flatMap((file) => Object.entries((JSON.parse(readFileSync(file, 'utf8')) as Content).announcements ?? {}))
  .flatMap(([id, notice]) =>
    notice?.type === 'PU' && notice.published !== undefined ? [`${id} ${new Date(notice.published).toISOString()}`] : [],
  )

/** Runs before every page, which makes the visitor a returning one. Frames without storage are skipped. */
export const closedPopups = `try {
  localStorage.closedPopups ??= ${JSON.stringify(JSON.stringify(Object.fromEntries(popupKeys.map((name) => [name, Date.now()]))))}
} catch {}`
