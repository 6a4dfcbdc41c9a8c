/** Renders widgets and sites in tests without a server: `livery/testing` of the package. */
export { type RenderedSite, renderSite } from './render-site.tsx'
export { renderWidget } from './render-widget.tsx'
export { smallBoot, smallConfig, smallFacts, smallGame, smallMember, smallPermission } from './small-site.ts'
export { widgetOf } from './widget-of.ts'
