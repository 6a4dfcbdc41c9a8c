/** Labels of names that do not describe their values well. */
const nameLabels: Readonly<Record<string, string>> = {
  at: 'Time',
  change: 'Fields',
  signsInBy: 'Logs in by',
  firstInvalidRow: 'Invalid row',
  what: 'Event',
}

/** Labels of parameters that differ from those of properties with the same name. */
const parameterLabels: Readonly<Record<string, string>> = { count: 'Maximum rows', on: 'On or off' }

/** Labels of values, such as states, that differ from their formatted names. */
const valueLabels: Readonly<Record<string, string>> = {
  applying: 'Pending',
  awaiting: 'Awaiting payment',
  process: 'In review',
  refused: 'Rejected',
  review: 'In review',
  waiting: 'Pending',
}

/** Labels of the actions that are possible for a record, as in the titles of their commands. */
const actionLabels: Readonly<Record<string, string>> = { force: 'Mark as received', pay: 'Mark as paid out', refuse: 'Reject' }

const initialisms: ReadonlyMap<string, string> = new Map(
  ['API', 'ID', 'IDs', 'IP', 'JSON', 'QR', 'URL', 'URLs', 'VIP'].map((word) => [word.toLowerCase(), word]),
)

/**
 * Formats the name of a parameter or a property as a label: `requestedAt` is "Requested at", `launchUrl` is "Launch
 * URL". Names with a dot and names in capitals are returned unchanged.
 */
export function formatLabel(name: string): string {
  const nameLabel = findLabel(nameLabels, name)
  if (nameLabel !== undefined) return nameLabel
  if (name.includes('.') || name === name.toUpperCase()) return name
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
    .split(' ')
  const label = words.map((word) => initialisms.get(word) ?? word).join(' ')
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Formats the name of a parameter as the label of its input. */
export const formatParameterLabel = (name: string): string => findLabel(parameterLabels, name) ?? formatLabel(name)

/** Formats one of a fixed set of values, such as a state: `in-review` is "In review". */
export const formatValueLabel = (value: string): string => findLabel(valueLabels, value) ?? formatLabel(value.replaceAll('_', '-'))

export const formatActionLabel = (action: string): string => findLabel(actionLabels, action) ?? formatLabel(action)

const findLabel = (labels: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(labels, name) ? labels[name] : undefined

/** Properties and parameters that turn a setting on or off. */
const switchNames: ReadonlySet<string> = new Set(['after', 'before', 'enabled', 'manager', 'on', 'required', 'value'])

/** Whether the booleans of a name are shown as on and off instead of yes and no. */
export const isSwitch = (name: string): boolean => switchNames.has(name)

/** Formats a boolean: on or off for settings that are switched, yes or no for other facts. */
export const formatBoolean = (value: boolean, isSwitched: boolean): string => (isSwitched ? (value ? 'On' : 'Off') : value ? 'Yes' : 'No')
