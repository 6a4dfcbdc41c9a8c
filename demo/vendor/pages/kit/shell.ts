import { fillWallet, type FreeSpins, getWallet, Refusal } from './api.ts'
import { createElement, setText } from './dom.ts'
import type { FairState } from './fair-panel.ts'
import { start, notifySite } from './start.ts'
import { money, text, type TextKey } from './texts.ts'

export interface Shell extends FairState {
  /** Where the game draws itself. */
  readonly stage: HTMLElement
  /** Where what the player does stands. */
  readonly controls: HTMLElement
  /** What the player has now. The site hears of money that has moved. */
  setCredits(amount: number): void
  /** What is left while a round is shown, which tells nobody how it will end. */
  deductStake(stake: number): void
  credits(): number
  /** The rounds that the operator pays for, as they were last read. */
  freeSpins: FreeSpins | undefined
  /** Called when they were read again after something failed. */
  onRefresh: () => void
  /** Says something to everybody, screen readers too. */
  say(words: string, tone?: 'good' | 'bad'): void
  /** Says why something failed. */
  explain(error: unknown): void
}

/**
 * Builds what all games of this vendor have: the name, what the player has, in a trial the honest word that it is one,
 * rules, fairness, and a place to say things. It is there when the wallet is known.
 */
export async function openShell(drawFair: (panel: HTMLElement, state: FairState) => void, rules: () => readonly Node[]): Promise<Shell> {
  const root = document.getElementById('game') ?? document.body
  const amount = createElement('b', { class: 'amount' }, '–')
  const stage = createElement('div', { class: 'stage' })
  const controls = createElement('section', { class: 'controls' })
  const said = createElement('p', { class: 'said', role: 'status' })
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
    setText(said, words)
    said.dataset['tone'] = tone ?? ''
  }
  const explain = (error: unknown): void => {
    say(text(error instanceof Refusal ? error.key : 'failed'), 'bad')
    // What broke off may have moved money, and used up the seed.
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
    said,
    controls,
  )
  const wallet = await retryUntilAnswered(getWallet, stage)
  setCredits(wallet.credits)
  state.nextHash = wallet.nextHash
  shell.freeSpins = wallet.freeSpins
  notifySite('ready')
  return shell
}

/** Asks until there is an answer; each failure is said, with a way to try again. */
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
