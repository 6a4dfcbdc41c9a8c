import { randomUUID } from 'node:crypto'
import type { FileType } from '../../../src/engine/rules/file-type.ts'
import type { Tenant } from '../../database/tenant.ts'
import { decryptBytes, type Secrets, encryptBytes } from '../secrets/index.ts'
import { sanitizeUpload } from './sanitize-upload.ts'
import { type Scanner, assertScanAccepted } from './scan-upload.ts'
import { createUploadStore } from './store/uploads.ts'

/** Services for storing uploads. */
export interface UploadDeps {
  readonly scanner: Scanner
  readonly secrets: Pick<Secrets, 'deriveKey'>
}

export interface NewUpload {
  /** Account id. */
  readonly owner: string
  readonly purpose: string
  /** Content of the file as base64. */
  readonly file: string
  readonly allowed: readonly FileType[]
  /** Maximum size in bytes, if lower than the common limit. */
  readonly maxBytes?: number
  /** Time at which the upload expires and is deleted. */
  readonly expiresAt: Date
}

export interface StoredUpload {
  readonly type: FileType
  readonly data: string
}

/**
 * Stores an uploaded file, sanitized, scanned, and encrypted with a key of the platform. No URL serves it. Returns
 * its id.
 * @throws ApiError upload_invalid, upload_too_large, upload_refused
 */
export async function storeUpload(
  tenant: Tenant,
  { scanner, secrets }: UploadDeps,
  { file, allowed, maxBytes, owner, purpose, expiresAt }: NewUpload,
): Promise<string> {
  const receivedBytes = Buffer.from(file, 'base64')
  const { type, bytes } = await sanitizeUpload(receivedBytes, allowed, maxBytes)
  await assertScanAccepted(scanner, receivedBytes)
  const id = randomUUID()
  const encryptedBytes = encryptBytes(getEncryptionKey(secrets), getAssociatedData(tenant, id), bytes)
  await createUploadStore(tenant).insert({ id, type, bytes: encryptedBytes, sealed: true, owner, purpose, due_at: expiresAt })
  return id
}

/**
 * Returns a stored file; `undefined` if it was deleted or has expired. The caller must check access. Throws if the data
 * was modified.
 */
export async function readUpload(tenant: Tenant, secrets: UploadDeps['secrets'], id: string): Promise<StoredUpload | undefined> {
  const upload = await createUploadStore(tenant).find(id)
  if (!upload) return undefined
  const bytes = upload.sealed ? decryptBytes(getEncryptionKey(secrets), getAssociatedData(tenant, id), upload.bytes) : upload.bytes
  return { type: upload.type, data: bytes.toString('base64') }
}

const getEncryptionKey = (secrets: UploadDeps['secrets']): Buffer => secrets.deriveKey('uploads')

/** Returns the data that binds a file to its row: the file cannot be decrypted for another brand or id. */
const getAssociatedData = ({ code }: Tenant, id: string): string => `${code} ${id}`

export const deleteUpload = (tenant: Tenant, id: string): Promise<void> => createUploadStore(tenant).delete(id)

/** Extends the retention of an account's uploads for a purpose. Returns the number of extended uploads. */
export const extendUploads = (
  tenant: Tenant,
  selection: { owner: string; purpose: string; ids: readonly string[]; expiresAt: Date },
): Promise<number> => createUploadStore(tenant).extend(selection)
