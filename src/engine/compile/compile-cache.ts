import type { Layer } from './merge/layer.ts'

/** Remembers compiled merchants, so that what many extend is compiled and checked once. */
export class CompileCache {
  readonly layers = new Map<string, Layer>()
  #root: Layer | undefined

  /** Keeps the last merchant that extends nobody: those that are compiled after it are likely to extend it. */
  keepRoot(layer: Layer): void {
    if (layer.chain.length > 1 || this.layers.has(layer.id)) return
    if (this.#root !== undefined) this.forget(this.#root.id)
    this.#root = layer
    this.layers.set(layer.id, layer)
  }

  /** Forgets a merchant and whoever extends it: their folders changed. */
  forget(id: string): void {
    for (const [one, layer] of this.layers) if (layer.chain.includes(id)) this.layers.delete(one)
  }
}
