import { fillWallet, type FreeSpins, getWallet, Refusal } from './api.ts'
import { createElement, setText } from './dom.ts'
import type { FairState } from './fair-panel.ts'
import { start, notifySite } from './start.ts'
import { money, text, type TextKey } from './texts.ts'

export interface Shell extends FairState {
  /** Container of the game. */
  readonly stage: HTMLElement
  /** Container of the player's controls. */
  readonly controls: HTMLElement
  /** Sets the displayed balance. The site is notified of changes of a money balance. */
  setCredits(amount: number): void
  /**
   * Deducts the stake from the displayed balance while a round is shown, so that the balance does not reveal the
   * outcome.
   */
  deductStake(stake: number): void
  credits(): number
  /** The granted free spins, as last fetched. */
  freeSpins: FreeSpins | undefined
  /** Called after the wallet was refetched because something failed. */
  onRefresh: () => void
  /** Shows a message and announces it to screen readers. */
  say(words: string, tone?: 'good' | 'bad'): void
  /** Shows the reason of a failure. */
  explain(error: unknown): void
}

/**
 * Builds the common parts of this vendor's games: title, balance, a label in a trial, rules, fairness panel and
 * messages. Resolves once the wallet is loaded.
 */
export async function openShell(drawFair: (panel: HTMLElement, state: FairState) => void, rules: () => readonly Node[]): Promise<Shell> {
  const root = document.getElementById('game') ?? document.body
  const amount = createElement('b', { class: 'amount' }, '–')
  const stage = createElement('div', { class: 'stage' })
  const controls = createElement('section', { class: 'controls' })
  const status = createElement('p', { class: 'said', role: 'status' })
  const state: FairState = { nextHash: '', playerSeed: crypto.randomUUID().slice(0, 13) }
  let now = 0
  let notifiedCredits: number | undefined
  const trial = start.currency === undefined

  const setCredits = (next: number): void => {
    if (notifiedCredits !== undefined && notifiedCredits !== next && !trial) notifySite('balance')
    notifiedCredits = next
    now = next
    setText(amount, money(next))
  }
  const deductStake = (stake: number): void => {
    now = Math.max(0, now - stake)
    setText(amount, money(now))
  }
  const say = (words: string, tone?: 'good' | 'bad'): void => {
    setText(status, words)
    status.dataset['tone'] = tone ?? ''
  }
  const explain = (error: unknown): void => {
    say(text(error instanceof Refusal ? error.key : 'failed'), 'bad')
    // The interrupted request may have moved money and used the seed.
    if (start.currency !== undefined && !(error instanceof Refusal && error.key === 'session_ended')) void look()
  }
  const look = async (): Promise<void> => {
    const wallet = await getWallet().catch(() => undefined)
    if (wallet === undefined) return
    setCredits(wallet.credits)
    state.nextHash = wallet.nextHash
    shell.freeSpins = wallet.freeSpins
    shell.onRefresh()
  }
  const fill = async (): Promise<void> => {
    try {
      setCredits((await fillWallet()).credits)
      say(text('fill_done'), 'good')
    } catch (error) {
      explain(error)
    }
  }
  const fields = {
    stage,
    controls,
    setCredits,
    deductStake,
    credits: () => now,
    say,
    explain,
    freeSpins: undefined,
    onRefresh: () => undefined,
  }
  const shell: Shell = Object.assign(state, fields)

  root.replaceChildren(
    createElement('img', { class: 'backdrop', src: start.picture, alt: '' }),
    createElement(
      'div',
      { class: 'top' },
      createElement(
        'div',
        { class: 'name' },
        createElement('h1', {}, start.title),
        trial ? createElement('span', { class: 'demo', title: text('demo_text') }, text('demo')) : undefined,
      ),
      createElement(
        'div',
        { class: 'wallet' },
        createElement('span', {}, text(trial ? 'credits' : 'balance')),
        amount,
        trial
          ? createElement('button', { type: 'button', class: 'small', onclick: () => void fill() }, text('fill'))
          : createElement('button', { type: 'button', class: 'small', onclick: () => notifySite('deposit') }, text('deposit')),
      ),
      createElement(
        'nav',
        {},
        openButton('rules', (panel) =>
          panel.replaceChildren(...rules(), ...(trial ? [createElement('p', { class: 'note' }, text('demo_text'))] : [])),
        ),
        openButton('fair', (panel) => drawFair(panel, state)),
      ),
    ),
    stage,
    status,
    controls,
  )
  const wallet = await retryUntilAnswered(getWallet, stage)
  setCredits(wallet.credits)
  state.nextHash = wallet.nextHash
  shell.freeSpins = wallet.freeSpins
  notifySite('ready')
  return shell
}

/** Repeats a request until it succeeds; each failure is shown with a button to retry. */
async function retryUntilAnswered<T>(request: () => Promise<T>, stage: HTMLElement): Promise<T> {
  for (;;) {
    try {
      return await request()
    } catch (error) {
      await new Promise<void>((resolve) =>
        stage.replaceChildren(
          createElement('p', { class: 'trouble' }, text(error instanceof Refusal ? error.key : 'failed')),
          createElement('button', { type: 'button', class: 'main', onclick: () => resolve() }, text('again')),
        ),
      )
      stage.replaceChildren()
    }
  }
}

function openButton(key: TextKey & ('rules' | 'fair'), draw: (panel: HTMLElement) => void): HTMLElement {
  const panel = createElement('div', { class: 'panel' })
  const dialog = createElement(
    'dialog',
    { 'aria-label': text(key) },
    createElement(
      'header',
      {},
      createElement('h2', {}, text(key)),
      createElement('button', { type: 'button', class: 'small', onclick: () => dialog.close() }, text('close')),
    ),
    panel,
  )
  const button = createElement('button', { type: 'button', class: 'small' }, text(key))
  button.addEventListener('click', () => {
    draw(panel)
    if (!dialog.isConnected) document.body.append(dialog)
    dialog.showModal()
  })
  return button
}
