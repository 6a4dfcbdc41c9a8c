import type { Work } from '../generated/api.ts'
import { findProof } from './find-proof.ts'

/** Messages of the worker: the number of hashes so far, or the proof. */
export type ThreadMessage = { readonly tries: number } | { readonly proof: string }

/** Does the work it receives, outside the page's thread. */
self.onmessage = ({ data }: MessageEvent<Work>) => {
  const steps = findProof(data)
  for (let step = steps.next(); ; step = steps.next()) {
    const message: ThreadMessage = step.done === true ? { proof: step.value } : { tries: step.value }
    self.postMessage(message)
    if (step.done === true) return
  }
}
