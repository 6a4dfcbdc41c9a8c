import { readCalls } from './derive-calls.ts'
import { deriveConfigChecks } from './derive-checks.ts'
import { deriveRegistrationValidator } from './derive-registration.ts'
import { deriveBrowserCalls, deriveConfigValidators } from './derive-validators.ts'

/** The JavaScript that is derived from schemas/, by its name in src/generated. Its types are kept in git beside it. */
export async function deriveCode(): Promise<Readonly<Record<string, string>>> {
  const calls = readCalls()
  return {
    'validate-registration.js': await deriveRegistrationValidator(),
    'validate-config.js': await deriveConfigValidators(),
    'check-config.js': await deriveConfigChecks(),
    'first-calls.js': await deriveBrowserCalls(calls.filter(({ first }) => first)),
    'later-calls.js': await deriveBrowserCalls(calls.filter(({ first }) => !first)),
  }
}
