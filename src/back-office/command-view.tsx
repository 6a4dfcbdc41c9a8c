import { type FormEvent, type ReactNode, useCallback, useState } from 'react'
import type { AdminResponse } from './api.ts'
import { type CommandContext, getContextParameters } from './command-context.ts'
import {
  type Command,
  type Parameters,
  listInputParameters,
  hasSubjectPage,
  isRequired,
  groupSubjectCommands,
  toRequestBody,
} from './commands.ts'
import type { ChosenCommand } from './command-form.tsx'
import { Button, Loading, Notice } from './controls.tsx'
import { FileView } from './file-view.tsx'
import { ParameterField } from './parameter-field.tsx'
import { useSession } from './session.tsx'
import { useAsyncValue } from './use-async-value.ts'
import { type Row, ValueView, findNextCursor } from './value-view.tsx'

interface CommandViewProps {
  readonly command: Command
  readonly context: CommandContext
  /** Parameters that the operator has entered. */
  readonly parameters: Parameters
  readonly onParametersChange: (parameters: Parameters) => void
  readonly onChoose: (chosen: ChosenCommand) => void
  /** Whether to omit the filters. Default: `false`. */
  readonly hideFilters?: boolean
}

/**
 * Shows the input parameters of a command as filters and, once all required ones are set, the result of the command. A
 * file is requested only when the operator opens it.
 */
export function CommandView(props: CommandViewProps): ReactNode {
  const { command, context, parameters, onParametersChange, hideFilters = false } = props
  const contextParameters = getContextParameters(command, context)
  const isComplete = listInputParameters(command, contextParameters).every(
    (name) => !isRequired(command, name) || Object.hasOwn(parameters, name),
  )
  return (
    <>
      {!hideFilters && (
        <Filters
          key={JSON.stringify(parameters)}
          command={command}
          contextParameters={contextParameters}
          parameters={parameters}
          onParametersChange={onParametersChange}
        />
      )}
      {isComplete && <Result {...props} />}
    </>
  )
}

function Result({ command, context, parameters, onParametersChange, onChoose }: CommandViewProps): ReactNode {
  const { run, generation } = useSession()
  const body = JSON.stringify(toRequestBody(command, context.brand, { ...getContextParameters(command, context), ...parameters }))
  const { name } = command
  const load = useCallback(() => run(name, JSON.parse(body) as object), [run, name, body])
  const [isRequested, setRequested] = useState(command.output !== 'file')
  if (!isRequested)
    return (
      <p>
        <Button onClick={() => setRequested(true)}>Open file</Button>
      </p>
    )
  return <LoadedResult key={generation} {...{ command, context, parameters, onParametersChange, onChoose, load }} />
}

function LoadedResult({
  command,
  context,
  parameters,
  onParametersChange,
  onChoose,
  load,
}: CommandViewProps & { readonly load: () => Promise<AdminResponse> }): ReactNode {
  const { value: response, error, pending, reload } = useAsyncValue(load)
  if (error !== undefined)
    return (
      <Notice tone="error">
        {error} <Button onClick={reload}>Try again</Button>
      </Notice>
    )
  const { value, staleSeconds } = response ?? {}
  if (value === undefined) return pending ? <Loading /> : <p className="empty">Nothing found.</p>
  const nextCursor = findNextCursor(value, command)
  const cursorParameter = command.pagination?.parameter
  return (
    <div aria-busy={pending}>
      {staleSeconds !== undefined && (
        <p className="muted">From a replica. Changes from the last {describeSeconds(staleSeconds)} may be missing.</p>
      )}
      {command.output === 'file' ? (
        <FileView value={value} name={command.name} title={command.title} />
      ) : (
        <>
          {command.output === 'verdict' && <Verdict value={value} />}
          <ValueView
            value={value}
            command={command}
            context={context}
            renderActions={(row) => <RowActions {...{ command, context, row, onChoose }} />}
          />
        </>
      )}
      {cursorParameter !== undefined && (
        <div className="buttons">
          {parameters[cursorParameter] !== undefined && (
            <Button
              onClick={() =>
                onParametersChange(Object.fromEntries(Object.entries(parameters).filter(([name]) => name !== cursorParameter)))
              }
            >
              First page
            </Button>
          )}
          {nextCursor !== undefined && (
            <Button onClick={() => onParametersChange({ ...parameters, [cursorParameter]: nextCursor })}>Next page</Button>
          )}
        </div>
      )}
    </div>
  )
}

function describeSeconds(seconds: number): string {
  const count = Math.ceil(seconds)
  return count <= 1 ? 'second' : `${String(count)} seconds`
}

/** Outcome of a consistency check. */
const Verdict = ({ value }: { readonly value: unknown }): ReactNode =>
  (value as { readonly passed?: boolean }).passed === true ? (
    <Notice tone="success">The check passed.</Notice>
  ) : (
    <Notice tone="error">The check found problems.</Notice>
  )

interface RowActionsProps {
  readonly command: Command
  readonly context: CommandContext
  readonly row: Row
  readonly onChoose: (chosen: ChosenCommand) => void
}

/** Buttons for the actions on a row; none if the subject of the row has its own page. */
function RowActions({ command: { rows }, context, row, onChoose }: RowActionsProps): ReactNode {
  if (!rows || hasSubjectPage(rows.parameter, context.commands)) return null
  const value = row[rows.property]
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const subject = { parameter: rows.parameter, value: String(value) }
  return groupSubjectCommands(rows.parameter, context.commands).actions.map((command) => (
    <Button key={command.name} onClick={() => onChoose({ command, context, row: { subject, values: row } })}>
      {command.title}
      <span className="visually-hidden"> {subject.value}</span>
    </Button>
  ))
}

interface FiltersProps {
  readonly command: Command
  readonly contextParameters: Parameters
  readonly parameters: Parameters
  readonly onParametersChange: (parameters: Parameters) => void
}

/** A form for the input parameters of a view, except the cursor. Renders nothing if there are none. */
function Filters({ command, contextParameters, parameters, onParametersChange }: FiltersProps): ReactNode {
  const [input, setInput] = useState(parameters)
  const names = listInputParameters(command, contextParameters).filter((name) => name !== command.pagination?.parameter)
  if (names.length === 0) return null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onParametersChange(Object.fromEntries(names.flatMap((name) => (input[name] ? [[name, input[name]]] : []))))
  }
  return (
    <form className="filters" onSubmit={submit}>
      {names.map((name) => (
        <ParameterField
          key={name}
          command={command}
          name={name}
          value={input[name] ?? ''}
          required={isRequired(command, name)}
          compact
          onChange={(value) => setInput((previous) => ({ ...previous, [name]: value }))}
        />
      ))}
      <Button type="submit">Show</Button>
    </form>
  )
}
