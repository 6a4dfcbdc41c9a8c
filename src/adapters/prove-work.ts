import type { Work } from '../generated/api.ts'
import type { ThreadMessage } from './work-thread.ts'

/**
 * Does proof of work. `onProgress` receives the progress, from 0 to 1, relative to the expected effort; `stop` aborts
 * it.
 */
export type Prover = (work: Work, onProgress: (share: number) => void, stop: AbortSignal | undefined) => Promise<string>

/** Runs in a worker; in browsers without workers, between the page's other tasks. */
export const proveWork: Prover = async (work, onProgress, stop) => {
  const onTries = (tries: number): void => onProgress(Math.min((tries * work.target) / (2 ** 32 * work.parts), 1))
  const thread = await createWorker()
  return thread === undefined
    ? proveInPage(work, onTries, stop)
    : proveInWorker(thread, work, onTries, stop).finally(() => thread.terminate())
}

function proveInWorker(thread: Worker, work: Work, onTries: (tries: number) => void, stop: AbortSignal | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    if (stop?.aborted === true) return reject(stop.reason as Error)
    stop?.addEventListener('abort', () => reject(stop.reason as Error))
    thread.onmessage = ({ data }: MessageEvent<ThreadMessage>) => ('proof' in data ? resolve(data.proof) : onTries(data.tries))
    thread.onerror = () => proveInPage(work, onTries, stop).then(resolve, reject)
    thread.postMessage(work)
  })
}

async function proveInPage(work: Work, onTries: (tries: number) => void, stop: AbortSignal | undefined): Promise<string> {
  const { findProof } = await import('./find-proof.ts')
  const steps = findProof(work)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value
    onTries(step.value)
    await new Promise((resolve) => setTimeout(resolve))
    stop?.throwIfAborted()
  }
}

async function createWorker(): Promise<Worker | undefined> {
  try {
    const { default: address } = await import('./work-thread.ts?worker&url')
    return new Worker(toTrustedUrl(address), { type: 'module' })
  } catch {
    return undefined
  }
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/**
 * The only worker script that a page may start; browsers with trusted types require this form. A policy can be created
 * only once per page.
 */
function toTrustedUrl(address: string): string {
  policy ??= (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('work', { createScriptURL: () => address })
  return policy?.createScriptURL(address) ?? address
}
