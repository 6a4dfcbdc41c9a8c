/**
 * Files that players send: what they are by their content, cleaned, scanned, encrypted, and kept out of the web's reach
 * until they are due.
 */

export { type UploadDeps, dropUpload, extendUploads, storeUpload, readUpload } from './store-upload.ts'
export { openScanner, type Scanner } from './scan-upload.ts'
