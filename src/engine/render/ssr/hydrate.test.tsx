// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFakePorts } from '../../../adapters/fake-ports.ts'
import { renderedBoot, renderedHtml, renderedWidgets } from '../../testing/first-screen-site.tsx'
import { smallGameMenu, smallMember, smallPermission } from '../../testing/small-site.ts'
import { createEngine } from '../create-engine.ts'
import type { Engine } from '../engine.ts'
import { startSite } from '../start/start-site.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let engine: Engine | undefined
afterEach(() => {
  engine?.poller.stop()
  engine?.location.close()
  window.sessionStorage.clear()
})

async function startRenderedSite(token?: string) {
  if (token !== undefined) window.sessionStorage.setItem('token', token)
  window.history.replaceState(null, '', '/index')
  document.body.innerHTML = `<div id="root">${renderedHtml}</div>`
  document.documentElement.dataset['theme'] = 'dark'
  delete document.documentElement.dataset['hydrated']
  const root = document.getElementById('root') as HTMLElement
  const renderedButton = root.querySelector('button')
  const status = vi.fn(async () => smallPermission())
  const ports = {
    system: { status },
    game: { menus: async () => ({ data: { lanes: [smallGameMenu('RNG', ['PG'])] } }) },
    member: { info: async () => smallMember(1) },
    wallet: { balance: async () => ({ sumBalance: '1.00' }) },
  }
  const createdEngine = createEngine({
    boot: renderedBoot,
    widgets: renderedWidgets,
    features: [],
    createPorts: () => createFakePorts(ports as never),
    getFile: async () => ({}),
    window,
  })
  engine = createdEngine
  await act(async () => void (await startSite(() => createdEngine, root)))
  return { renderedButton, status, button: () => root.querySelector('button'), reports: () => createdEngine.reports.get() }
}

describe('a server-rendered first screen', () => {
  it('is hydrated with the same elements, which become interactive and reflect the state of the browser', async () => {
    const { renderedButton, button, status, reports } = await startRenderedSite()
    expect(button()).toBe(renderedButton)
    expect(button()?.textContent).toMatch(/PP dark seen closed$/)
    expect(status).toHaveBeenCalledOnce()
    expect(document.documentElement.dataset['hydrated']).toBe('')
    await act(async () => button()?.click())
    expect(button()?.textContent).toMatch(/open$/)
    expect(reports()).toEqual([])
  })

  it('is rendered from scratch for a logged-in member, with freshly fetched facts', async () => {
    const { renderedButton, button, reports } = await startRenderedSite('a-token')
    expect(button()).not.toBe(renderedButton)
    expect(button()?.textContent).toContain('PG')
    expect(reports()).toEqual([])
  })
})
