import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashFiles, root } from './hash-files.ts'

const inputs = ['src', 'schemas', 'vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']
const stamp = join(root, 'dist/.made-from')

/** A hash of all that the build is made from. */
export const hashInputs = (): string => hashFiles(inputs)

/** Whether the build is missing or made from something else than what stands there now. */
export const buildIsStale = (): boolean => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== hashInputs()

/** Remembers what the build was made from. */
export const stampBuild = (hash: string): Promise<void> => writeFile(stamp, hash)
