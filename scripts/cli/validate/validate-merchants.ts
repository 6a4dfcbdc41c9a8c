import {
  checkVendorAvailability,
  checkStartedSite,
  compileMerchants,
  lintRoot,
  type Diagnostic,
  type ClaimHolders,
  type OfferedVendor,
  type StartedSite,
} from '../../../src/engine/compile/index.ts'
import { callAdminApi, type ServerLocation } from '../call-admin-api.ts'
import { checkSupported } from './check-supported.ts'
import type { ValidationResult } from '../validation-result.ts'

/** A brand that a platform has started, with its domains. */
interface StartedBrand extends StartedSite {
  readonly domains: readonly string[]
}

/** Data of a running platform with which merchants are compared. */
export interface PlatformFacts {
  readonly started: readonly StartedBrand[]
  readonly offered: readonly OfferedVendor[]
}

export async function fetchPlatformFacts(location: ServerLocation): Promise<PlatformFacts> {
  const started = (await callAdminApi(location, 'started', {})) as readonly StartedBrand[]
  const offered = (await callAdminApi(location, 'catalogue', {})) as readonly OfferedVendor[]
  return { started, offered }
}

/**
 * Validates merchants of a root; without `ids`, all of them and the root itself. A finding shared by several merchants
 * is returned once. `endpoints` are those that a platform supports, if it does not support all.
 */
export async function validateMerchants(
  root: string,
  ids: readonly string[] | undefined,
  platform: PlatformFacts | undefined,
  endpoints?: readonly string[],
): Promise<ValidationResult> {
  const found = new Map<string, Diagnostic>()
  const counts = { valid: 0, invalid: 0 }
  const codes = platform === undefined ? new Set<string>() : await listCodes(root)
  const holders = platform && createClaimHolders(platform.started)
  for await (const compiled of compileMerchants(root, ids, holders)) {
    const platformDiagnostics = platform
      ? [...checkStartedSite(compiled, platform.started, codes), ...checkVendorAvailability(compiled, platform.offered)]
      : []
    const unsupportedParts = endpoints ? checkSupported(compiled, endpoints) : []
    const diagnostics = [...compiled.diagnostics, ...platformDiagnostics, ...unsupportedParts]
    counts[diagnostics.some(({ severity }) => severity === 'error') ? 'invalid' : 'valid']++
    for (const one of diagnostics) found.set(`${one.file}:${one.line}:${one.column} ${one.code} ${one.message}`, one)
  }
  return { diagnostics: [...(ids ? [] : lintRoot(root)), ...found.values()], ...counts }
}

/** Maps the codes and domains of started brands to their folders. */
const createClaimHolders = (started: readonly StartedBrand[]): ClaimHolders => {
  const withFolder = started.flatMap(({ folder, ...site }) => (folder === null ? [] : [{ folder, ...site }]))
  return {
    codes: new Map(withFolder.map(({ code, folder }) => [code, folder])),
    domains: new Map(withFolder.flatMap(({ domains, folder }) => domains.map((domain) => [domain, folder] as const))),
  }
}

/** Returns the codes of all merchants, including those that are not validated. */
async function listCodes(root: string): Promise<ReadonlySet<string>> {
  const codes = new Set<string>()
  for await (const { config } of compileMerchants(root)) if (config) codes.add(config.merchant.code)
  return codes
}
