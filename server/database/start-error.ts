/** A reason, outside the program, for which the server cannot start. The message is one sentence with a remedy. */
export class StartError extends Error {
  override readonly name: string = 'StartError'
}
