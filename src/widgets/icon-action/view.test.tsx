// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { createWidgetDefinition } from '../../engine/testing/create-widget-definition.ts'
import { renderSite } from '../../engine/testing/render-site.tsx'
import { smallConfig } from '../../engine/testing/small-site.ts'
import type { Action } from '../../generated/config.ts'
import { View } from './eager-view.tsx'

const { overlays, pages } = smallConfig()
const search = { kind: 'modal', title: 'search_title', access: 'everyone', icon: 'search', nodes: {} } as const

it.each<[string, Action, boolean]>([
  ['an overlay with an icon, which the menu sheet lists', { overlay: 'search' }, true],
  ['an overlay without an icon', { overlay: 'login' }, false],
  ['a route', { route: 'sports' }, false],
  ['an external address', { url: 'https://help.example/' }, false],
])('is hidden on the narrowest phones only if the menu sheet lists the action: %s', async (_, action, isHidden) => {
  const node = { widget: 'icon-action', props: { icon: 'search', label: 'search_open', action } } as const
  const home = { title: 'page_home_title', description: 'page_home_description', nodes: { node } }
  const { root } = await renderSite({
    config: {
      pages: { ...pages, home },
      layouts: { areas: {}, layouts: { full: {} } },
      overlays: { ...overlays, overlays: { ...overlays.overlays, search } },
    },
    widgets: [createWidgetDefinition('icon-action', View)],
  })
  expect(root.querySelector('main [title]')?.classList.contains('listedInSheet')).toBe(isHidden)
})
