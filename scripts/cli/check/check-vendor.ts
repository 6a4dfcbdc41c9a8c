import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { signatureHeaders, signedText, statePath, type VendorKey, voidPath } from '../../../server/integrations/vendor-contract.ts'
import { type Case, expectThat, playCases, type Report, selectCases, Skipped } from './report.ts'
import { playerId, type ReceivedCall, startWalletDouble, type WalletDouble } from './wallet-double.ts'

export interface VendorCheck {
  /** Base URL of the vendor. */
  readonly url: string
  readonly brand: string
  /** The vendor's code. */
  readonly vendor: string
  readonly game: string
  /** Keys that both sides sign with: the current one, and after a rotation the next. */
  readonly keys: readonly [VendorKey, ...VendorKey[]]
  /** Port of the kit's wallet. */
  readonly port: number
  /** What ends a bet of the vendor. */
  readonly ends: 'win' | 'close'
  /** The scope in which ids of its movements are unique. */
  readonly ids: 'vendor' | 'player' | 'round'
  /** The answer to a rollback of an unknown bet. */
  readonly unknownRollback: 'ok' | 'error'
  /** Where the list of games is fetched, if the vendor does not send it. */
  readonly catalogueUrl?: string | undefined
  /** Plays one round at a launch address, as a player's browser would. */
  readonly play?: ((launchUrl: string) => Promise<void>) | undefined
  /** Maximum time for the vendor to do what a case waits for. */
  readonly waitMilliseconds: number
  /** Time during which the vendor must not do what a case forbids. */
  readonly quietMilliseconds: number
  /** Ids of the cases to play. Default: all. */
  readonly only?: readonly string[] | undefined
}

/** Checks a vendor against the contract, in both directions. */
export async function checkVendor(options: VendorCheck): Promise<Report> {
  const wallet = await startWalletDouble(options)
  try {
    return await playCases(`vendor ${options.url}`, selectCases(new VendorCases(options, wallet).all(), options.only))
  } finally {
    await wallet.stop()
  }
}

type Signing = Readonly<{ key?: VendorKey; time?: number; signedBody?: string; signature?: string }>

const id = /^[\x21-\x7e]{1,128}$/
const amount = /^(0|[1-9]\d{0,29})$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const movements = new Set(['bet', 'win', 'rollback', 'resettle', 'close'])

class VendorCases {
  /** Every call of the vendor, of all cases. */
  readonly #seen: ReceivedCall[] = []

  constructor(
    readonly options: VendorCheck,
    readonly wallet: WalletDouble,
  ) {}

