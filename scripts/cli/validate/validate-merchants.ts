import {
  checkVendorAvailability,
  checkProvisionedSite,
  compileMerchants,
  lintRoot,
  type Diagnostic,
  type RecordedOwners,
  type OfferedVendor,
  type ProvisionedSite,
} from '../../../src/engine/compile/index.ts'
import { callAdminApi, type ServerLocation } from '../call-admin-api.ts'
import { checkSupported } from './check-supported.ts'
import type { ValidationResult } from '../validation-result.ts'

/** A brand in the database of a platform, with its domains. */
interface ProvisionedBrand extends ProvisionedSite {
  readonly domains: readonly string[]
}

/** State of a running platform with which merchants are compared. */
export interface PlatformState {
  readonly provisionedBrands: readonly ProvisionedBrand[]
  readonly offeredVendors: readonly OfferedVendor[]
}

export async function fetchPlatformState(location: ServerLocation): Promise<PlatformState> {
  const provisioned = (await callAdminApi(location, 'provisioned', {})) as readonly ProvisionedBrand[]
  const offered = (await callAdminApi(location, 'catalogue', {})) as readonly OfferedVendor[]
  return { provisionedBrands: provisioned, offeredVendors: offered }
}

/**
 * Validates merchants of a root; without `ids`, all of them and the root itself. A finding shared by several merchants
 * is returned once. `endpoints` are those that a platform supports, if it does not support all.
 */
export async function validateMerchants(
  root: string,
  ids: readonly string[] | undefined,
  platform: PlatformState | undefined,
  endpoints?: readonly string[],
): Promise<ValidationResult> {
  const diagnosticsByKey = new Map<string, Diagnostic>()
  const counts = { valid: 0, invalid: 0 }
  const codes = platform === undefined ? new Set<string>() : await listCodes(root)
  const recordedOwners = platform && createRecordedOwners(platform.provisionedBrands)
  for await (const compiled of compileMerchants(root, ids, recordedOwners)) {
    const platformDiagnostics = platform
      ? [
          ...checkProvisionedSite(compiled, platform.provisionedBrands, codes),
          ...checkVendorAvailability(compiled, platform.offeredVendors),
        ]
      : []
    const unsupportedParts = endpoints ? checkSupported(compiled, endpoints) : []
    const diagnostics = [...compiled.diagnostics, ...platformDiagnostics, ...unsupportedParts]
    counts[diagnostics.some(({ severity }) => severity === 'error') ? 'invalid' : 'valid']++
    for (const diagnostic of diagnostics)
      diagnosticsByKey.set(
        `${diagnostic.file}:${diagnostic.line}:${diagnostic.column} ${diagnostic.code} ${diagnostic.message}`,
        diagnostic,
      )
  }
  return { diagnostics: [...(ids ? [] : lintRoot(root)), ...diagnosticsByKey.values()], ...counts }
}

/** Maps the codes and domains of the brands in a database to their folders. Brands without a folder are left out. */
const createRecordedOwners = (provisioned: readonly ProvisionedBrand[]): RecordedOwners => {
  const brandsWithFolder = provisioned.flatMap(({ folder, ...site }) => (folder === null ? [] : [{ folder, ...site }]))
  return {
    codes: new Map(brandsWithFolder.map(({ code, folder }) => [code, folder])),
    domains: new Map(brandsWithFolder.flatMap(({ domains, folder }) => domains.map((domain) => [domain, folder] as const))),
  }
}

/** Returns the codes of all merchants with a valid configuration, whether or not `ids` contains them. */
async function listCodes(root: string): Promise<ReadonlySet<string>> {
  const codes = new Set<string>()
  for await (const { config } of compileMerchants(root)) if (config) codes.add(config.merchant.code)
  return codes
}
