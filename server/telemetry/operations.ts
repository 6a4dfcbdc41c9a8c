/** An operation of the server whose duration and outcome are measured. Contains no personal data. */
export interface Operation {
  readonly kind: 'transaction' | 'vendor' | 'gateway' | 'sms' | 'mail' | 'job'
  /** The third party, such as a vendor's code; for a job, its name; empty for transactions. */
  readonly party: string
  /** Name of the operation, such as the path of a vendor's endpoint or the name of a job; empty for transactions. */
  readonly name: string
  /** Code of the merchant. */
  readonly merchant?: string | undefined
}

/** A committed transfer, without its parties. */
export interface CommittedTransfer {
  readonly purpose: string
  readonly currency: string
  /** Sum of the amounts that the recipients received, in minor units. */
  readonly amount: bigint
}

/** Receives the operations of this process. */
export interface OperationObserver {
  /** Calls `work` exactly once and returns its result, so that it can measure the operation. */
  wrapOperation?<T>(operation: Operation, work: () => Promise<T>): Promise<T>
  onTransfer?(transfer: CommittedTransfer): void
}

const observers = new Set<OperationObserver>()

/** Adds an observer. Returns the function that removes it. */
export function observeOperations(observer: OperationObserver): () => void {
  observers.add(observer)
  return () => void observers.delete(observer)
}

/** Runs an operation, wrapped by all observers. */
export function withOperation<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
  if (observers.size === 0) return work()
  let runObserved = work
  for (const observer of observers) {
    const inner = runObserved
    if (observer.wrapOperation) runObserved = () => observer.wrapOperation?.(operation, inner) ?? inner()
  }
  return runObserved()
}

/** Whether any observer is registered. Without one, transfers need not be reported. */
export const hasObservers = (): boolean => observers.size > 0

/** Reports a transfer to the observers. Call it after the commit. */
export function reportTransfer(transfer: CommittedTransfer): void {
  for (const observer of observers) observer.onTransfer?.(transfer)
}
