// Derived from schemas/ by `npm run generate`. Never edited by hand.
export interface BrowserCall {
  readonly method: string
  readonly path: string
  readonly token: 'none' | 'optional' | 'required'
  readonly encrypted: boolean
  /** It asks for a proof of work. */
  readonly proof?: true
  /** Its body is sent as a form of a page sends it. */
  readonly form?: true
  /** Whether this is what the call may answer: the `value` of the envelope. */
  readonly holds: (value: unknown) => boolean
}

export declare const calls: Readonly<Record<'game.menus' | 'member.info' | 'system.status' | 'wallet.balance', BrowserCall>>
