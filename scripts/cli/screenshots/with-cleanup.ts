type CleanupStep = () => unknown

/** Registers a step that runs at the end, such as one that stops a program. */
export type OnEnd = (step: CleanupStep) => void

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Exit code of a program that a signal has ended, as shells report SIGINT. */
const interruptedCode = 130

/**
 * Runs work that starts other programs or writes temporary files. Its registered steps run when it ends, the last one
 * first, and when a signal interrupts it; the process then exits. A step that fails does not prevent the others.
 */
export async function withCleanup<T>(work: (onEnd: OnEnd) => Promise<T>): Promise<T> {
  const steps: CleanupStep[] = []
  let isInterrupted = false
  const cleanUp = async (): Promise<void> => {
    for (let step = steps.pop(); step; step = steps.pop()) await runStep(step)
  }
  const interrupt = (): void => {
    if (isInterrupted) return
    isInterrupted = true
    void cleanUp().finally(() => process.exit(interruptedCode))
  }
  for (const signal of signals) process.on(signal, interrupt)
  try {
    return await work((step) => void (isInterrupted ? void runStep(step) : steps.push(step)))
  } catch (error) {
    // The work fails because its programs have been stopped. The process exits soon.
    if (isInterrupted) await new Promise(() => undefined)
    throw error
  } finally {
    if (!isInterrupted) await cleanUp()
    for (const signal of signals) process.off(signal, interrupt)
  }
}

async function runStep(step: CleanupStep): Promise<void> {
  try {
    await step()
  } catch {
    // The other steps run in any case.
  }
}
