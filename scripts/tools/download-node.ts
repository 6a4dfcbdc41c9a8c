import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Downloads another major version of Node from npm's registry into a folder, without saving it as a dependency. Returns
 * the path of its executable.
 */
export function downloadNode(major: number, folder: string): string {
  const name = `node-${process.platform}-${process.arch}@${major}`
  const [archive] = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .slice(-1)
  execFileSync('tar', ['-xzf', join(folder, archive ?? ''), '-C', folder])
  return join(folder, 'package/bin/node')
}
