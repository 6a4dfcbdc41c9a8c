import type { Work } from '../generated/api.ts'
import type { WorkerMessage } from './work-thread.ts'

/**
 * Computes a proof of work. `onProgress` receives the progress, from 0 to 1, relative to the expected effort; `signal`
 * aborts the computation.
 */
export type Prover = (work: Work, onProgress: (progress: number) => void, signal: AbortSignal | undefined) => Promise<string>

/** Computes the proof in a worker; if none can be started, in the page, between its other tasks. */
export const proveWork: Prover = async (work, onProgress, signal) => {
  const onAttempts = (attempts: number): void => onProgress(Math.min((attempts * work.target) / (2 ** 32 * work.parts), 1))
  const worker = await createWorker()
  return worker === undefined
    ? proveInPage(work, onAttempts, signal)
    : proveInWorker(worker, work, onAttempts, signal).finally(() => worker.terminate())
}

function proveInWorker(
  worker: Worker,
  work: Work,
  onAttempts: (attempts: number) => void,
  signal: AbortSignal | undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason as Error)
    signal?.addEventListener('abort', () => reject(signal.reason as Error))
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => ('proof' in data ? resolve(data.proof) : onAttempts(data.attempts))
    worker.onerror = () => proveInPage(work, onAttempts, signal).then(resolve, reject)
    worker.postMessage(work)
  })
}

async function proveInPage(work: Work, onAttempts: (attempts: number) => void, signal: AbortSignal | undefined): Promise<string> {
  const { computeProof } = await import('./compute-proof.ts')
  const steps = computeProof(work)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value
    onAttempts(step.value)
    await new Promise((resolve) => setTimeout(resolve))
    signal?.throwIfAborted()
  }
}

async function createWorker(): Promise<Worker | undefined> {
  try {
    const { default: address } = await import('./work-thread.ts?worker&url')
    // Browsers start workers only from the page's own origin, which serves the file even if ASSETS_ORIGIN is set.
    return new Worker(toTrustedUrl(new URL(address, import.meta.url).pathname), { type: 'module' })
  } catch {
    return undefined
  }
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * Converts the address of the worker's script to the type that browsers with Trusted Types require. A policy can be
 * created only once per page.
 */
function toTrustedUrl(address: string): string {
  policy ??= (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('work', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}
