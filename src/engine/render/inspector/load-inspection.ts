import type { Inspection } from '../../contract/inspection.ts'

/** What the server tells of places, each asked for once; a merchant that changes loads the page anew. */
export class Inspections {
  readonly #known = new Map<string, Promise<Inspection | undefined>>()
  readonly #getFile: (url: string) => Promise<unknown>

  constructor(getFile: (url: string) => Promise<unknown>) {
    this.#getFile = getFile
  }

  /** Undefined where the server has nothing to tell. */
  of(pointer: string): Promise<Inspection | undefined> {
    const known = this.#known.get(pointer) ?? this.#load(pointer)
    this.#known.set(pointer, known)
    return known
  }

  async #load(pointer: string): Promise<Inspection | undefined> {
    try {
      const answer = await this.#getFile(`/_livery/inspect?pointer=${encodeURIComponent(pointer)}`)
      return isInspection(answer) ? answer : undefined
    } catch {
      return undefined
    }
  }
}

const isInspection = (answer: unknown): answer is Inspection =>
  typeof answer === 'object' && answer !== null && 'parts' in answer && Array.isArray(answer.parts) && 'written' in answer
