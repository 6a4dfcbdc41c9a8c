// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import type { Action } from '../../../generated/config.ts'
import { markEnglish } from '../../rules/fallback-text.ts'
import { type RenderedSite, renderSite } from '../../testing/render-site.tsx'
import { ActionLink } from './action-link.tsx'
import { useSearchState } from './use-search-state.ts'

/** Renders a small site with one link or button that performs the action. */
async function renderLink(action: Action, path?: string, label = 'there'): Promise<RenderedSite & { readonly link: HTMLElement }> {
  const View = (): ReactNode => <ActionLink action={action}>{label}</ActionLink>
  const rendered = await renderSite({ widgets: [{ kind: 'steps', load: async () => ({ View }) }], ...(path !== undefined && { path }) })
  const link = [...rendered.root.querySelectorAll<HTMLElement>('a, button')].find(({ textContent }) => textContent === 'there')
  return { ...rendered, link: link as HTMLElement }
}

const clickLink = async (link: HTMLElement, init: MouseEventInit = {}): Promise<MouseEvent> => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
  await act(async () => link.dispatchEvent(event))
  return event
}

it('a link navigates without reloading the document', async () => {
  const { engine, link } = await renderLink({ route: 'rng' })
  expect(link.outerHTML).toBe('<a href="/rng">there</a>')
  const event = await clickLink(link)
  expect([event.defaultPrevented, engine.location.get().pathname, engine.lastAction.get()?.action]).toEqual([
    true,
    '/rng',
    { route: 'rng' },
  ])
})

it('a link declares that its text is in a fallback language (R-I18N-01)', async () => {
  const { link } = await renderLink({ route: 'rng' }, undefined, markEnglish('there'))
  expect(link.outerHTML).toBe('<a href="/rng"><bdi lang="en" dir="ltr">there</bdi></a>')
})

it('a link to an external address is left to the browser, which opens it in a new tab, and its action is recorded', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  let wasPrevented: boolean | undefined
  const cancelClick = (event: MouseEvent): void => {
    wasPrevented = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', cancelClick, { once: true })
  const action = { url: 'https://partner.example/' }
  const { engine, link } = await renderLink(action)
  expect(link.outerHTML).toBe('<a href="https://partner.example/" target="_blank" rel="noopener noreferrer">there</a>')
  await clickLink(link)
  expect([wasPrevented, engine.lastAction.get().action, open.mock.calls.length]).toEqual([false, action, 0])
  open.mockRestore()
})

it('a click with a modifier key or another button is left to the browser', async () => {
  const { engine, link } = await renderLink({ route: 'rng' })
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect((await clickLink(link, init)).defaultPrevented).toBe(false)
  expect(engine.location.get().pathname).toBe('/index')
})

it('a link performs its action if the action does more than navigate', async () => {
  const { engine, link, settle } = await renderLink({ openFirstVendor: 'RNG' })
  expect(link.getAttribute('href')).toBe('/rng?page=PP')
  await clickLink(link)
  await settle()
  expect([engine.location.get().pathname, engine.account.getCurrentVendor()]).toEqual(['/rng', 'PP'])
})

it('a query parameter is read, changed while the others are kept, and removed', async () => {
  let setParameter: (value: string | undefined) => void = () => undefined
  const View = (): ReactNode => {
    const [value, change] = useSearchState('page')
    setParameter = change
    return <p>{value ?? 'none'}</p>
  }
  const { engine, root, settle } = await renderSite({
    widgets: [{ kind: 'steps', load: async () => ({ View }) }],
    path: '/rng?page=PP&mode=trial#top',
  })
  const change = async (value: string | undefined): Promise<string> => {
    await act(async () => setParameter(value))
    await settle()
    const { pathname, search, hash } = engine.location.get()
    return `${root.querySelector('header')?.textContent} ${pathname}${search}${hash}`
  }
  expect(root.querySelector('header')?.textContent).toBe('PP')
  expect(await change('a&b')).toBe('a&b /rng?page=a%26b&mode=trial')
  expect(await change(undefined)).toBe('none /rng?mode=trial')
})
