import type { BrandContext } from './command.ts'

/** Values of one place of `platform.json`, which operators read and change as the file writes them. */
export interface PlatformValues<T = unknown> {
  /** What holds now, by id. A place that has one value has it under the empty id. */
  read(context: BrandContext): Promise<Readonly<Record<string, T>>>
  /**
   * Writes a value that the schema and its relations allow; `undefined` removes it.
   * @throws ControlError where it cannot be removed
   */
  write(context: BrandContext, id: string, value: T | undefined): Promise<void>
  /** What one player gets by it at most, in minor units; nothing where it is not given. */
  worth?(context: BrandContext, value: T | undefined, before: T | undefined): bigint
}
