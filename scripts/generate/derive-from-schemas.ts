import type { DerivedFile } from './derived-file.ts'
import { deriveResponseSchemas, responseSchemasTypes } from './derive-response-schemas.ts'
import { deriveEndpointRules, deriveEndpoints, deriveErrors, deriveMaxLengths, readEndpointSchemas } from './derive-endpoints.ts'
import { configChecksTypes, deriveConfigChecks } from './derive-checks.ts'
import { deriveNeeds } from './derive-needs.ts'
import { deriveNode } from './derive-node.ts'
import { deriveEditorSchemas } from './derive-editor-schemas.ts'
import { derivePatterns } from './derive-patterns.ts'
import { derivePaymentKinds } from './derive-payment-kinds.ts'
import { derivePlan } from './derive-plan.ts'
import { deriveRegisterFields } from './derive-register-fields.ts'
import { deriveRegistrationValidator, registrationTypes } from './derive-registration.ts'
import { deriveRelations } from './derive-relations.ts'
import { deriveCallTypes, deriveConfigTypes } from './derive-types.ts'
import { deriveBrowserCalls, deriveBrowserCallTypes, deriveConfigValidators, deriveConfigValidatorTypes } from './derive-validators.ts'

const banner = '// Derived from schemas/ by `npm run generate`. Never edited by hand.\n'

/**
 * Yields everything derived from schemas/ alone. The schema of nodes comes first, because the rest is derived from it
 * as well.
 */
export async function* deriveFromSchemas(): AsyncGenerator<DerivedFile> {
  yield ['schemas/merchant/node.json', deriveNode()]
  for (const [path, text] of Object.entries(deriveEditorSchemas())) yield [`schemas/parts/${path}`, text]
  for await (const [name, text] of deriveCode()) yield [`src/generated/${name}`, banner + text]
}

/** Yields the code by name in src/generated. */
async function* deriveCode(): AsyncGenerator<readonly [name: string, text: string]> {
  const endpoints = readEndpointSchemas()
  const [firstEndpoints, laterEndpoints] = [endpoints.filter((call) => call.first), endpoints.filter((call) => !call.first)]
  yield ['config.ts', await deriveConfigTypes()]
  yield ['api.ts', await deriveCallTypes(endpoints)]
  yield ['endpoints.ts', deriveEndpoints(endpoints)]
  yield ['endpoint-rules.ts', deriveEndpointRules(endpoints)]
  yield ['register-fields.ts', deriveRegisterFields()]
  yield ['max-lengths.ts', deriveMaxLengths(endpoints)]
  yield ['errors.ts', deriveErrors()]
  yield ['needs.ts', deriveNeeds()]
  yield ['plan.ts', derivePlan()]
  yield ['relations.ts', deriveRelations()]
  yield ['patterns.ts', derivePatterns()]
  yield ['payment-kinds.ts', derivePaymentKinds()]
  yield ['validate-registration.d.ts', registrationTypes]
  yield ['validate-registration.js', await deriveRegistrationValidator()]
  yield ['validate-config.d.ts', deriveConfigValidatorTypes()]
  yield ['validate-config.js', await deriveConfigValidators()]
  yield ['check-config.d.ts', configChecksTypes]
  yield ['check-config.js', await deriveConfigChecks()]
  yield ['first-calls.d.ts', deriveBrowserCallTypes(firstEndpoints)]
  yield ['first-calls.js', await deriveBrowserCalls(firstEndpoints)]
  yield ['later-calls.d.ts', deriveBrowserCallTypes(laterEndpoints)]
  yield ['later-calls.js', await deriveBrowserCalls(laterEndpoints)]
  yield ['response-schemas.d.ts', responseSchemasTypes]
  yield ['response-schemas.js', deriveResponseSchemas(endpoints)]
}
