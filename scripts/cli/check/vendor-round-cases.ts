import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { statePath, voidPath } from '../../../server/integrations/vendor-contract.ts'
import { type Case, expectThat, SkippedError } from './report.ts'
import type { VendorProbe } from './vendor-probe.ts'
import { playerId, type ReceivedCall, type WalletDouble } from './wallet-double.ts'

/** Creates the cases in which the vendor plays a round while the wallet drops, delays or refuses answers. */
export const createRoundCases = (probe: VendorProbe): readonly Case[] => new RoundCases(probe).createCases()

class RoundCases {
  constructor(readonly probe: VendorProbe) {}

  createCases(): readonly Case[] {
    const { settlementCall, unknownRollback } = this.probe.options
    const createRoundCase = (id: string, rule: string, check: () => Promise<void>): Case => ({ id, rule, run: () => this.#runCase(check) })
    return [
      createRoundCase('round', 'A round is a bet and its outcome, each once.', () => this.#checkRound()),
      createRoundCase('bet-retry', 'A bet without an answer is repeated unchanged, or rolled back.', () =>
        this.#checkUnansweredBet('drop'),
      ),
      createRoundCase('bet-unavailable', 'A bet that is answered with 503 is repeated unchanged, or rolled back.', () =>
        this.#checkUnansweredBet('fail'),
      ),
      createRoundCase('bet-late', 'A bet whose answer is late is not placed again under another id.', () => this.#checkLateBet()),
      createRoundCase('bet-refused', 'A bet that is refused has no outcome, and is not placed again.', () => this.#checkRefusedBet()),
      createRoundCase('win-retry', 'A win without an answer is repeated unchanged until it has one.', () =>
        this.#checkRetry('win', 'drop'),
      ),
      createRoundCase('win-unavailable', 'A win that is answered with 503 is repeated unchanged until it has an answer.', () =>
        this.#checkRetry('win', 'fail'),
      ),
      ...(settlementCall === 'close'
        ? [createRoundCase('close-retry', 'A close without an answer is repeated unchanged.', () => this.#checkRetry('close', 'drop'))]
        : []),
      createRoundCase('win-refused', 'A win that is refused with bet_returned is not repeated.', () => this.#checkRefusedWin()),
      createRoundCase('rollback-retry', 'A rollback without an answer is repeated unchanged.', () => this.#checkRollbackRetry()),
      this.#mustRepeatUnknownRollback()
        ? createRoundCase('rollback-unknown', 'A rollback of an unknown bet is repeated, because the bet may still arrive.', () =>
            this.#checkRepeatedUnknownRollback(),
          )
        : createRoundCase('rollback-unknown', `A rollback of an unknown bet is answered with ${unknownRollback}, which is final.`, () =>
            this.#checkUnknownRollback(),
          ),
      createRoundCase('rollback-early', 'A bet that was rolled back before it arrived has no outcome.', () => this.#checkEarlyRollback()),
      createRoundCase('state-known', 'A bet that was played is known, and an outcome that is sent again is unchanged.', () =>
        this.#checkKnownState(),
      ),
      createRoundCase('void-settled', 'A settled bet is voided once, by correcting its win to its stake; or the void is refused.', () =>
        this.#checkVoid(),
      ),
    ]
  }

  async #runCase(check: () => Promise<void>): Promise<void> {
    if (!this.probe.options.play) throw new SkippedError('--play is missing: a command that plays a round at a launch address.')
    this.probe.beginCase()
    await check()
  }

  /** Plays a round and returns its bet. Errors of the play command are ignored: a round may fail in a case. */
  async #playRound(): Promise<ReceivedCall> {
    await this.probe.options.play?.(this.probe.createLaunchUrl()).catch(() => undefined)
    return this.probe.waitFor('a bet after a round was played', () => this.probe.listCalls('bet')[0])
  }

  /** Waits for the outcome of a bet: a win or a rollback that the wallet has answered. */
  #waitForOutcome(bet: ReceivedCall): Promise<ReceivedCall> {
    const betId = bet.body['transaction']
    return this.probe.waitFor(`a win or a rollback of the bet ${String(betId)}`, () =>
      this.probe.wallet.calls.find(
        ({ call, body, isAnswered }) => isAnswered && (call === 'win' || call === 'rollback') && body['bet'] === betId,
      ),
    )
  }

  async #checkRound(): Promise<void> {
    const bet = await this.#playRound()
    const outcome = await this.#waitForOutcome(bet)
    expectThat(outcome.call === 'win', 'Expected a win, with the amount 0 if the bet is lost. Found a rollback of an accepted bet.')
    if (this.probe.options.settlementCall === 'close')
      await this.probe.waitFor('the close of the round', () => this.probe.listCalls('close')[0])
    await sleep(this.probe.options.quietMilliseconds)
    const bets = new Set(this.probe.listCalls('bet').map(({ body }) => body['transaction']))
    expectThat(bets.size === 1, `Expected one bet. Found ${this.probe.describeCalls()}.`)
    const wins = new Set(this.probe.listCalls('win').map(({ body }) => body['transaction']))
    expectThat(
      this.probe.options.settlementCall === 'close' || wins.size === 1,
      `Expected one win, which settles the bet. Found ${this.probe.describeCalls()}.`,
    )
    expectThat(
      this.probe.options.settlementCall === 'close' || this.probe.listCalls('close').length === 0,
      'Found a close, but a win settles a bet of this vendor.',
    )
    const { round, transaction, session } = bet.body
    expectThat(
      outcome.body['round'] === round && outcome.body['bet'] === transaction && outcome.body['player'] === playerId,
      `The win has ${JSON.stringify(outcome.body)}. Expected the round ${String(round)}, the bet ${String(transaction)} and the player of the session ${String(session)}.`,
    )
  }

  async #checkUnansweredBet(behaviour: 'drop' | 'fail'): Promise<void> {
    this.probe.wallet.setBehaviours('bet', behaviour)
    const bet = await this.#playRound()
    const betId = bet.body['transaction']
    await this.probe.waitFor(`the same bet or a rollback of ${String(betId)}`, () =>
      this.probe.wallet.calls.find(
        ({ call, body }, index) =>
          index > this.probe.wallet.calls.indexOf(bet) &&
          ((call === 'bet' && body['transaction'] === betId) || (call === 'rollback' && body['bet'] === betId)),
      ),
    )
    await sleep(this.probe.options.quietMilliseconds)
    this.#assertOneBet(bet)
    const isRepeated = this.probe.listCalls('bet').length > 1
    expectThat(isRepeated || this.probe.listCalls('win').length === 0, 'Found a win of a bet that has no answer.')
  }

  /** Asserts that no other bet was placed for the round, and that repetitions have the same content. */
  #assertOneBet(bet: ReceivedCall): void {
    for (const { body } of this.probe.listCalls('bet')) {
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

  async #checkLateBet(): Promise<void> {
    this.probe.wallet.setBehaviours('bet', { delay: 6_000 })
    const bet = await this.#playRound()
    await this.#waitForOutcome(bet)
    await sleep(this.probe.options.quietMilliseconds)
    this.#assertOneBet(bet)
    const isRolledBack = this.probe.listCalls('rollback').length > 0
    expectThat(!isRolledBack || this.probe.listCalls('win').length === 0, 'Found a win and a rollback of the same bet.')
  }

  async #checkRefusedBet(): Promise<void> {
    this.probe.wallet.setBehaviours('bet', { refuse: 'not_enough' })
    const bet = await this.#playRound()
    await sleep(this.probe.options.quietMilliseconds)
    expectThat(this.probe.listCalls('win').length === 0, 'Found a win of a bet that was refused with not_enough.')
    expectThat(
      this.probe.listCalls('bet').length === 1,
      `Expected no further bet after ${String(bet.body['transaction'])} was refused. Found ${this.probe.describeCalls()}.`,
    )
  }

  async #checkRetry(call: 'win' | 'close', behaviour: 'drop' | 'fail'): Promise<void> {
    this.probe.wallet.setBehaviours(call, behaviour, behaviour)
    await this.#playRound()
    await this.probe.waitFor(`a ${call} three times`, () => this.probe.listCalls(call).find(({ isAnswered }) => isAnswered))
    const [first, ...repeated] = this.probe.listCalls(call)
    for (const { body } of repeated)
      expectThat(
        first !== undefined && isSameContent(body, first.body),
        `A repeated ${call} has ${JSON.stringify(body)}. Expected ${JSON.stringify(first?.body)}.`,
      )
    expectThat(this.probe.listCalls('rollback').length === 0, 'Found a rollback of a bet whose win has no answer.')
  }

  async #checkRefusedWin(): Promise<void> {
    this.probe.wallet.setBehaviours('win', { refuse: 'bet_returned' }, { refuse: 'bet_returned' }, { refuse: 'bet_returned' })
    await this.#playRound()
    await this.probe.waitFor('a win', () => this.probe.listCalls('win')[0])
    await sleep(this.probe.options.quietMilliseconds)
    expectThat(
      this.probe.listCalls('win').length === 1,
      `Expected no further win after a final refusal. Found ${this.probe.describeCalls()}.`,
    )
  }

  /** Drops the answer to a bet, so that the vendor rolls it back. Skips the case if the vendor repeats the bet. */
  async #provokeRollback(
    ...behaviours: Parameters<WalletDouble['setBehaviours']>[1][]
  ): Promise<{ bet: ReceivedCall; rollback: ReceivedCall }> {
    this.probe.wallet.setBehaviours('bet', 'drop')
    this.probe.wallet.setBehaviours('rollback', ...behaviours)
    const bet = await this.#playRound()
    const nextCall = await this.probe.waitFor(
      'a rollback or the same bet',
      () => this.probe.listCalls('rollback')[0] ?? this.probe.listCalls('bet')[1],
    )
    if (nextCall.call === 'bet') throw new SkippedError('The vendor repeats a bet without an answer instead of rolling it back.')
    return { bet, rollback: nextCall }
  }

  async #checkRollbackRetry(): Promise<void> {
    const { bet, rollback } = await this.#provokeRollback('drop', 'fail')
    await this.probe.waitFor('a rollback three times', () => this.probe.listCalls('rollback').find(({ isAnswered }) => isAnswered))
    for (const { body } of this.probe.listCalls('rollback'))
      expectThat(
        isSameContent(body, rollback.body),
        `A repeated rollback has ${JSON.stringify(body)}. Expected ${JSON.stringify(rollback.body)}.`,
      )
    expectThat(
      rollback.body['bet'] === bet.body['transaction'],
      `The rollback names the bet ${String(rollback.body['bet'])}. Expected ${String(bet.body['transaction'])}.`,
    )
  }

