/** The reason why a round cannot be played. */
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
