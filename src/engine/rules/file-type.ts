export type FileType = 'png' | 'jpg' | 'pdf'

const signatures: Readonly<Record<FileType, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/** Detects the type of a file by its first bytes, regardless of its name; `undefined` for any other type. */
export const detectFileType = (bytes: Uint8Array): FileType | undefined =>
  (Object.keys(signatures) as FileType[]).find((type) => signatures[type].every((byte, index) => bytes[index] === byte))

/** Maximum size of an uploaded file, in bytes. */
export const maxFileBytes = 5 * 1024 * 1024
