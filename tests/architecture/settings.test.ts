import { describe, expect, it } from 'vitest'
import { readText, listTextFiles } from './tracked-files.ts'

/** Returns the names of the environment variables that files read. */
const findVariables = (files: readonly string[], pattern: RegExp): readonly string[] => [
  ...new Set(files.flatMap((file) => [...(readText(file) ?? '').matchAll(pattern)].flatMap(([, name]) => name ?? []))),
]
/** Returns the variables in the first column of the tables of a document. */
const findListedVariables = (file: string): ReadonlySet<string> =>
  new Set(
    (readText(file) ?? '')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name as string)),
  )

describe('every environment variable in use is documented', () => {
  it('in docs/settings.md if the server reads it', () => {
    const settings = findVariables(['server/config.ts', 'server/mode.ts'], /getSetting\('([A-Z_]+)'\)/g)
    const otherVariables = findVariables(
      listTextFiles().filter((file) => /^server\/.*\.ts$/.test(file)),
      /\benv\['([A-Z_]+)'\]/g,
    )
    expect(settings.length).toBeGreaterThan(25)
    expect(otherVariables).toContain('UV_THREADPOOL_SIZE')
    const listedVariables = findListedVariables('docs/settings.md')
    // NODE_ENV is documented in the row of LIVERY_MODE.
    expect([...settings, ...otherVariables].filter((name) => name !== 'NODE_ENV' && !listedVariables.has(name))).toEqual([])
  })

  it('in docs/settings.md or CONTRIBUTING.md if a command or a test reads it', () => {
    // Variables that the project does not define. NODE_ENV is documented in the row of LIVERY_MODE.
    const externalVariables = new Set(['NODE_ENV', 'NO_COLOR', 'PATH', 'TERM'])
    /** Variables that one process sets for another in the same run. */
    const internalVariables = new Set(['VITEST_OUTCOME', 'E2E_PORT', 'E2E_SERVER', 'LIVERY_PROJECT'])
    const names = findVariables(
      listTextFiles().filter((file) => /^(?:scripts\/.*|playwright\.config|tests\/depth|tests\/platform\/random-brands\.test)/.test(file)),
      /\benv\['([A-Z_]+)'\]/g,
    )
    expect(names.length).toBeGreaterThan(5)
    const listedVariables = new Set([...findListedVariables('docs/settings.md'), ...findListedVariables('CONTRIBUTING.md')])
    expect(names.filter((name) => !listedVariables.has(name) && !externalVariables.has(name) && !internalVariables.has(name))).toEqual([])
  })
})
