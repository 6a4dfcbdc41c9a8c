import type { Command } from './command.ts'

/** Every command of `livery`: its file is loaded when it is called. */
export const commands: Readonly<Record<string, () => Promise<Command>>> = {
  validate: async () => (await import('./validate.ts')).validate,
  new: async () => (await import('./new.ts')).newMerchant,
  checklist: async () => (await import('./checklist.ts')).checklist,
  explain: async () => (await import('./explain.ts')).explain,
  diff: async () => (await import('./diff.ts')).diff,
  texts: async () => (await import('./texts.ts')).texts,
  schema: async () => (await import('./schema.ts')).schema,
  platform: async () => (await import('./platform/platform.ts')).platform,
}
