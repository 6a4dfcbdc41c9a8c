import type { Work } from '../generated/api.ts'
import { findProof } from './find-proof.ts'

/** What the thread says: how many hashes it has made, or the proof. */
export type ThreadMessage = { readonly tries: number } | { readonly proof: string }

/** Does the work that it is sent, apart from the page's thread. */
self.onmessage = ({ data }: MessageEvent<Work>) => {
  const steps = findProof(data)
  for (let step = steps.next(); ; step = steps.next()) {
    const said: ThreadMessage = step.done === true ? { proof: step.value } : { tries: step.value }
    self.postMessage(said)
    if (step.done === true) return
  }
}
