import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseBuildOptions } from '../../scripts/tools/build-options.ts'
import { CommandError } from '../../scripts/cli/command.ts'

const root = join(import.meta.dirname, '../../merchants')

/** Returns the error message for these arguments with a short merchants path, or the parsed options as JSON. */
function getParseError(...args: readonly string[]): string {
  try {
    return JSON.stringify(parseBuildOptions(args, root))
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    return error.message.replace(root, 'merchants')
  }
}

describe('npm run build', () => {
  it('builds the app alone, or exports a brand to a folder', () => {
    expect(parseBuildOptions([], root)).toEqual({})
    expect(parseBuildOptions(['--merchant', 'lotus'], root)).toEqual({ brandExport: { merchant: 'lotus', out: 'export/lotus' } })
    expect(parseBuildOptions(['--merchant=lotus', '--out', 'site'], root)).toEqual({ brandExport: { merchant: 'lotus', out: 'site' } })
  })

  it.each([
    [['--merchants', 'x'], 'unknown option --merchants. Did you mean --merchant?'],
    [['--merchant', 'lotus', '--merchants', 'x'], 'unknown option --merchants. Did you mean --merchant?'],
    [['--verbose'], 'unknown option --verbose. The options are --merchant, --out and --previous-release.'],
    [['-m', 'lotus'], 'unknown option -m. The options are --merchant, --out and --previous-release.'],
    [['--merchant', 'lots'], 'there is no merchant "lots" in merchants. Did you mean "lotus"?'],
    [['--merchant', '../merchants/lotus'], 'there is no merchant "../merchants/lotus" in merchants.'],
    [['--previous-release', 'merchants'], '--previous-release: merchants is not the folder of a release.'],
    [['--merchant'], '--merchant requires a value.'],
    [['--merchant', '--out', 'site'], '--merchant requires a value.'],
    [['--out', 'site'], '--out requires --merchant, which names the brand to export.'],
    [['lotus'], 'unexpected argument "lotus". Did you mean --merchant lotus?'],
  ])('rejects %j with a reason', (args, expectedError) => {
    expect(getParseError(...args)).toBe(expectedError)
  })
})
