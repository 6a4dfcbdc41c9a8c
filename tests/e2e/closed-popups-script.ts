import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Content {
  readonly announcements?: Readonly<Record<string, { readonly type?: string; readonly published?: string } | null>>
}

const merchants = join(import.meta.dirname, '../../merchants')

/** Keys of all pop-ups of the brands, in the format in which the browser stores the keys of closed pop-ups. */
const popupKeys = readdirSync(merchants)
  .map((id) => join(merchants, id, 'content.json'))
  .filter((file) => existsSync(file))
  .flatMap((file) => Object.entries((JSON.parse(readFileSync(file, 'utf8')) as Content).announcements ?? {}))
  .flatMap(([id, notice]) =>
    notice?.type === 'PU' && notice.published !== undefined ? [`${id} ${new Date(notice.published).toISOString()}`] : [],
  )

/**
 * Init script that marks all pop-ups as closed, unless closed pop-ups are already stored. It has no effect in frames
 * without storage.
 */
export const closedPopupsScript = `try {
  localStorage.closedPopups ??= ${JSON.stringify(JSON.stringify(Object.fromEntries(popupKeys.map((key) => [key, Date.now()]))))}
} catch {}`
