/**
 * Uploads of players. Their type is detected by content; they are sanitized, scanned, encrypted, and stored until they
 * expire. No URL serves them.
 */

export { type UploadDeps, deleteUpload, extendUploads, storeUpload, readUpload } from './store-upload.ts'
export { createScanner, type Scanner } from './scan-upload.ts'
