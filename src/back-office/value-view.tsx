import { type KeyboardEvent, type ReactNode } from 'react'
import { type Command, hasSubjectPage, findSubjectParameter } from './commands.ts'
import type { CommandContext } from './command-context.ts'
import { formatActionLabel, formatBoolean, formatLabel, formatValueLabel, isSwitch } from './labels.ts'
import { toHref } from './route.ts'

/** A row of a list. */
export type Row = Readonly<Record<string, unknown>>

interface ValueProps {
  readonly value: unknown
  /** The command that returned the value. */
  readonly command: Command
  readonly context: CommandContext
  /** Renders the actions of a row. */
  readonly renderActions?: ((row: Row) => ReactNode) | undefined
}

/**
 * Shows the result of a command: a list as a table, an object as names and values followed by a table per list, and any
 * other value as text.
 */
export function ValueView(props: ValueProps): ReactNode {
  const { value, command } = props
  const rows = findRows(value, command)
  if (rows) return rows.length === 0 ? <p className="empty">Nothing found.</p> : <Table {...props} rows={rows} />
  return isObject(value) ? <ObjectProperties {...props} value={value} /> : <p>{renderScalar('', value)}</p>
}

/**
 * Returns the rows of a list: the items of an array, the items of the only array in a page of a paginated list, or the
 * entries of an object whose keys identify subjects. `undefined` if the value is not a list.
 */
function findRows(value: unknown, { rows, pagination }: Command): readonly Row[] | undefined {
  if (Array.isArray(value)) return value.map((entry) => (isObject(entry) ? entry : { value: entry as unknown }))
  if (!isObject(value)) return undefined
  const lists = Object.values(value).filter(Array.isArray)
  if (pagination && lists.length === 1) return lists[0] as readonly Row[]
  return rows && Object.entries(value).map(([name, entry]) => ({ [rows.property]: name, value: entry }))
}

/**
 * Returns the cursor of the next page; `undefined` if there is none. The cursor of an array is a property of its last
 * row, so the last page has one too.
 */
export function findNextCursor(value: unknown, { pagination, rows }: Command): string | undefined {
  if (!pagination) return undefined
  const cursor = isObject(value) ? value[pagination.property] : findRows(value, { rows } as Command)?.at(-1)?.[pagination.property]
  return typeof cursor === 'string' || typeof cursor === 'number' ? String(cursor) : undefined
}

