import { fillPurse, getPurse, Refusal } from './api.ts'
import { make, setText } from './dom.ts'
import type { FairState } from './fair-panel.ts'
import { start, tellSite } from './start.ts'
import { credits, text, type TextKey } from './texts.ts'

export interface Shell extends FairState {
  /** Where the game draws itself. */
  readonly stage: HTMLElement
  /** Where what the player does stands. */
  readonly controls: HTMLElement
  setCredits(amount: number): void
  credits(): number
  /** Says something to everybody, screen readers too. */
  say(words: string, tone?: 'good' | 'bad'): void
  /** Says why something failed. */
  explain(error: unknown): void
}

/**
 * Builds what all games of this vendor have: the name, the credits, the honest word that it is a demo, rules, fairness, and a place to say things.
 * It is there when the purse is known.
 */
export async function openShell(drawFair: (panel: HTMLElement, state: FairState) => void, rules: () => readonly Node[]): Promise<Shell> {
  const root = document.getElementById('game') ?? document.body
  const amount = make('b', { class: 'amount' }, '–')
  const stage = make('div', { class: 'stage' })
  const controls = make('section', { class: 'controls' })
  const said = make('p', { class: 'said', role: 'status' })
  const state: FairState = { nextHash: '', playerSeed: crypto.randomUUID().slice(0, 13) }
  let now = 0

  const setCredits = (next: number): void => {
    now = next
    setText(amount, credits(next))
  }
  const say = (words: string, tone?: 'good' | 'bad'): void => {
    setText(said, words)
    said.dataset['tone'] = tone ?? ''
  }
  const explain = (error: unknown): void => say(text(error instanceof Refusal ? error.key : 'failed'), 'bad')
  const fill = async (): Promise<void> => {
    try {
      setCredits((await fillPurse()).credits)
      say(text('fill_done'), 'good')
    } catch (error) {
      explain(error)
    }
  }

  root.replaceChildren(
    make('img', { class: 'backdrop', src: start.picture, alt: '' }),
    make(
      'div',
      { class: 'top' },
      make('div', { class: 'name' }, make('h1', {}, start.title), make('span', { class: 'demo', title: text('demo_text') }, text('demo'))),
      make(
        'div',
        { class: 'purse' },
        make('span', {}, text('credits')),
        amount,
        make('button', { type: 'button', class: 'small', onclick: () => void fill() }, text('fill')),
      ),
      make(
        'nav',
        {},
        openButton('rules', (panel) => panel.replaceChildren(...rules(), make('p', { class: 'note' }, text('demo_text')))),
        openButton('fair', (panel) => drawFair(panel, state)),
      ),
    ),
    stage,
    said,
    controls,
  )
  const purse = await untilAnswered(getPurse, stage)
  setCredits(purse.credits)
  state.nextHash = purse.nextHash
  tellSite('ready')
  return Object.assign(state, { stage, controls, setCredits, credits: () => now, say, explain })
}

/** Asks until there is an answer; each failure is said, with a way to try again. */
async function untilAnswered<T>(ask: () => Promise<T>, stage: HTMLElement): Promise<T> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      await new Promise<void>((resolve) =>
        stage.replaceChildren(
          make('p', { class: 'trouble' }, text(error instanceof Refusal ? error.key : 'failed')),
          make('button', { type: 'button', class: 'main', onclick: () => resolve() }, text('again')),
        ),
      )
      stage.replaceChildren()
    }
  }
}

function openButton(key: TextKey & ('rules' | 'fair'), draw: (panel: HTMLElement) => void): HTMLElement {
  const panel = make('div', { class: 'panel' })
  const dialog = make(
    'dialog',
    { 'aria-label': text(key) },
    make(
      'header',
      {},
      make('h2', {}, text(key)),
      make('button', { type: 'button', class: 'small', onclick: () => dialog.close() }, text('close')),
    ),
    panel,
  )
  const button = make('button', { type: 'button', class: 'small' }, text(key))
  button.addEventListener('click', () => {
    draw(panel)
    if (!dialog.isConnected) document.body.append(dialog)
    dialog.showModal()
  })
  return button
}
