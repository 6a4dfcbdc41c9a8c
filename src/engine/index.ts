import type { ComponentType } from 'react'
import type { WidgetKind } from './contract/site.ts'
import type { WidgetDefinition, WidgetViewProps } from './contract/widget.ts'

/** Declares a widget: its kind, and where its view is. */
export function defineWidget<K extends WidgetKind>(
  definition: WidgetDefinition<K, ComponentType<WidgetViewProps<K>>>,
): WidgetDefinition<K, ComponentType<WidgetViewProps<K>>> {
  return definition
}

export { Problem } from './contract/port.ts'
export type { Ports, RequestOf, ValueOf, FieldError, Door } from './contract/port.ts'
export type * from './contract/measure.ts'
export type * from './contract/site.ts'
export type { WidgetDefinition, WidgetViewProps } from './contract/widget.ts'
export { ActionLink, type ActionLinkProps } from './render/routing/action-link.tsx'
export { App } from './render/app.tsx'
export { createEngine, type EngineParts } from './render/create-engine.ts'
export { EngineContext, type Engine, type Question, useEngine, type Warning } from './render/engine.ts'
export * from '../features/games/games.ts'
export * from './render/hooks.ts'
export type { Text } from './render/i18n/texts.ts'
export { later } from './render/nodes/later.tsx'
export { useStore } from './render/use-store.ts'
export { startSite } from './render/start-site.tsx'
export { Nodes } from './render/nodes/nodes.tsx'
export { reportProblem } from './render/report-problem.ts'
export type { Consent, RegistrationRules } from './rules/check-registration.ts'
export type { RegistrationValues } from './rules/clean-registration.ts'
export { actionPath, categoryPath } from './resolve/action-path.ts'
export { leads } from './resolve/leads.ts'
export { placeEntries } from './resolve/place-entries.ts'
export { gameKey } from '../features/games/game-key.ts'
export { narrowScreens, pictureSources } from './rules/picture-sources.ts'
export { judgeAddress } from './rules/judge-address.ts'
export { formatMinor, parseMinor, type MoneyStyle } from './rules/money.ts'
export type { Report } from './state/reports.ts'
