/**
 * Thrown if a round or ticket is refused or interrupted, or its session has ended. The page shows a text for `code`.
 */
export class RoundError extends Error {
  override readonly name = 'RoundError'
  constructor(
    readonly code:
      | 'bad_bet'
      | 'closed'
      | 'no_credits'
      | 'no_free_spin'
      | 'not_enough'
      | 'stake_rejected'
      | 'stake_refunded'
      | 'stake_pending'
      | 'session_ended'
      | 'unanswered',
  ) {
    super(code)
  }
}
