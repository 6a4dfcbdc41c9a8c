import type { Engine } from '../../engine/index.ts'

/**
 * Keeps the number of promotions that are to be had, where the brand shows it beside an entry: asked for now, and again when somebody logs in or out. Where
 * it does not come no number is shown.
 */
export function countPromotions({ config, facts, ports }: Engine): void {
  const { header, footer, about, rightBar, memberBar, bottom } = config.navigation
  const entries = [header, footer, about, rightBar, memberBar, bottom].flatMap((bar) => Object.values(bar))
  if (!entries.some(({ badge }) => badge === 'promotions')) return
  const { platform, execution } = config.settings.announcements
  const count = async (): Promise<void> => {
    const { promotion } = await ports.content.notices({ types: 'PR', platform, execution })
    const state = facts.get()
    facts.set({ ...state, facts: { ...state.facts, counts: { ...state.facts.counts, promotions: promotion.length } } })
  }
  const ask = (): void => void count().catch(() => undefined)
  let token = facts.get().facts.session.token
  facts.subscribe(() => {
    const now = facts.get().facts.session.token
    if (now === token) return
    token = now
    ask()
  })
  ask()
}
