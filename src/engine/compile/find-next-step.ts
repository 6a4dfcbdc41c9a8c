import type { PlanStep } from '../../generated/plan.ts'
import type { JsonObject } from './read/pointer.ts'

/** The index in `planSteps` of the step for the value at a key of an object; `undefined` if there is none. */
export function findNextStep({ properties, additionalProperties, widgets }: PlanStep, object: JsonObject, key: string): number | undefined {
  const widget = String(object['widget'])
  if (key === 'props' && widgets !== undefined && Object.hasOwn(widgets, widget)) return widgets[widget]
  return properties !== undefined && Object.hasOwn(properties, key) ? properties[key] : additionalProperties
}
