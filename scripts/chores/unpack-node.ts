import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Another Node than the one that runs this, from the registry that npm asks, unpacked in a folder and saved nowhere.
 * The result is its program.
 */
export function unpackNode(major: number, folder: string): string {
  const name = `node-${process.platform}-${process.arch}@${major}`
  const [packed] = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .slice(-1)
  execFileSync('tar', ['-xzf', join(folder, packed ?? ''), '-C', folder])
  return join(folder, 'package/bin/node')
}
