import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Content {
  readonly announcements?: Readonly<Record<string, { readonly type?: string; readonly published?: string } | null>>
}

/** Every pop-up that a brand starts with, as the browser keeps those that were closed. */
const merchants = join(import.meta.dirname, '../../merchants')
const names = readdirSync(merchants)
  .map((id) => join(merchants, id, 'content.json'))
  .filter((file) => existsSync(file))
  .flatMap((file) => Object.entries((JSON.parse(readFileSync(file, 'utf8')) as Content).announcements ?? {}))
  .flatMap(([id, notice]) =>
    notice?.type === 'PU' && notice.published !== undefined ? [`${id} ${new Date(notice.published).toISOString()}`] : [],
  )

/** Runs before every page: the visitor has been here before. Frames that may keep nothing are left alone. */
export const closedPopups = `try {
  localStorage.closedPopups ??= ${JSON.stringify(JSON.stringify(Object.fromEntries(names.map((name) => [name, Date.now()]))))}
} catch {}`
