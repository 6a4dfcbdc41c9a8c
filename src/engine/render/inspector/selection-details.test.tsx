// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderSite, type RenderedSite } from '../../testing/render-site.tsx'
import { createWidgetDefinition } from '../../testing/create-widget-definition.ts'
import { smallConfig, smallGameMenu } from '../../testing/small-site.ts'
import { useEngine } from '../engine.ts'
import { InspectionCache } from './inspection-cache.ts'
import { SelectionDetails } from './selection-details.tsx'
import { InspectionsContext } from './use-inspection.ts'

let rendered: RenderedSite | undefined
afterEach(() => {
  rendered?.engine.poller.stop()
  rendered?.engine.location.close()
})

const inspections = new InspectionCache(async () => ({ pointer: '', origins: [], parts: [], omittedCount: 0 }))

function Details() {
  const engine = useEngine()
  return (
    <InspectionsContext value={inspections}>
      <SelectionDetails pointer="/navigation/header/slots" engine={engine} />
    </InspectionsContext>
  )
}

it('an entry without a condition is not described as always shown, and its details say why it is hidden', async () => {
  const slots = { name: 'in_rng', enName: 'Slots', action: { route: 'rng' }, gameType: 'RNG', order: 10 }
  const site = await renderSite({
    widgets: [createWidgetDefinition('steps', Details)],
    config: { navigation: { ...smallConfig().navigation, header: { slots } } },
    ports: { game: { menus: async () => ({ data: { lanes: [smallGameMenu('RNG', ['PP'])] } }) } },
  })
  rendered = site
  await site.settle()
  expect(site.root.textContent).toContain('None is configured.')
  expect(site.root.textContent).not.toContain('It is hidden')
  await act(async () => site.engine.facts.setFact('gameMenus', [], 'ready'))
  expect(site.root.textContent).toContain('None is configured.It is hidden: category RNG is not shown.')
})
