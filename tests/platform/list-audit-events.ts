import { allCommands } from '../../server/admin-api/commands.ts'
import { isReadPermission } from '../../server/modules/commands/index.ts'
import type { TestPlatform } from './test-platform.ts'

/** The events of read-only commands, except those that return a file. */
const readOnlyEvents = new Set(
  Object.entries(allCommands).flatMap(([name, { permission, output }]) =>
    isReadPermission(permission) && output !== 'file' ? [`operator-${name}`] : [],
  ),
)

/**
 * Returns the events that match among the last 999 in alpha's audit log, oldest first, each as `<event> <outcome>`.
 * Omits refused commands, and read-only ones except those that return a file.
 * @param username the account of the events; `null` for events without an account
 */
export async function listAuditEvents(platform: TestPlatform, username: string | null, eventPattern: RegExp): Promise<readonly string[]> {
  const rows = (await platform.runAdminCommand('audit-list', { brand: 'alpha', count: 999 })) as unknown as readonly {
    readonly event: string
    readonly outcome: string
    readonly username: string | null
  }[]
  const matchingRows = rows.filter(
    (row) => row.username === username && eventPattern.test(row.event) && !readOnlyEvents.has(row.event) && row.outcome !== 'refused',
  )
  return matchingRows.map(({ event, outcome }) => `${event} ${outcome}`).toReversed()
}
