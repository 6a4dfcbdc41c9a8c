import { type Commands, runLivery } from '../cli/run-livery.ts'
import { terminalIo } from '../cli/terminal-io.ts'

/** The commands that need neither the sources nor the tools that build them. */
const commands: Commands = {
  validate: async () => (await import('../cli/validate.ts')).validate,
  checklist: async () => (await import('../cli/checklist.ts')).checklist,
  explain: async () => (await import('../cli/explain.ts')).explain,
  diff: async () => (await import('../cli/diff.ts')).diff,
  texts: async () => (await import('../cli/texts.ts')).texts,
  schema: async () => (await import('../cli/schema.ts')).schema,
  database: async () => (await import('../cli/database/database.ts')).database,
  backup: async () => (await import('../cli/backup/backup.ts')).backup,
  restore: async () => (await import('../cli/backup/restore.ts')).restore,
  platform: async () => (await import('../cli/platform/platform.ts')).platform,
}

/** The program `bin/livery.js` of a release. */
process.exitCode = await runLivery(commands, process.argv.slice(2), terminalIo())
