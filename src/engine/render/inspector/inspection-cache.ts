import type { Inspection } from '../../contract/inspection.ts'

/** Cache of inspections from the server, with one request per pointer. Entries never expire while the page is open. */
export class InspectionCache {
  readonly #inspections = new Map<string, Promise<Inspection | undefined>>()
  readonly #getFile: (url: string) => Promise<unknown>

  constructor(getFile: (url: string) => Promise<unknown>) {
    this.#getFile = getFile
  }

  /** Returns the inspection of a pointer; `undefined` if the server has none or the request fails. Never rejects. */
  find(pointer: string): Promise<Inspection | undefined> {
    const inspection = this.#inspections.get(pointer) ?? this.#load(pointer)
    this.#inspections.set(pointer, inspection)
    return inspection
  }

  async #load(pointer: string): Promise<Inspection | undefined> {
    try {
      const response = await this.#getFile(`/_livery/inspect?pointer=${encodeURIComponent(pointer)}`)
      return isInspection(response) ? response : undefined
    } catch {
      return undefined
    }
  }
}

const isInspection = (response: unknown): response is Inspection =>
  typeof response === 'object' && response !== null && 'parts' in response && Array.isArray(response.parts) && 'origins' in response
