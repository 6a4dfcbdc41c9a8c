import { isProject } from '../tools/paths.ts'
import type { DerivedFile } from './derived-file.ts'
import { deriveMessages } from './derive-messages.ts'

const formatBanner = (sources: string): string => `// Derived from ${sources} by \`npm run generate\`. Do not edit.\n`
const lintBanner = formatBanner('src/engine/compile/check/lints/')

/**
 * Yields everything derived from the program's sources: `src`, `server` and a project's folders. The admin commands
 * come last: deriving them imports the server, which imports the other files. Lint rules are derived only in the
 * package, because projects cannot change them.
 */
export async function* deriveFromProgram(): AsyncGenerator<DerivedFile> {
  yield ['src/generated/messages.ts', formatBanner("the texts of base and the message keys in the program's sources") + deriveMessages()]
  if (!isProject) {
    const { deriveLintCodes, deriveLintRules } = await import('./derive-lint-rules.ts')
    yield ['src/generated/lint-codes.ts', lintBanner + deriveLintCodes()]
    yield ['src/generated/lint-rules.ts', lintBanner + deriveLintRules()]
  }
  const { deriveCommands } = await import('./derive-commands.ts')
  yield ['src/generated/admin-commands.ts', formatBanner('the admin commands of server/') + (await deriveCommands())]
}
