import { isProject } from '../chores/paths.ts'
import type { DerivedFile } from './derived-file.ts'
import { deriveMessages } from './derive-messages.ts'

const bannerOf = (sources: string): string => `// Derived from ${sources} by \`npm run generate\`. Never edited by hand.\n`
const lintBanner = bannerOf('src/engine/compile/check/lints/')

/**
 * Yields everything derived from the program's sources. The admin commands come last: finding them runs the rest. Lint
 * rules are part of the package, because projects cannot change them.
 */
export async function* deriveFromProgram(): AsyncGenerator<DerivedFile> {
  yield ['src/generated/messages.ts', bannerOf("the texts of base and from what the program's sources name,") + deriveMessages()]
  if (!isProject) {
    const { deriveLintCodes, deriveLintRules } = await import('./derive-lint-rules.ts')
    yield ['src/generated/lint-codes.ts', lintBanner + deriveLintCodes()]
    yield ['src/generated/lint-rules.ts', lintBanner + deriveLintRules()]
  }
  const { deriveCommands } = await import('./derive-commands.ts')
  yield ['src/generated/admin-commands.ts', bannerOf('the admin commands of server/') + (await deriveCommands())]
}
