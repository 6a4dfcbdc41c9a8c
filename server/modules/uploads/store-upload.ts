import type { FileType } from '../../../src/engine/rules/file-type.ts'
import type { Tenant } from '../../database/tenant.ts'
import { cleanUpload } from './clean-upload.ts'
import { type Scanner, scanUpload } from './scan-upload.ts'
import { uploadsOf } from './store/uploads.ts'

export interface NewUpload {
  /** The account's id. */
  readonly owner: string
  /** What it is there for. */
  readonly purpose: string
  /** In base64, as it came. */
  readonly file: string
  readonly allowed: readonly FileType[]
  /** The most bytes, where it is fewer than any file may have. */
  readonly most?: number
  /** After this it is deleted. */
  readonly dueAt: Date
}

export interface StoredUpload {
  readonly type: FileType
  readonly data: string
}

/**
 * Keeps a file that somebody has sent, cleaned and scanned, where no address of the web leads; its id.
 * @throws CallError upload_invalid, upload_too_large, upload_refused
 */
export async function storeUpload(
  tenant: Tenant,
  scanner: Scanner,
  { file, allowed, most, owner, purpose, dueAt }: NewUpload,
): Promise<string> {
  const sent = Buffer.from(file, 'base64')
  const clean = await cleanUpload(sent, allowed, most)
  await scanUpload(scanner, sent)
  return uploadsOf(tenant).insert({ ...clean, owner, purpose, due_at: dueAt })
}

/** A file as it is kept; nothing where it is gone. Who may see it is for the caller to say. */
export async function readUpload(tenant: Tenant, id: string): Promise<StoredUpload | undefined> {
  const found = await uploadsOf(tenant).byId(id)
  return found && { type: found.type, data: found.bytes.toString('base64') }
}

export const dropUpload = (tenant: Tenant, id: string): Promise<void> => uploadsOf(tenant).remove(id)

/** Keeps what somebody has sent for a purpose until another time; how many of them there are. */
export const extendUploads = (
  tenant: Tenant,
  which: { owner: string; purpose: string; ids: readonly string[]; dueAt: Date },
): Promise<number> => uploadsOf(tenant).extend(which)