  all(): readonly Case[] {
    const { ends, unknownRollback } = this.options
    const round = (id: string, rule: string, play: () => Promise<void>): Case => ({ id, rule, play: () => this.#inRound(play) })
    return [
      { id: 'launch', rule: 'A launch is redeemed with open, and answered with a page.', play: () => this.#launch() },
      { id: 'launch-refused', rule: 'A launch that open refuses is not answered with a game.', play: () => this.#launchRefused() },
      {
        id: 'framing',
        rule: 'The page may be framed by the host in the answer to open, and is not refused by X-Frame-Options.',
        play: () => this.#framing(),
      },
      ...this.#operatorCases('state', statePath, 'unknown'),
      ...this.#operatorCases('void', voidPath, 'refused'),
      { id: 'catalogue', rule: 'The list of games is answered to a signed request.', play: () => this.#catalogue() },
      round('round', 'A round is a bet and its outcome, each once.', () => this.#plainRound()),
      round('bet-retry', 'A bet without an answer is repeated unchanged, or rolled back.', () => this.#unanswered('drop')),
      round('bet-unavailable', 'A bet that is answered with 503 is repeated unchanged, or rolled back.', () => this.#unanswered('fail')),
      round('bet-late', 'A bet whose answer is late is not placed again under another id.', () => this.#lateBet()),
      round('bet-refused', 'A bet that is refused has no outcome, and is not placed again.', () => this.#refusedBet()),
      round('win-retry', 'A win without an answer is repeated unchanged until it has one.', () => this.#retried('win', 'drop')),
      round('win-unavailable', 'A win that is answered with 503 is repeated unchanged until it has an answer.', () =>
        this.#retried('win', 'fail'),
      ),
      ...(ends === 'close'
        ? [round('close-retry', 'A close without an answer is repeated unchanged.', () => this.#retried('close', 'drop'))]
        : []),
      round('win-refused', 'A win that is refused with bet_returned is final.', () => this.#refusedWin()),
      round('rollback-retry', 'A rollback without an answer is repeated unchanged.', () => this.#retriedRollback()),
      round('rollback-unknown', `A rollback of an unknown bet is answered with ${unknownRollback}, which is final.`, () =>
        this.#unknownRollback(),
      ),
      round('rollback-early', 'A bet that was rolled back before it arrived has no outcome.', () => this.#earlyRollback()),
      round('state-known', 'A bet that was played is known, and its outcome is sent again.', () => this.#knownState()),
      round('void-settled', 'A settled bet is voided once, by a correction of its win to its stake; or refused.', () =>
        this.#voidSettled(),
      ),
      {
        id: 'signatures',
        rule: 'Every call of the vendor is signed, in time, with a nonce of its own.',
        play: async () => this.#signatures(),
      },
      { id: 'formats', rule: 'Ids and amounts have the form of the contract.', play: async () => this.#formats() },
      {
        id: 'ids',
        rule: `The id of a movement is unique in the scope "${this.options.ids}", and has one content.`,
        play: async () => this.#uniqueIds(),
      },
    ]
  }

  #launchUrl(): string {
    const { url, brand, game } = this.options
    return `${url.replace(/\/+$/, '')}/play/${encodeURIComponent(brand)}/${encodeURIComponent(game)}?launch=${this.wallet.launch()}`
  }

  #begin(): void {
    this.#seen.push(...this.wallet.calls)
    this.wallet.reset()
  }

  async #inRound(play: () => Promise<void>): Promise<void> {
    if (!this.options.play) throw new Skipped('--play is missing: how a round is played at a launch address.')
    this.#begin()
    await play()
  }

  /** Plays a round and returns its bet. What the player sees of a failed round is not checked. */
  async #playRound(): Promise<ReceivedCall> {
    await this.options.play?.(this.#launchUrl()).catch(() => undefined)
    return this.#waitFor('a bet after a round was played', () => this.#ofCall('bet')[0])
  }

  #ofCall(call: string): readonly ReceivedCall[] {
    return this.wallet.calls.filter((one) => one.call === call)
  }

  async #waitFor<T>(what: string, find: () => T | undefined): Promise<T> {
    const end = Date.now() + this.options.waitMilliseconds
    for (;;) {
      const found = find()
      if (found !== undefined) return found
      expectThat(Date.now() < end, `Expected ${what} within ${String(this.options.waitMilliseconds)} ms. Found ${this.#describe()}.`)
      await sleep(25)
    }
  }

  #describe(): string {
    const calls = this.wallet.calls.map(({ call, body: { transaction } }) =>
      typeof transaction === 'string' ? `${call} ${transaction}` : call,
    )
    return calls.length === 0 ? 'no calls' : `the calls ${calls.join(', ')}`
  }

  /** The outcome of a bet: its win or its rollback, after an answer. */
  #outcome(bet: ReceivedCall): Promise<ReceivedCall> {
    const name = bet.body['transaction']
    return this.#waitFor(`a win or a rollback of the bet ${String(name)}`, () =>
      this.wallet.calls.find(({ call, body, answered }) => answered && (call === 'win' || call === 'rollback') && body['bet'] === name),
    )
  }

  async #launch(): Promise<void> {
    this.#begin()
    const url = this.#launchUrl()
    const token = new URL(url).searchParams.get('launch')
    const response = await fetch(url)
    expectThat(response.status === 200, `Expected the status 200 for ${new URL(url).pathname}. Found ${String(response.status)}.`)
    const [open] = this.#ofCall('open')
    expectThat(open !== undefined, `Expected a call open with the launch token. Found ${this.#describe()}.`)
    expectThat(open.fault === undefined, open.fault ?? '')
    expectThat(
      open.body['launch'] === token && open.body['game'] === this.options.game,
      `open has ${JSON.stringify(open.body)}. Expected the launch token and the game.`,
    )
  }

  async #launchRefused(): Promise<void> {
    this.#begin()
    const url = this.#launchUrl().replace(/launch=.*/, 'launch=used-or-expired-token')
    const { status } = await fetch(url)
    expectThat(status >= 400, `Expected a status of 400 or above. Found ${String(status)}.`)
  }

  async #framing(): Promise<void> {
    const { headers } = await fetch(this.#launchUrl())
    const frame = headers.get('x-frame-options')
    expectThat(frame === null, `Expected no X-Frame-Options. Found "${String(frame)}".`)
    const ancestors = /frame-ancestors ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1]
    expectThat(ancestors !== undefined, 'Expected frame-ancestors in the content security policy: any page may frame the game.')
    expectThat(/check\.example|^\*$/.test(ancestors), `Expected frame-ancestors to have the host check.example. Found "${ancestors}".`)
    expectThat(ancestors.trim() !== '*', 'Found frame-ancestors *: any page may frame the game. Expected the host in the answer to open.')
  }

  /** Sends a signed request of the operator to the vendor. */
  async #call(path: string, body: string, { key = this.options.keys[0], time = Date.now(), signedBody = body, signature }: Signing = {}) {
    const url = new URL(`${this.options.url.replace(/\/+$/, '')}${path}`)
    const nonce = randomBytes(18).toString('base64url')
    const text = signedText({ method: 'POST', path: url.pathname, time: String(time), nonce, body: signedBody })
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        [signatureHeaders.key]: key.id,
        [signatureHeaders.time]: String(time),
        [signatureHeaders.nonce]: nonce,
        [signatureHeaders.signature]: signature ?? createHmac('sha256', key.secret).update(text).digest('hex'),
      },
    })
    return { status: response.status, answer: (await response.json().catch(() => ({}))) as { readonly state?: unknown } }
  }

  #aboutBet(bet?: ReceivedCall): string {
    const { brand, vendor } = this.options
    const { round = randomUUID(), transaction = randomUUID() } = bet?.body ?? {}
    return JSON.stringify({ brand, vendor, player: playerId, round, bet: transaction })
  }

  #operatorCases(name: string, path: string, unknown: string): readonly Case[] {
    const refused = (what: string, signing: () => Signing) => async (): Promise<void> => {
      const { status } = await this.#call(path, this.#aboutBet(), signing())
      expectThat(status === 401, `Expected the status 401 for ${what}. Found ${String(status)}.`)
    }
    const [{ id: keyId }, next] = this.options.keys
    const tenMinutes = 600_000
    return [
      {
        id: `${name}-unknown`,
        rule: `${path} about an unknown bet is answered with "${unknown}".`,
        play: async () => {
          const { status, answer } = await this.#call(path, this.#aboutBet())
          expectThat(
            status === 200 && answer.state === unknown,
            `Expected 200 and the state "${unknown}". Found ${String(status)} and "${String(answer.state)}".`,
          )
        },
      },
      {
        id: `${name}-signature`,
        rule: `${path} with a wrong signature is refused.`,
        play: refused('a wrong signature', () => ({ signature: 'a'.repeat(64) })),
      },
      {
        id: `${name}-body`,
        rule: `${path} whose body was changed is refused.`,
        play: refused('a body other than the signed one', () => ({ signedBody: this.#aboutBet() })),
      },
      {
        id: `${name}-key`,
        rule: `${path} signed with another secret is refused.`,
        play: refused('another secret', () => ({ key: { id: keyId, secret: 'another-secret' } })),
      },
      {
        id: `${name}-old`,
        rule: `${path} from ten minutes ago is refused.`,
        play: refused('a time ten minutes ago', () => ({ time: Date.now() - tenMinutes })),
      },
      {
        id: `${name}-future`,
        rule: `${path} from ten minutes ahead is refused.`,
        play: refused('a time ten minutes ahead', () => ({ time: Date.now() + tenMinutes })),
      },
      {
        id: `${name}-skew`,
        rule: `${path} from a clock that is four minutes off is answered.`,
        play: async () => {
          const { status } = await this.#call(path, this.#aboutBet(), { time: Date.now() - 240_000 })
          expectThat(status === 200, `Expected the status 200. Found ${String(status)}.`)
        },
      },
      {
        id: `${name}-next-key`,
        rule: `${path} signed with the next key is answered during a rotation.`,
        play: async () => {
          if (!next) throw new Skipped('--next-key is missing: the second key of a rotation.')
          const { status } = await this.#call(path, this.#aboutBet(), { key: next })
          expectThat(status === 200, `Expected the status 200. Found ${String(status)}.`)
        },
      },
    ]
  }

  async #catalogue(): Promise<void> {
    const { catalogueUrl, keys } = this.options
    if (catalogueUrl === undefined) throw new Skipped('--catalogue is missing: the vendor sends its list itself.')
    const url = new URL(catalogueUrl)
    const get = (secret: string) => {
      const [time, nonce] = [String(Date.now()), randomBytes(18).toString('base64url')]
      const text = signedText({ method: 'GET', path: `${url.pathname}${url.search}`, time, nonce, body: '' })
      return fetch(url, {
        headers: {
          [signatureHeaders.key]: keys[0].id,
          [signatureHeaders.time]: time,
          [signatureHeaders.nonce]: nonce,
          [signatureHeaders.signature]: createHmac('sha256', secret).update(text).digest('hex'),
        },
      })
    }
    const response = await get(keys[0].secret)
    const list = (await response.json().catch(() => undefined)) as { readonly games?: unknown } | undefined
    expectThat(
      response.status === 200 && Array.isArray(list?.games),
      `Expected 200 and { "games": […] }. Found ${String(response.status)}.`,
    )
  }

  async #plainRound(): Promise<void> {
    const bet = await this.#playRound()
    const outcome = await this.#outcome(bet)
    expectThat(outcome.call === 'win', 'Expected a win, 0 if it is lost. Found a rollback of a bet that was taken.')
    if (this.options.ends === 'close') await this.#waitFor('the close of the round', () => this.#ofCall('close')[0])
    await sleep(this.options.quietMilliseconds)
    const bets = new Set(this.#ofCall('bet').map(({ body }) => body['transaction']))
    expectThat(bets.size === 1, `Expected one bet. Found ${this.#describe()}.`)
    const wins = new Set(this.#ofCall('win').map(({ body }) => body['transaction']))
    expectThat(this.options.ends === 'close' || wins.size === 1, `Expected one win, which ends the bet. Found ${this.#describe()}.`)
    expectThat(this.options.ends === 'close' || this.#ofCall('close').length === 0, 'Found a close, but a win ends a bet of this vendor.')
    const { round, transaction, session } = bet.body
    expectThat(
      outcome.body['round'] === round && outcome.body['bet'] === transaction && outcome.body['player'] === playerId,
      `The win has ${JSON.stringify(outcome.body)}. Expected the round ${String(round)}, the bet ${String(transaction)} and the player of the session ${String(session)}.`,
    )
  }

  async #unanswered(behaviour: 'drop' | 'fail'): Promise<void> {
    this.wallet.expect('bet', behaviour)
    const bet = await this.#playRound()
    const name = bet.body['transaction']
    await this.#waitFor(`the same bet or a rollback of ${String(name)}`, () =>
      this.wallet.calls.find(
        ({ call, body }, index) =>
          index > this.wallet.calls.indexOf(bet) &&
          ((call === 'bet' && body['transaction'] === name) || (call === 'rollback' && body['bet'] === name)),
      ),
    )
    await sleep(this.options.quietMilliseconds)
    this.#assertOneBet(bet)
    const isRepeated = this.#ofCall('bet').length > 1
    expectThat(isRepeated || this.#ofCall('win').length === 0, 'Found a win of a bet that has no answer.')
  }

  /** No other bet was placed for the round, and repetitions have the same content. */
  #assertOneBet(bet: ReceivedCall): void {
    for (const { body } of this.#ofCall('bet')) {
      expectThat(
        body['transaction'] === bet.body['transaction'],
        `Expected the transaction ${String(bet.body['transaction'])} again. Found a bet with ${String(body['transaction'])}.`,
      )
      expectThat(
        isSameContent(body, bet.body),
        `A repeated bet has other content: ${JSON.stringify(body)}. Expected ${JSON.stringify(bet.body)}.`,
      )
    }
  }

  async #lateBet(): Promise<void> {
    this.wallet.expect('bet', { delay: 6_000 })
    const bet = await this.#playRound()
    await this.#outcome(bet)
    await sleep(this.options.quietMilliseconds)
    this.#assertOneBet(bet)
    const returned = this.#ofCall('rollback').length > 0
    expectThat(!returned || this.#ofCall('win').length === 0, 'Found a win and a rollback of the same bet.')
  }

  async #refusedBet(): Promise<void> {
    this.wallet.expect('bet', { refuse: 'not_enough' })
    const bet = await this.#playRound()
    await sleep(this.options.quietMilliseconds)
    expectThat(this.#ofCall('win').length === 0, 'Found a win of a bet that was refused with not_enough.')
    expectThat(
      this.#ofCall('bet').length === 1,
      `Expected no further bet after ${String(bet.body['transaction'])} was refused. Found ${this.#describe()}.`,
    )
  }

  async #retried(call: 'win' | 'close', behaviour: 'drop' | 'fail'): Promise<void> {
    this.wallet.expect(call, behaviour, behaviour)
    await this.#playRound()
    await this.#waitFor(`a ${call} three times`, () => this.#ofCall(call).find(({ answered }) => answered))
    const [first, ...more] = this.#ofCall(call)
    for (const { body } of more)
      expectThat(
        first !== undefined && isSameContent(body, first.body),
        `A repeated ${call} has ${JSON.stringify(body)}. Expected ${JSON.stringify(first?.body)}.`,
      )
    expectThat(this.#ofCall('rollback').length === 0, 'Found a rollback of a bet whose win has no answer.')
  }

  async #refusedWin(): Promise<void> {
    this.wallet.expect('win', { refuse: 'bet_returned' }, { refuse: 'bet_returned' }, { refuse: 'bet_returned' })
    await this.#playRound()
    await this.#waitFor('a win', () => this.#ofCall('win')[0])
    await sleep(this.options.quietMilliseconds)
    expectThat(this.#ofCall('win').length === 1, `Expected no further win after a final refusal. Found ${this.#describe()}.`)
  }

  /** Has a bet rolled back. Vendors that repeat a bet instead have no rollback to check. */
  async #rollBack(...behaviours: Parameters<WalletDouble['expect']>[1][]): Promise<{ bet: ReceivedCall; rollback: ReceivedCall }> {
    this.wallet.expect('bet', 'drop')
    this.wallet.expect('rollback', ...behaviours)
    const bet = await this.#playRound()
    const next = await this.#waitFor('a rollback or the same bet', () => this.#ofCall('rollback')[0] ?? this.#ofCall('bet')[1])
    if (next.call === 'bet') throw new Skipped('The vendor repeats a bet without an answer instead of rolling it back.')
    return { bet, rollback: next }
  }

  async #retriedRollback(): Promise<void> {
    const { bet, rollback } = await this.#rollBack('drop', 'fail')
    await this.#waitFor('a rollback three times', () => this.#ofCall('rollback').find(({ answered }) => answered))
    for (const { body } of this.#ofCall('rollback'))
      expectThat(
        isSameContent(body, rollback.body),
        `A repeated rollback has ${JSON.stringify(body)}. Expected ${JSON.stringify(rollback.body)}.`,
      )
    expectThat(
      rollback.body['bet'] === bet.body['transaction'],
      `The rollback names the bet ${String(rollback.body['bet'])}. Expected ${String(bet.body['transaction'])}.`,
    )
    expectThat(
      rollback.body['transaction'] !== bet.body['transaction'] || this.options.ids !== 'vendor' || rollback.call !== bet.call,
      'The rollback has the transaction of its bet.',
    )
  }

  async #unknownRollback(): Promise<void> {
    const answer = this.options.unknownRollback === 'ok' ? 'answer' : ({ refuse: 'bet_unknown' } as const)
    await this.#rollBack(answer, answer, answer)
    await sleep(this.options.quietMilliseconds)
    expectThat(this.#ofCall('rollback').length === 1, `Expected no further rollback after a final answer. Found ${this.#describe()}.`)
    expectThat(this.#ofCall('win').length === 0, 'Found a win of a bet that was rolled back.')
  }

  async #earlyRollback(): Promise<void> {
    const { bet } = await this.#rollBack('answer')
    await sleep(this.options.quietMilliseconds)
    this.#assertOneBet(bet)
    expectThat(this.#ofCall('win').length === 0, 'Found a win of a bet that was rolled back.')
    expectThat(this.#ofCall('bet').length === 1, 'Found the bet again after its rollback.')
  }

  async #knownState(): Promise<void> {
    const bet = await this.#playRound()
    const win = await this.#outcome(bet)
    const { status, answer } = await this.#call(statePath, this.#aboutBet(bet))
    expectThat(
      status === 200 && answer.state === 'known',
      `Expected 200 and the state "known". Found ${String(status)} and "${String(answer.state)}".`,
    )
    for (const { body, call } of this.wallet.calls)
      if (call === 'win' && body['bet'] === win.body['bet'] && this.options.ends === 'win')
        expectThat(isSameContent(body, win.body), `A repeated win has ${JSON.stringify(body)}. Expected ${JSON.stringify(win.body)}.`)
    const other = await this.#call(statePath, JSON.stringify({ ...JSON.parse(this.#aboutBet(bet)), player: randomUUID() }))
    expectThat(other.answer.state === 'unknown', `Expected "unknown" for the bet of another player. Found "${String(other.answer.state)}".`)
  }

  async #voidSettled(): Promise<void> {
    const bet = await this.#playRound()
    await this.#outcome(bet)
    if (this.options.ends === 'close') await this.#waitFor('the close of the round', () => this.#ofCall('close')[0])
    const { answer } = await this.#call(voidPath, this.#aboutBet(bet))
    if (answer.state === 'refused') return
    expectThat(answer.state === 'voided', `Expected the state "voided" or "refused". Found "${String(answer.state)}".`)
    const { body } = await this.#waitFor('a resettle after a bet was voided', () => this.#ofCall('resettle')[0])
    expectThat(
      body['amount'] === bet.body['amount'],
      `The correction has the amount ${String(body['amount'])}. Expected the stake ${String(bet.body['amount'])}.`,
    )
    expectThat(
      /^[1-9]\d{0,8}$/.test(String(body['revision'])),
      `The correction has the revision "${String(body['revision'])}". Expected a number from 1 on.`,
    )
    await this.#call(voidPath, this.#aboutBet(bet))
    await sleep(this.options.quietMilliseconds)
    const ids = new Set(this.#ofCall('resettle').map((one) => one.body['transaction']))
    expectThat(ids.size === 1, 'A bet that was voided twice was corrected twice.')
  }

  #everyCall(): readonly ReceivedCall[] {
    this.#begin()
    return this.#seen
  }

  #signatures(): void {
    const faulty = this.#everyCall().find(({ fault }) => fault !== undefined)
    expectThat(faulty === undefined, `${String(faulty?.call)}: ${String(faulty?.fault)}`)
  }

  #formats(): void {
    const shapes: Readonly<Record<string, RegExp>> = { transaction: id, round: id, bet: id, session: uuid, player: uuid, amount }
    for (const { call, body } of this.#everyCall())
      for (const [name, value] of Object.entries(body)) {
        const shape = movements.has(call) ? shapes[name] : undefined
        expectThat(
          shape === undefined || (typeof value === 'string' && shape.test(value)),
          `${call}: "${name}" is ${JSON.stringify(value)}. Expected ${name === 'amount' ? 'minor units as text' : 'a text of the form of the contract'}.`,
        )
      }
  }

  #uniqueIds(): void {
    const known = new Map<string, string>()
    for (const { call, body } of this.#everyCall()) {
      if (!movements.has(call)) continue
      const { transaction, player = playerId, round } = body
      const scope = { vendor: '', player: String(player), round: `${String(player)}/${String(round)}` }[this.options.ids]
      const key = `${call} ${scope} ${String(transaction)}`
      const content = JSON.stringify(Object.entries(body).toSorted(([a], [b]) => a.localeCompare(b)))
      expectThat((known.get(key) ?? content) === content, `The ${call} ${String(transaction)} was sent with two contents.`)
      known.set(key, content)
    }
  }
}

const isSameContent = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean =>
  Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])
