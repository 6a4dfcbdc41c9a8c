import type { Layer } from './merge/layer.ts'

/** Remembers compiled merchants, so that what many extend is compiled and checked once. */
export class CompileCache {
  readonly layers = new Map<string, Layer>()

  /** Forgets a merchant and whoever extends it: their folders changed. */
  forget(id: string): void {
    for (const [one, layer] of this.layers) if (layer.chain.includes(id)) this.layers.delete(one)
  }
}
