import type { BrandContext } from './command.ts'

/** Values of one path of `platform.json`, which operators read and change in the format of the file. */
export interface PlatformValues<T = unknown> {
  /** The current values, by id. A path with a single value has it under the empty id. */
  read(context: BrandContext): Promise<Readonly<Record<string, T>>>
  /**
   * Stores a value that the schema and its relations allow; `undefined` removes the stored one.
   * @throws AdminApiError if it cannot be removed
   */
  write(context: BrandContext, id: string, value: T | undefined): Promise<void>
  /** Maximum value that the change gives to one player, in minor units. 0 if this function is missing. */
  exposure?(context: BrandContext, value: T | undefined, previous: T | undefined): bigint
}
