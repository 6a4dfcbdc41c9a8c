import type { Commands } from './run-livery.ts'

/** All commands of `livery`; each is loaded when it is called. */
export const commands: Commands = {
  validate: async () => (await import('./validate.ts')).validate,
  generate: async () => (await import('./project-commands.ts')).generate,
  build: async () => (await import('./project-commands.ts')).build,
  start: async () => (await import('./project-commands.ts')).start,
  dev: async () => (await import('./project-commands.ts')).dev,
  new: async () => (await import('./new.ts')).newMerchant,
  checklist: async () => (await import('./checklist.ts')).checklist,
  explain: async () => (await import('./explain.ts')).explain,
  diff: async () => (await import('./diff.ts')).diff,
  screenshots: async () => (await import('./screenshots/screenshots.ts')).screenshots,
  texts: async () => (await import('./texts.ts')).texts,
  schema: async () => (await import('./schema.ts')).schema,
  bundle: async () => (await import('./bundle/bundle.ts')).bundle,
  vendor: async () => (await import('./check/vendor.ts')).vendor,
  gateway: async () => (await import('./check/gateway.ts')).gateway,
  messenger: async () => (await import('./check/messenger.ts')).messenger,
  database: async () => (await import('./database/database.ts')).database,
  backup: async () => (await import('./backup/backup.ts')).backup,
  restore: async () => (await import('./backup/restore.ts')).restore,
  admin: async () => (await import('./admin.ts')).admin,
  login: async () => (await import('./login.ts')).login,
  logout: async () => (await import('./login.ts')).logout,
  whoami: async () => (await import('./login.ts')).whoami,
  platform: async () => (await import('./platform/platform.ts')).platform,
}
