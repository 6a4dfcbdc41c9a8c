import type { Diagnostic } from '../../contract/diagnostic.ts'
import { findJunkFileOrigin, createJunkFileDiagnostic } from './junk-file.ts'
import { listFolder } from './list-folder.ts'

/** Ids are the first label of a host name, `<id>.localhost`. */
const idPattern = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

export const isMerchantId = (id: string): boolean => idPattern.test(id)

/**
 * The ids of the merchants in a root: the sorted names of its folders, except junk folders. Empty if the root cannot be
 * read.
 */
export const listMerchants = (root: string): readonly string[] =>
  listSubfolders(root).filter((name) => findJunkFileOrigin(name) === undefined)

/** A warning for each junk folder in a root. */
export const lintRoot = (root: string): readonly Diagnostic[] =>
  listSubfolders(root).flatMap((name) =>
    findJunkFileOrigin(name) === undefined ? [] : [createJunkFileDiagnostic(`${root.replace(/\/+$/, '')}/${name}`)],
  )

const listSubfolders = (root: string): readonly string[] =>
  (listFolder(root) ?? []).flatMap((entry) => (entry.isFolder ? [entry.name] : []))
