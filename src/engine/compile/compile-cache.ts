import type { Layer } from './merge/layer.ts'

/** Caches compiled merchants, so that a merchant is not compiled and checked again for each one that extends it. */
export class CompileCache {
  readonly layers = new Map<string, Layer>()
  #root: Layer | undefined

  /**
   * Caches a merchant without `extends` in place of the previous one: the merchants compiled next probably extend it.
   */
  setRoot(layer: Layer): void {
    if (layer.chain.length > 1 || this.layers.has(layer.id)) return
    if (this.#root !== undefined) this.invalidate(this.#root.id)
    this.#root = layer
    this.layers.set(layer.id, layer)
  }

  /** Removes a merchant and every merchant that extends it, because its folder has changed. */
  invalidate(id: string): void {
    for (const [cachedId, layer] of this.layers) if (layer.chain.includes(id)) this.layers.delete(cachedId)
  }
}
