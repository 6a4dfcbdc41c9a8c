export type UploadType = 'png' | 'jpg' | 'pdf'

const signatures: Readonly<Record<UploadType, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpg: [0xff, 0xd8, 0xff],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
}

/** What a file is by its first bytes, whatever its name says. */
export const uploadType = (bytes: Buffer): UploadType | undefined =>
  (Object.keys(signatures) as UploadType[]).find((type) => bytes.subarray(0, signatures[type].length).equals(Buffer.from(signatures[type])))
