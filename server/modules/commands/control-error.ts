/** A command of the operator's that cannot be done. The message is for the operator. */
export class ControlError extends Error {
  override readonly name = 'ControlError'
}