function Table({ rows, command, context, renderActions }: ValueProps & { readonly rows: readonly Row[] }): ReactNode {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const numericColumns = new Set(
    columns.filter((name) => rows.every((row) => row[name] === undefined || row[name] === null || isNumeric(row[name]))),
  )
  const actions = rows.map((row) => renderActions?.(row))
  const hasActions = actions.some((action) => action !== undefined && action !== null && action !== false)
  return (
    <div className="scroll-container" tabIndex={0} role="region" aria-label={command.title}>
      <table onKeyDown={moveBetweenRows}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className={numericColumns.has(name) ? 'number' : undefined}>
                {formatLabel(name)}
              </th>
            ))}
            {hasActions && (
              <th scope="col">
                <span className="visually-hidden">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((name) => (
                <td key={name} className={numericColumns.has(name) ? 'number' : undefined}>
                  <Cell name={name} value={row[name]} command={command} context={context} />
                </td>
              ))}
              {hasActions && <td className="actions">{actions[index]}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Moves the focus to the first control of the row above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const rows = [...event.currentTarget.querySelectorAll('tbody tr')].map((row) => row.querySelector<HTMLElement>('a, button'))
  const current = rows.findIndex((_, index) => event.currentTarget.tBodies[0]?.rows[index]?.contains(document.activeElement) === true)
  const next = rows[current + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/**
 * The properties of an object as names and values, followed by a table per list of objects. An object with nothing but
 * booleans is a set of switches, such as flags.
 */
function ObjectProperties({ value, command, context }: ValueProps & { readonly value: Row }): ReactNode {
  const entries = Object.entries(value)
  const lists = entries.filter(([, propertyValue]) => isObjectList(propertyValue))
  const otherProperties = entries.filter(([, propertyValue]) => !isObjectList(propertyValue))
  const areSwitches = entries.every(([, propertyValue]) => typeof propertyValue === 'boolean')
  return (
    <>
      <dl className="properties">
        {otherProperties.map(([name, propertyValue]) => (
          <div key={name}>
            <dt>{formatLabel(name)}</dt>
            <dd>
              {areSwitches ? (
                formatBoolean(propertyValue === true, true)
              ) : (
                <Cell name={name} value={propertyValue} command={command} context={context} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      {lists.map(([name, propertyValue]) => (
        <section key={name}>
          <h3>{formatLabel(name)}</h3>
          <Table
            value={propertyValue}
            rows={propertyValue as readonly Row[]}
            command={{ ...command, title: formatLabel(name) }}
            context={context}
          />
        </section>
      ))}
    </>
  )
}

interface CellProps {
  readonly name: string
  readonly value: unknown
  readonly command: Command
  readonly context: CommandContext
}

function Cell({ name, value, command, context }: CellProps): ReactNode {
  const { brand, commands, subject } = context
  const parameter = typeof value === 'string' || typeof value === 'number' ? findSubjectParameter(name, command, commands) : undefined
  const isCurrentSubject = subject?.parameter === parameter && subject?.value === String(value)
  if (parameter !== undefined && !isCurrentSubject && hasSubjectPage(parameter, commands))
    return <a href={toHref({ brand, subject: { parameter, value: String(value) } })}>{String(value)}</a>
  if (badgeProperties.has(name) && typeof value === 'string') return <span className="badge">{formatValueLabel(value)}</span>
  if (name === 'actions' && Array.isArray(value) && value.length > 0)
    return value.map((action) => formatActionLabel(String(action))).join(', ')
  return isObject(value) || Array.isArray(value) ? renderNested(value) : renderScalar(name, value)
}

/** Properties whose values are rendered as badges. */
const badgeProperties: ReadonlySet<string> = new Set(['state', 'status', 'outcome', 'serving', 'kind'])

/** Renders nested values in one line, as names and values. */
function renderNested(value: object): ReactNode {
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value)
  if (entries.length === 0) return renderScalar('', null)
  if (Array.isArray(value) && value.every((item) => !isObject(item))) return value.map(String).join(', ')
  return (
    <span className="pairs">
      {entries.map(([name, item]) => (
        <span key={name}>
          {!Array.isArray(value) && <span className="muted">{formatLabel(name)} </span>}
          {isObject(item) || Array.isArray(item) ? renderNested(item) : renderScalar(name, item)}
        </span>
      ))}
    </span>
  )
}

/** Renders the value of a property. The name decides whether a boolean is a switch. */
function renderScalar(name: string, value: unknown): ReactNode {
  if (value === null || value === undefined || value === '') return <span className="muted">–</span>
  if (typeof value === 'boolean') return formatBoolean(value, isSwitch(name))
  if (typeof value === 'string' && timePattern.test(value)) return <Time value={value} />
  if (isNumeric(value)) return groupDigits(String(value))
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return idPattern.test(text) ? <span className="id">{text}</span> : text
}

const timePattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/
const numberPattern = /^-?\d+(?:\.\d+)?$/
const idPattern = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{64})$/

const timeFormat = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' })

/** A timestamp in the operator's time zone; the tooltip has the original value. */
const Time = ({ value }: { readonly value: string }): ReactNode => (
  <time dateTime={value} title={value}>
    {timeFormat.format(new Date(value))}
  </time>
)

/**
 * Separates groups of three digits by a margin, so that a copied amount contains no separators. Numbers with fewer than
 * five integer digits are not grouped.
 */
function groupDigits(text: string): ReactNode {
  const [, sign = '', integerPart = '', fraction = ''] = /^(-?)(\d+)(.*)$/.exec(text) ?? []
  if (integerPart.length < 5) return text
  const groups = integerPart.match(/\d{1,3}(?=(?:\d{3})*$)/g) ?? []
  return (
    <>
      {sign}
      {groups.map((group, index) => (
        <span key={index} className="digit-group">
          {group}
        </span>
      ))}
      {fraction}
    </>
  )
}

const isNumeric = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && numberPattern.test(value))
const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const isObjectList = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isObject)
