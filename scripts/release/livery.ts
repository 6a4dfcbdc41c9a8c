import { type Commands, runLivery } from '../cli/run-livery.ts'
import { createTerminalIo } from '../cli/terminal-io.ts'

/** The commands that need neither the sources nor the tools that build them. */
const commands: Commands = {
  validate: async () => (await import('../cli/validate.ts')).validate,
  checklist: async () => (await import('../cli/checklist.ts')).checklist,
  explain: async () => (await import('../cli/explain.ts')).explain,
  diff: async () => (await import('../cli/diff.ts')).diff,
  texts: async () => (await import('../cli/texts.ts')).texts,
  schema: async () => (await import('../cli/schema.ts')).schema,
  bundle: async () => (await import('../cli/bundle/bundle.ts')).bundle,
  database: async () => (await import('../cli/database/database.ts')).database,
  backup: async () => (await import('../cli/backup/backup.ts')).backup,
  restore: async () => (await import('../cli/backup/restore.ts')).restore,
  vendor: async () => (await import('../cli/check/vendor.ts')).vendor,
  gateway: async () => (await import('../cli/check/gateway.ts')).gateway,
  messenger: async () => (await import('../cli/check/messenger.ts')).messenger,
  admin: async () => (await import('../cli/admin.ts')).admin,
  login: async () => (await import('../cli/login.ts')).login,
  logout: async () => (await import('../cli/login.ts')).logout,
  whoami: async () => (await import('../cli/login.ts')).whoami,
  platform: async () => (await import('../cli/platform/platform.ts')).platform,
}

/** The program `bin/livery.js` of a release. */
process.exitCode = await runLivery(commands, process.argv.slice(2), createTerminalIo())
