/**
 * Uploads of players: detected by content, sanitized, scanned, encrypted, and stored outside of the web's reach until
 * they are deleted.
 */

export { type UploadDeps, deleteUpload, extendUploads, storeUpload, readUpload } from './store-upload.ts'
export { createScanner, type Scanner } from './scan-upload.ts'
