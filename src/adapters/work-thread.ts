import type { Work } from '../generated/api.ts'
import { computeProof } from './compute-proof.ts'

/** Messages of the worker: the number of hashes so far, or the proof. */
export type WorkerMessage = { readonly attempts: number } | { readonly proof: string }

/** Computes the proof of the work that the page posts. */
self.onmessage = ({ data }: MessageEvent<Work>) => {
  const steps = computeProof(data)
  for (let step = steps.next(); ; step = steps.next()) {
    const message: WorkerMessage = step.done === true ? { proof: step.value } : { attempts: step.value }
    self.postMessage(message)
    if (step.done === true) return
  }
}
