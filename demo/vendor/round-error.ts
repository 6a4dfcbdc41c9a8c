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
      | 'not_taken'
      | 'returned'
      | 'in_play'
      | 'session_ended'
      | 'unanswered',
  ) {
    super(code)
  }
}
