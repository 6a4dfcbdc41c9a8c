import { createHash } from 'node:crypto'
import { StartupError } from '../../../database/errors.ts'

/*
 * A bundle is a line of text, followed by a tar archive that is compressed with gzip:
 *
 *   livery-bundle 1 <id of the key> <bytes of the archive> <signature>
 *   manifest.json
 *   base/merchant.json
 *   …
 *
 * The signature covers the archive, so that nothing is decompressed or parsed before it is verified.
 * `tail -n +2 FILE | tar -tz` lists the files.
 */

/**
 * A bundle cannot be created, or is invalid, of another format version, or refused by this server. The message states
 * the reason and the remedy.
 */
export class BundleError extends StartupError {
  override readonly name = 'BundleError'
}

/** The bundle is dated in the future. */
export class FutureBundleError extends BundleError {
  /** Time from which the bundle is accepted, in milliseconds since 1970. */
  readonly validFrom: number

  constructor(message: string, validFrom: number) {
    super(message)
    this.validFrom = validFrom
  }
}

export const formatVersion = 1

const megabyte = 1024 * 1024
/** Limits of a bundle, for the command that creates it and for servers. */
export const bundleLimits = {
  bytes: 100 * megabyte,
  unpackedBytes: 500 * megabyte,
  fileBytes: 50 * megabyte,
  manifestBytes: 16 * megabyte,
  files: 50_000,
} as const

/** Name of the first file of the archive. */
export const manifestName = 'manifest.json'

/** A file of a bundle. */
export interface BundleFile {
  /** Path below the folder of brands, such as `lotus/theme.json`. */
  readonly path: string
  readonly bytes: number
  /** In hexadecimal. */
  readonly sha256: string
}

/** The description of a bundle, which is its first file. */
export interface Manifest {
  readonly format: typeof formatVersion
  /** Hash of the paths and contents of all files, in hexadecimal. The same brands have the same revision. */
  readonly revision: string
  /** ISO 8601. A server refuses bundles older than the newest accepted one, unless its settings allow older ones. */
  readonly createdAt: string
  /** Name of the browser build of the Livery version that created it; `null` without one. */
  readonly build: string | null
  /** Sorted by path. */
  readonly files: readonly BundleFile[]
}

/** The first line of a bundle. */
export interface BundleHeader {
  readonly keyId: string
  /** Length of the archive. */
  readonly bytes: number
  readonly signature: Buffer
}

export const computeDigest = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** Computes the revision of a list of files, which is sorted by path. */
export const computeRevision = (files: readonly BundleFile[]): string =>
  computeDigest(Buffer.from(files.map(({ path, sha256 }) => `${sha256} ${path}\n`).join('')))

/** Creates the message that is signed: the digest of the archive, with the name and version of the format. */
export const createMessageToSign = (archive: Uint8Array): Buffer =>
  Buffer.from(`livery-bundle ${String(formatVersion)} ${computeDigest(archive)}\n`)

export const formatHeader = ({ keyId, bytes, signature }: BundleHeader): string =>
  `livery-bundle ${String(formatVersion)} ${keyId} ${String(bytes)} ${signature.toString('base64url')}\n`

/** Upper bound for the length of the first line. */
const maxHeaderBytes = 200

/**
 * Splits a bundle into its first line and its archive.
 * @throws BundleError if it is not a bundle of this format version, or is damaged or incomplete
 */
export function parseBundle(content: Buffer): { readonly header: BundleHeader; readonly archive: Buffer } {
  const end = content.subarray(0, maxHeaderBytes).indexOf(10)
  const [, version, rest = ''] = /^livery-bundle (\d{1,6}) (.*)$/.exec(content.toString('latin1', 0, Math.max(end, 0))) ?? []
  if (version === undefined)
    throw new BundleError('The file is not a bundle of brands: it does not begin with "livery-bundle". Check its address.')
  if (version !== String(formatVersion))
    throw new BundleError(
      `The bundle has format ${version}, and this version of Livery reads format ${String(formatVersion)}. Create it with livery bundle create of this version.`,
    )
  const [, keyId, bytes, signatureText = ''] = /^([0-9a-f]{16}) ([1-9]\d{0,9}) ([\w-]{86})$/.exec(rest) ?? []
  const signature = Buffer.from(signatureText, 'base64url')
  if (keyId === undefined || signature.toString('base64url') !== signatureText)
    throw new BundleError(describeDamage('its first line is invalid'))
  const archive = content.subarray(end + 1)
  if (archive.length !== Number(bytes))
    throw new BundleError(describeDamage(`its archive has ${String(archive.length)} instead of ${String(bytes)} bytes`))
  return { header: { keyId, bytes: archive.length, signature }, archive }
}

/** Formats the error message for a damaged bundle. */
export const describeDamage = (reason: string): string => `The bundle is damaged or incomplete: ${reason}. Upload it again.`
