import type { Layer } from './merge/layer.ts'

/** Caches compiled merchants, so that a merchant that others extend is compiled and checked once. */
export class CompileCache {
  readonly layers = new Map<string, Layer>()
  #root: Layer | undefined

  /** Keeps the last merchant without `extends`: the merchants compiled after it probably extend it. */
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
