/** Test helpers that render widgets and sites without a server; the package exports them as `livery/testing`. */
export { type RenderedSite, renderSite } from './render-site.tsx'
export { renderWidget } from './render-widget.tsx'
export { smallBoot, smallConfig, smallFacts, smallGame, smallMember, smallPermission } from './small-site.ts'
export { createWidgetDefinition } from './create-widget-definition.ts'
