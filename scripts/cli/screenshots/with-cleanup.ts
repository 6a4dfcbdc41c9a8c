type CleanupStep = () => unknown

/** Registers a cleanup step, such as one that stops a program. */
export type OnEnd = (step: CleanupStep) => void

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** Exit code after any of the signals: 128 + 2, as shells report a program that SIGINT has ended. */
const interruptedExitCode = 130

/**
 * Runs work that starts other programs or writes temporary files. The cleanup steps that it registers run when it ends,
 * the last one first. They also run when a signal interrupts it; the process then exits. A step that fails does not
 * prevent the others.
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
    void cleanUp().finally(() => process.exit(interruptedExitCode))
  }
  for (const signal of signals) process.on(signal, interrupt)
  try {
    return await work((step) => void (isInterrupted ? void runStep(step) : steps.push(step)))
  } catch (error) {
    // After a signal, the work fails because the cleanup stops its programs. The process exits after the cleanup.
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
