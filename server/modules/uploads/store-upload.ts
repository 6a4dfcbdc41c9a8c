import { randomUUID } from 'node:crypto'
import type { FileType } from '../../../src/engine/rules/file-type.ts'
import type { Tenant } from '../../database/tenant.ts'
import { openBytes, type Secrets, sealBytes } from '../secrets/index.ts'
import { cleanUpload } from './clean-upload.ts'
import { type Scanner, scanUpload } from './scan-upload.ts'
import { uploadsOf } from './store/uploads.ts'

/** What files are kept with. */
export interface UploadDeps {
  readonly scanner: Scanner
  readonly secrets: Pick<Secrets, 'key'>
}

export interface NewUpload {
  /** The account's id. */
  readonly owner: string
  /** What it is there for. */
  readonly purpose: string
  /** In base64, as it came. */
  readonly file: string
  readonly allowed: readonly FileType[]
  /** The most bytes, where it is fewer than any file may have. */
  readonly maxBytes?: number
  /** After this it is deleted. */
  readonly dueAt: Date
}

export interface StoredUpload {
  readonly type: FileType
  readonly data: string
}

/**
 * Keeps a file that somebody has sent, cleaned, scanned, and encrypted under a key of the platform's, where no address
 * of the web leads; its id.
 * @throws CallError upload_invalid, upload_too_large, upload_refused
 */
export async function storeUpload(
  tenant: Tenant,
  { scanner, secrets }: UploadDeps,
  { file, allowed, maxBytes, owner, purpose, dueAt }: NewUpload,
): Promise<string> {
  const sent = Buffer.from(file, 'base64')
  const { type, bytes } = await cleanUpload(sent, allowed, maxBytes)
  await scanUpload(scanner, sent)
  const id = randomUUID()
  const sealed = sealBytes(keyOf(secrets), associatedDataOf(tenant, id), bytes)
  await uploadsOf(tenant).insert({ id, type, bytes: sealed, sealed: true, owner, purpose, due_at: dueAt })
  return id
}

/**
 * A file as it is kept; nothing where it is gone. Who may see it is for the caller to say. Throws where it is not what
 * was kept there.
 */
export async function readUpload(tenant: Tenant, secrets: UploadDeps['secrets'], id: string): Promise<StoredUpload | undefined> {
  const found = await uploadsOf(tenant).byId(id)
  if (!found) return undefined
  const bytes = found.sealed ? openBytes(keyOf(secrets), associatedDataOf(tenant, id), found.bytes) : found.bytes
  return { type: found.type, data: bytes.toString('base64') }
}

const keyOf = (secrets: UploadDeps['secrets']): Buffer => secrets.key('uploads')

/** A file is bound to its row: it opens under no other brand and no other id. */
const associatedDataOf = ({ code }: Tenant, id: string): string => `${code} ${id}`

export const dropUpload = (tenant: Tenant, id: string): Promise<void> => uploadsOf(tenant).remove(id)

/** Keeps what somebody has sent for a purpose until another time; how many of them there are. */
export const extendUploads = (
  tenant: Tenant,
  which: { owner: string; purpose: string; ids: readonly string[]; dueAt: Date },
): Promise<number> => uploadsOf(tenant).extend(which)
