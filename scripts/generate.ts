import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { generateCodeWhereStale } from './chores/generate-code.ts'
import { deriveCallRules, deriveEndpoints, deriveErrors, deriveLongest, readCalls } from './generate/derive-calls.ts'
import { deriveLintCodes, deriveLintRules } from './generate/derive-lint-rules.ts'
import { deriveMessages } from './generate/derive-messages.ts'
import { deriveNode } from './generate/derive-node.ts'
import { configChecksTypes } from './generate/derive-checks.ts'
import { deriveParts } from './generate/derive-parts.ts'
import { deriveCommands } from './generate/derive-commands.ts'
import { deriveNotices } from './generate/derive-notices.ts'
import { derivePatterns } from './generate/derive-patterns.ts'
import { derivePlan } from './generate/derive-plan.ts'
import { deriveRelations } from './generate/derive-relations.ts'
import { registrationTypes } from './generate/derive-registration.ts'
import { deriveRegisterFields } from './generate/derive-register-fields.ts'
import { deriveCallTypes, deriveConfigTypes } from './generate/derive-types.ts'
import { deriveBrowserCallTypes, deriveConfigValidatorTypes } from './generate/derive-validators.ts'
import { root } from './generate/schemas.ts'

/**
 * `npm run generate` writes everything that is derived from schemas/. With `--check` it writes nothing that is in git,
 * names what is stale of that, and exits with 1 where there is any.
 */
const check = process.argv.includes('--check')
const stale: string[] = []

function put(path: string, text: string): void {
  const file = join(root, path)
  if (readText(file) === text) return
  stale.push(path)
  if (check) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Writes files by their path in a folder that holds nothing else. */
function putAll(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) put(`${folder}/${path}`, text)
  for (const path of filesIn(join(root, folder))) {
    if (Object.hasOwn(files, path)) continue
    stale.push(`${folder}/${path}`)
    if (!check) rmSync(join(root, folder, path))
  }
}

const filesIn = (folder: string): string[] =>
  !existsSync(folder)
    ? []
    : readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)))

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

const banner = '// Derived from schemas/ by `npm run generate`. Never edited by hand.\n'
const lintBanner = '// Derived from src/engine/compile/check/lints/ by `npm run generate`. Never edited by hand.\n'
const messagesBanner =
  "// Derived from the texts of base and from what the program's sources name, by `npm run generate`. Never edited by hand.\n"
put('schemas/merchant/node.json', deriveNode())
if (!check || stale.length === 0) {
  putAll('schemas/parts', deriveParts())
  const calls = readCalls()
  put('src/generated/config.ts', banner + (await deriveConfigTypes()))
  put('src/generated/api.ts', banner + (await deriveCallTypes(calls)))
  put('src/generated/endpoints.ts', banner + deriveEndpoints(calls))
  put('src/generated/call-rules.ts', banner + deriveCallRules(calls))
  put('src/generated/register-fields.ts', banner + deriveRegisterFields())
  put('src/generated/longest.ts', banner + deriveLongest(calls))
  put('src/generated/errors.ts', banner + deriveErrors())
  put('src/generated/plan.ts', banner + derivePlan())
  put('src/generated/relations.ts', banner + deriveRelations())
  put('src/generated/messages.ts', messagesBanner + deriveMessages())
  put('src/generated/lint-codes.ts', lintBanner + deriveLintCodes())
  put('src/generated/lint-rules.ts', lintBanner + deriveLintRules())
  put('src/generated/patterns.ts', banner + derivePatterns())
  put('src/generated/validate-registration.d.ts', banner + registrationTypes)
  put('src/generated/validate-config.d.ts', banner + deriveConfigValidatorTypes())
  put('src/generated/check-config.d.ts', banner + configChecksTypes)
  const parts = { 'first-calls': calls.filter(({ first }) => first), 'later-calls': calls.filter(({ first }) => !first) }
  for (const [name, part] of Object.entries(parts)) put(`src/generated/${name}.d.ts`, banner + deriveBrowserCallTypes(part))
}
// What is derived from a brand compiles it, with the validators as they are now.
if (!check || stale.length === 0) {
  for (const name of await generateCodeWhereStale()) console.log(`wrote src/generated/${name}`)
  const { deriveVariables } = await import('./generate/derive-variables.ts')
  put('src/generated/admin-commands.ts', banner + (await deriveCommands()))
  put('THIRD-PARTY-NOTICES.md', deriveNotices())
  put('docs/style-variables.md', await deriveVariables())
  const { deriveDiagnosticPages } = await import('./generate/derive-diagnostic-pages.ts')
  putAll('docs/diagnostics', await deriveDiagnosticPages())
}
for (const path of stale) console.log(check ? `stale: ${path}` : `wrote ${path}`)
if (check && stale.length > 0) {
  console.error('Run `npm run generate` and commit what it writes.')
  process.exitCode = 1
}