  /**
   * Whether the vendor must repeat a rollback that is answered with `bet_unknown`: the platform would place a bet that
   * arrives afterwards.
   */
  #mustRepeatUnknownRollback(): boolean {
    return this.probe.options.earlyRollback === 'accept-bet' && this.probe.options.unknownRollback === 'error'
  }

  async #checkRepeatedUnknownRollback(): Promise<void> {
    const { rollback } = await this.#provokeRollback({ refuse: 'bet_unknown' }, 'answer')
    const repeated = await this.probe.waitFor('the rollback again', () => this.probe.listCalls('rollback')[1])
    expectThat(
      isSameContent(repeated.body, rollback.body),
      `A repeated rollback has ${JSON.stringify(repeated.body)}. Expected ${JSON.stringify(rollback.body)}.`,
    )
    expectThat(this.probe.listCalls('win').length === 0, 'Found a win of a bet that was rolled back.')
  }

  async #checkUnknownRollback(): Promise<void> {
    const finalAnswer = this.probe.options.unknownRollback === 'ok' ? 'answer' : ({ refuse: 'bet_unknown' } as const)
    await this.#provokeRollback(finalAnswer, finalAnswer, finalAnswer)
    await sleep(this.probe.options.quietMilliseconds)
    expectThat(
      this.probe.listCalls('rollback').length === 1,
      `Expected no further rollback after a final answer. Found ${this.probe.describeCalls()}.`,
    )
    expectThat(this.probe.listCalls('win').length === 0, 'Found a win of a bet that was rolled back.')
  }

  async #checkEarlyRollback(): Promise<void> {
    const { bet } = await this.#provokeRollback('answer')
    await sleep(this.probe.options.quietMilliseconds)
    this.#assertOneBet(bet)
    expectThat(this.probe.listCalls('win').length === 0, 'Found a win of a bet that was rolled back.')
    expectThat(this.probe.listCalls('bet').length === 1, 'Found the bet again after its rollback.')
  }

  async #checkKnownState(): Promise<void> {
    const bet = await this.#playRound()
    const win = await this.#waitForOutcome(bet)
    const { status, answer } = await this.probe.request(statePath, this.probe.serializeBet(bet))
    expectThat(
      status === 200 && answer.state === 'known',
      `Expected 200 and the state "known". Found ${String(status)} and "${String(answer.state)}".`,
    )
    await sleep(this.probe.options.quietMilliseconds)
    for (const { body, call } of this.probe.wallet.calls)
      if (call === 'win' && body['bet'] === win.body['bet'] && this.probe.options.settlementCall === 'win')
        expectThat(isSameContent(body, win.body), `A repeated win has ${JSON.stringify(body)}. Expected ${JSON.stringify(win.body)}.`)
    const otherResponse = await this.probe.request(
      statePath,
      JSON.stringify({ ...JSON.parse(this.probe.serializeBet(bet)), player: randomUUID() }),
    )
    expectThat(
      otherResponse.answer.state === 'unknown',
      `Expected "unknown" for the bet of another player. Found "${String(otherResponse.answer.state)}".`,
    )
  }

  async #checkVoid(): Promise<void> {
    const bet = await this.#playRound()
    await this.#waitForOutcome(bet)
    if (this.probe.options.settlementCall === 'close')
      await this.probe.waitFor('the close of the round', () => this.probe.listCalls('close')[0])
    const { answer } = await this.probe.request(voidPath, this.probe.serializeBet(bet))
    if (answer.state === 'refused') return
    expectThat(answer.state === 'voided', `Expected the state "voided" or "refused". Found "${String(answer.state)}".`)
    const { body } = await this.probe.waitFor('a resettle after a bet was voided', () => this.probe.listCalls('resettle')[0])
    expectThat(
      body['amount'] === bet.body['amount'],
      `The correction has the amount ${String(body['amount'])}. Expected the stake ${String(bet.body['amount'])}.`,
    )
    expectThat(
      /^[1-9]\d{0,8}$/.test(String(body['revision'])),
      `The correction has the revision "${String(body['revision'])}". Expected a whole number, 1 or more.`,
    )
    await this.probe.request(voidPath, this.probe.serializeBet(bet))
    await sleep(this.probe.options.quietMilliseconds)
    const ids = new Set(this.probe.listCalls('resettle').map((received) => received.body['transaction']))
    expectThat(ids.size === 1, 'A bet that was voided twice was corrected twice.')
  }
}

const isSameContent = (a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean =>
  Object.keys({ ...a, ...b }).every((name) => a[name] === b[name])
