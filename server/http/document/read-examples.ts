import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointName } from '../../../src/generated/endpoints.ts'

/** A request to an endpoint and the value of its response, recorded from a server. */
export interface EndpointExample {
  /** The query or the body; missing if the endpoint has none. */
  readonly input?: unknown
  readonly value: unknown
}

/** Folder of the examples, a file for each port. The contract tests record them (`RECORD_EXAMPLES`). */
export const examplesFolder = join(import.meta.dirname, '../../../docs/api-examples')

/** Reads the examples by endpoint. Endpoints of an operator's modules have none. */
export function readExamples(): Readonly<Partial<Record<EndpointName, EndpointExample>>> {
  const files = readdirSync(examplesFolder).filter((name) => name.endsWith('.json'))
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(join(examplesFolder, name), 'utf8')) as object)) as Partial<
    Record<EndpointName, EndpointExample>
  >
}
