import { listFolder } from './list-folder.ts'

/** The ids of the merchants below a root: its folders, by name. Empty where it cannot be read. */
export const listMerchants = (root: string): readonly string[] =>
  (listFolder(root) ?? []).flatMap((entry) => (entry.folder ? [entry.name] : []))
