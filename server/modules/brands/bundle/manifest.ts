import { isObject } from '../../../../src/engine/compile/index.ts'
import { BundleError, type BundleFile, bundleLimits, computeRevision, formatVersion, type Manifest } from './bundle-format.ts'

/** Matches relative paths of 2 to 13 levels, in which no name begins with a dot. */
const pathPattern = /^[a-z0-9][a-z0-9-]*(?:\/[\w-][\w.-]*){1,12}$/
const maxPathBytes = 255
const digestPattern = /^[0-9a-f]{64}$/
const buildPattern = /^[\w.-]{1,64}$/

/**
 * Parses the manifest of a bundle.
 * @throws BundleError if it is invalid
 */
export function parseManifest(text: string): Manifest {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new BundleError(describeInvalid('it is not JSON'), { cause })
  }
  assertManifest(value)
  return value
}

/** @throws BundleError if a value is not a valid manifest, or exceeds a limit */
export function assertManifest(value: unknown): asserts value is Manifest {
  const problem = findProblem(value)
  if (problem !== undefined) throw new BundleError(describeInvalid(problem))
}

const describeInvalid = (problem: string): string =>
  `The manifest of the bundle is invalid: ${problem}. Create it again with livery bundle create.`

function findProblem(value: unknown): string | undefined {
  if (!isObject(value)) return 'it is not an object'
  const { format, revision, createdAt, build, files } = value
  if (format !== formatVersion) return `its format is not ${String(formatVersion)}`
  if (typeof createdAt !== 'string' || !isTimestamp(createdAt)) return 'createdAt is not a time'
  if (build !== null && !(typeof build === 'string' && buildPattern.test(build))) return 'build is not a name'
  if (!Array.isArray(files)) return 'files is not a list'
  return findFilesProblem(files as readonly unknown[], revision)
}

const isTimestamp = (text: string): boolean => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text

function findFilesProblem(files: readonly unknown[], revision: unknown): string | undefined {
  if (files.length === 0) return 'it lists no files'
  if (files.length > bundleLimits.files) return `it lists more than ${String(bundleLimits.files)} files`
  const invalidFile = files.find((file) => !isBundleFile(file))
  if (invalidFile !== undefined) return `the file ${JSON.stringify(invalidFile).slice(0, 200)} is not allowed`
  const bundleFiles = files as readonly BundleFile[]
  const unsorted = bundleFiles.find(({ path }, index) => index > 0 && path <= (bundleFiles[index - 1]?.path ?? ''))
  if (unsorted) return `${unsorted.path} is listed twice or not in order`
  const bytes = bundleFiles.reduce((sum, file) => sum + file.bytes, 0)
  if (bytes > bundleLimits.unpackedBytes) return `its files have more than ${String(bundleLimits.unpackedBytes)} bytes`
  return revision === computeRevision(bundleFiles) ? undefined : 'revision does not match its files'
}

const isBundleFile = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['path'] === 'string' &&
  value['path'].length <= maxPathBytes &&
  pathPattern.test(value['path']) &&
  typeof value['bytes'] === 'number' &&
  Number.isSafeInteger(value['bytes']) &&
  value['bytes'] >= 0 &&
  value['bytes'] <= bundleLimits.fileBytes &&
  typeof value['sha256'] === 'string' &&
  digestPattern.test(value['sha256'])
