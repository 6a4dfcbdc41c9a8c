import { refillWallet, type FreeSpins, fetchWallet, ApiError } from './api.ts'
import { createElement, setText } from './dom.ts'
import type { FairnessState } from './fairness-panel.ts'
import { startData, notifySite } from './start.ts'
import { formatMoney, text, type TextKey } from './texts.ts'

export interface GameShell extends FairnessState {
  /** Container of the game. */
  readonly stage: HTMLElement
  /** Container of the player's controls. */
  readonly controls: HTMLElement
  /** Sets the displayed balance. The site is notified of changes to a money balance. */
  setCredits(amount: number): void
  /**
   * Deducts the stake from the displayed balance while a round is shown, so that the balance does not reveal the
   * outcome.
   */
  deductStake(stake: number): void
  getCredits(): number
  /** The granted free spins, as last fetched. */
  freeSpins: FreeSpins | undefined
  /** Called after the wallet has been refetched because of an error. */
  onRefresh: () => void
  /** Shows a message and announces it to screen readers. */
  showMessage(message: string, tone?: 'good' | 'bad'): void
  /** Shows the message of an error. */
  showError(error: unknown): void
}

/**
 * Builds the common parts of this vendor's games: title, balance, a demo badge in a trial, rules, fairness panel and
 * messages. Resolves once the wallet is loaded.
 */
export async function createGameShell(
  renderFairness: (panel: HTMLElement, state: FairnessState) => void,
  rules: () => readonly Node[],
): Promise<GameShell> {
  const root = document.getElementById('game') ?? document.body
  const amount = createElement('b', { class: 'amount' }, '–')
  const stage = createElement('div', { class: 'stage' })
  const controls = createElement('section', { class: 'controls' })
  const status = createElement('p', { class: 'status-message', role: 'status' })
  const state: FairnessState = { nextHash: '', playerSeed: crypto.randomUUID().slice(0, 13) }
  let balance = 0
  let notifiedCredits: number | undefined
  const isTrial = startData.currency === undefined

  const setCredits = (nextCredits: number): void => {
    if (notifiedCredits !== undefined && notifiedCredits !== nextCredits && !isTrial) notifySite('balance')
    notifiedCredits = nextCredits
    balance = nextCredits
    setText(amount, formatMoney(nextCredits))
  }
  const deductStake = (stake: number): void => {
    balance = Math.max(0, balance - stake)
    setText(amount, formatMoney(balance))
  }
  const showMessage = (message: string, tone?: 'good' | 'bad'): void => {
    setText(status, message)
    status.dataset['tone'] = tone ?? ''
  }
  const showError = (error: unknown): void => {
    showMessage(text(error instanceof ApiError ? error.key : 'failed'), 'bad')
    // The failed request may have moved money and used the seed.
    if (startData.currency !== undefined && !(error instanceof ApiError && error.key === 'session_ended')) void refreshWallet()
  }
  const refreshWallet = async (): Promise<void> => {
    const wallet = await fetchWallet().catch(() => undefined)
    if (wallet === undefined) return
    setCredits(wallet.credits)
    state.nextHash = wallet.nextHash
    shell.freeSpins = wallet.freeSpins
    shell.onRefresh()
  }
  const refill = async (): Promise<void> => {
    try {
      setCredits((await refillWallet()).credits)
      showMessage(text('fill_done'), 'good')
    } catch (error) {
      showError(error)
    }
  }
  const fields = {
    stage,
    controls,
    setCredits,
    deductStake,
    getCredits: () => balance,
    showMessage,
    showError,
    freeSpins: undefined,
    onRefresh: () => undefined,
  }
  const shell: GameShell = Object.assign(state, fields)

  root.replaceChildren(
    createElement('img', { class: 'backdrop', src: startData.picture, alt: '' }),
    createElement(
      'div',
      { class: 'top-bar' },
      createElement(
        'div',
        { class: 'game-title' },
        createElement('h1', {}, startData.title),
        isTrial ? createElement('span', { class: 'demo-badge', title: text('demo_text') }, text('demo')) : undefined,
      ),
      createElement(
        'div',
        { class: 'wallet' },
        createElement('span', {}, text(isTrial ? 'credits' : 'balance')),
        amount,
        isTrial
          ? createElement('button', { type: 'button', class: 'small-button', onclick: () => void refill() }, text('fill'))
          : createElement('button', { type: 'button', class: 'small-button', onclick: () => notifySite('deposit') }, text('deposit')),
      ),
      createElement(
        'nav',
        {},
        createDialogButton('rules', (panel) =>
          panel.replaceChildren(...rules(), ...(isTrial ? [createElement('p', { class: 'note' }, text('demo_text'))] : [])),
        ),
        createDialogButton('fair', (panel) => renderFairness(panel, state)),
      ),
    ),
    stage,
    status,
    controls,
  )
  const wallet = await retryUntilSuccess(fetchWallet, stage)
  setCredits(wallet.credits)
  state.nextHash = wallet.nextHash
  shell.freeSpins = wallet.freeSpins
  notifySite('ready')
  return shell
}

/** Repeats a request until it succeeds; each failure is shown with a button to retry. */
async function retryUntilSuccess<T>(request: () => Promise<T>, stage: HTMLElement): Promise<T> {
  for (;;) {
    try {
      return await request()
    } catch (error) {
      await new Promise<void>((resolve) =>
        stage.replaceChildren(
          createElement(
            'p',
            { class: 'error-message' },
            text(error instanceof ApiError && error.key !== 'failed' ? error.key : 'not_loaded'),
          ),
          createElement('button', { type: 'button', class: 'primary-button', onclick: () => resolve() }, text('again')),
        ),
      )
      stage.replaceChildren()
    }
  }
}

function createDialogButton(key: TextKey & ('rules' | 'fair'), render: (panel: HTMLElement) => void): HTMLElement {
  const panel = createElement('div', { class: 'panel' })
  const dialog = createElement(
    'dialog',
    { 'aria-label': text(key) },
    createElement(
      'header',
      {},
      createElement('h2', {}, text(key)),
      createElement('button', { type: 'button', class: 'small-button', onclick: () => dialog.close() }, text('close')),
    ),
    panel,
  )
  const button = createElement('button', { type: 'button', class: 'small-button' }, text(key))
  button.addEventListener('click', () => {
    render(panel)
    if (!dialog.isConnected) document.body.append(dialog)
    dialog.showModal()
  })
  return button
}
