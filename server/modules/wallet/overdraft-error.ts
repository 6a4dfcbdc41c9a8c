/**
 * Somebody would have less than nothing. Nothing was moved, the key may be used again, and the transaction can go on.
 */
export class OverdraftError extends Error {
  override readonly name: string = 'OverdraftError'
}
