import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundleServer } from '../../../scripts/tools/bundle-server.ts'

it('a stack trace of a bundled program names the file and the line of the source', async () => {
  const program = await bundleServer('tests/architecture/server-bundle/failing-program.ts')
  const { status, stderr } = spawnSync(process.execPath, ['--enable-source-maps', program], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('Error: Failing on purpose.')
  expect(stderr).toContain(`${join(import.meta.dirname, 'failing-program.ts')}:5:`)
  expect(stderr).not.toContain('main.js')
})
