import type { BrandContext } from './command.ts'

/** Values of one path of `platform.json`, which operators read and change in the format of the file. */
export interface PlatformValues<T = unknown> {
  /** The current values, by id. A path with a single value has it under the empty id. */
  read(context: BrandContext): Promise<Readonly<Record<string, T>>>
  /**
   * Writes a value that the schema and its relations allow; `undefined` removes it.
   * @throws ControlError if it cannot be removed
   */
  write(context: BrandContext, id: string, value: T | undefined): Promise<void>
  /** Maximum value for one player, in minor units; 0 if not given. */
  worth?(context: BrandContext, value: T | undefined, before: T | undefined): bigint
}
