import { randomUUID } from 'node:crypto'
import { signRequest } from '../../../server/integrations/sign-request.ts'
import { signatureHeaders, type VendorKey } from '../../../server/integrations/vendor-contract.ts'
import { waitFor } from './report.ts'
import type { SigningOverrides } from './signing-cases.ts'
import { playerId, type ReceivedCall, type WalletDouble } from './wallet-double.ts'

export interface VendorCheckOptions {
  /** Base URL of the vendor. */
  readonly url: string
  readonly brand: string
  /** The vendor's code. */
  readonly vendor: string
  readonly game: string
  /** Keys with which the platform and the vendor sign: the current one and, during a rotation, the next one. */
  readonly keys: readonly [VendorKey, ...VendorKey[]]
  /** Port of the wallet that the vendor calls. */
  readonly port: number
  /** The call that settles a bet of the vendor. */
  readonly settlementCall: 'win' | 'close'
  /** The scope in which the transaction ids of the vendor are unique. */
  readonly transactionIdScope: 'vendor' | 'player' | 'round'
  /** The answer to a rollback of an unknown bet. */
  readonly unknownRollback: 'ok' | 'error'
  /** What the platform does with a bet that arrives after its rollback. */
  readonly earlyRollback: 'reject-bet' | 'accept-bet'
  /** URL from which the list of games is fetched, if the vendor does not send it. */
  readonly catalogueUrl?: string | undefined
  /** Plays one round at a launch URL, as a player's browser would. */
  readonly play?: ((launchUrl: string) => Promise<void>) | undefined
  /** Maximum time for which a case waits for an expected call. */
  readonly waitMilliseconds: number
  /** Time for which a case waits to verify that no forbidden call arrives. */
  readonly quietMilliseconds: number
  /** Ids of the cases to run. Default: all. */
  readonly only?: readonly string[] | undefined
}

/** Overrides of a valid signature of the platform. */
type VendorSigningOverrides = SigningOverrides & Readonly<{ key?: VendorKey; signature?: string }>

/** Sends requests to the vendor under test, and reads the calls that the vendor has sent to the wallet. */
export class VendorProbe {
  /** Calls of the previous cases. */
  readonly #earlierCalls: ReceivedCall[] = []

  constructor(
    readonly options: VendorCheckOptions,
    readonly wallet: WalletDouble,
  ) {}

  /** Begins a case: stores the calls of the previous one, and resets the wallet. */
  beginCase(): void {
    this.#earlierCalls.push(...this.wallet.calls)
    this.wallet.reset()
  }

  /** Ends the current case, and returns the calls of all cases. */
  collectCalls(): readonly ReceivedCall[] {
    this.beginCase()
    return this.#earlierCalls
  }

  /** Returns the calls of a kind in the current case. */
  listCalls(call: string): readonly ReceivedCall[] {
    return this.wallet.calls.filter((received) => received.call === call)
  }

  /** Describes the calls of the current case, as the end of a sentence. */
  describeCalls(): string {
    const calls = this.wallet.calls.map(({ call, body: { transaction } }) =>
      typeof transaction === 'string' ? `${call} ${transaction}` : call,
    )
    return calls.length === 0 ? 'no calls' : `the calls ${calls.join(', ')}`
  }

  /** Waits for an expected action of the vendor in the current case. */
  waitFor<T>(subject: string, find: () => T | undefined): Promise<T> {
    return waitFor(subject, find, this.options.waitMilliseconds, () => this.describeCalls())
  }

  /** Returns a launch URL with a new launch token. */
  createLaunchUrl(): string {
    const { url, brand, game } = this.options
    return `${url.replace(/\/+$/, '')}/play/${encodeURIComponent(brand)}/${encodeURIComponent(game)}?launch=${this.wallet.createLaunchToken()}`
  }

  /** Sends a signed request as the platform. */
  async request(
    path: string,
    body: string,
    { key = this.options.keys[0], time, signedBody = body, signature }: VendorSigningOverrides = {},
  ) {
    const url = new URL(`${this.options.url.replace(/\/+$/, '')}${path}`)
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        ...signRequest(key, { method: 'POST', url, body: signedBody }, time),
        ...(signature !== undefined && { [signatureHeaders.signature]: signature }),
      },
    })
    return { status: response.status, answer: (await response.json().catch(() => ({}))) as { readonly state?: unknown } }
  }

  /** Returns the body of a request about a bet; by default about one that was never placed. */
  serializeBet(bet?: ReceivedCall): string {
    const { brand, vendor } = this.options
    const { round = randomUUID(), transaction = randomUUID() } = bet?.body ?? {}
    return JSON.stringify({ brand, vendor, player: playerId, round, bet: transaction })
  }
}
