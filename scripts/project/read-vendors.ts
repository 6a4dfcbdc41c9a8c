import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'
import { collectFindings } from '../../src/engine/compile/validate/collect-findings.ts'
import type { Validate } from '../../src/generated/validate-config.js'
import { root } from '../tools/paths.ts'
import type { JsonFile } from './scan-project.ts'

/**
 * Returns the catalogue of a project: vendors by code, and games by id. `files` are its vendor files by code. Reports
 * violations of `schemas/vendor.json`, and duplicate codes and games.
 */
export function readVendors(files: ReadonlyMap<string, JsonFile>): object {
  const vendors: Record<string, unknown> = {}
  const games: Record<string, unknown> = {}
  if (files.size === 0) return { vendors, games }
  const [validate, packageCodes] = [compileVendorValidator(), readPackageCodes()]
  for (const [code, { value, report }] of files) {
    if (packageCodes.has(code)) report('', `The package already has a vendor "${code}". Choose another code.`)
    const findings = collectFindings(validate as Validate, value)
    for (const { pointer, message, remedy, at } of findings) report(pointer, remedy === undefined ? message : `${message} ${remedy}`, at)
    if (findings.length > 0) continue
    const { $schema: _, games: vendorGames, ...vendor } = value
    vendors[code] = vendor
    for (const [id, game] of Object.entries(vendorGames as Readonly<Record<string, object>>)) {
      if (Object.hasOwn(games, id)) report(`/games/${id}`, `Another vendor already has a game "${id}". Choose another id.`, 'key')
      games[id] = { ...game, vendor: code }
    }
  }
  return { vendors, games }
}

/** Returns the codes of the package's vendors. */
function readPackageCodes(): ReadonlySet<string> {
  const catalogues = ['catalogue.json', 'game-series.json'].map(
    (file) => JSON.parse(readFileSync(join(root, 'server/modules/games', file), 'utf8')) as { readonly vendors: object },
  )
  return new Set(catalogues.flatMap(({ vendors }) => Object.keys(vendors)))
}

function compileVendorValidator(): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, verbose: true, strict: false })
  for (const id of ['vendors.json', 'vendor.json']) ajv.addSchema(JSON.parse(readFileSync(join(root, 'schemas', id), 'utf8')) as object)
  return ajv.getSchema('vendor.json') as ValidateFunction
}
