import { type FormEvent, type ReactNode, useCallback, useState } from 'react'
import { type CommandContext, givenParameters } from './command-context.ts'
import { type Command, type Parameters, enteredParameters, hasSubjectPage, isRequired, subjectCommands, toBody } from './commands.ts'
import type { ChosenCommand } from './command-form.tsx'
import { Button, Loading, Notice } from './controls.tsx'
import { FileView } from './file-view.tsx'
import { ParameterField } from './parameter-field.tsx'
import { useSession } from './session.tsx'
import { useLoaded } from './use-loaded.ts'
import { type Row, ValueView, nextOf } from './value-view.tsx'

interface CommandViewProps {
  readonly command: Command
  readonly context: CommandContext
  /** The entered parameters. */
  readonly parameters: Parameters
  readonly onParameters: (parameters: Parameters) => void
  readonly onChoose: (chosen: ChosenCommand) => void
  /** Shows the value alone. */
  readonly bare?: boolean
}

/** Shows what a command returns, with its parameters as filters. */
export function CommandView(props: CommandViewProps): ReactNode {
  const { command, context, parameters, onParameters, bare = false } = props
  const given = givenParameters(command, context)
  const isComplete = enteredParameters(command, given).every((name) => !isRequired(command, name) || Object.hasOwn(parameters, name))
  return (
    <>
      {!bare && (
        <Filters key={JSON.stringify(parameters)} command={command} given={given} parameters={parameters} onParameters={onParameters} />
      )}
      {isComplete && <Result {...props} />}
    </>
  )
}

function Result({ command, context, parameters, onParameters, onChoose }: CommandViewProps): ReactNode {
  const { run, generation } = useSession()
  const body = JSON.stringify(toBody(command, context.brand, { ...givenParameters(command, context), ...parameters }))
  const { name } = command
  const load = useCallback(() => run(name, JSON.parse(body) as object), [run, name, body])
  const [isRequested, setRequested] = useState(command.output !== 'file')
  if (!isRequested)
    return (
      <p>
        <Button onClick={() => setRequested(true)}>Open</Button>
      </p>
    )
  return <LoadedResult key={generation} {...{ command, context, parameters, onParameters, onChoose, load }} />
}

function LoadedResult({
  command,
  context,
  parameters,
  onParameters,
  onChoose,
  load,
}: CommandViewProps & { readonly load: () => Promise<unknown> }): ReactNode {
  const { value, error, pending, reload } = useLoaded(load)
  if (error !== undefined)
    return (
      <Notice tone="bad">
        {error} <Button onClick={reload}>Try again</Button>
      </Notice>
    )
  if (value === undefined) return pending ? <Loading /> : <p className="empty">Nothing found.</p>
  const next = nextOf(value, command)
  const continued = command.continues?.parameter
  return (
    <div aria-busy={pending}>
      {command.output === 'file' ? (
        <FileView value={value} name={command.name} />
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
      {continued !== undefined && (
        <div className="buttons">
          {parameters[continued] !== undefined && (
            <Button onClick={() => onParameters(Object.fromEntries(Object.entries(parameters).filter(([name]) => name !== continued)))}>
              First page
            </Button>
          )}
          {next !== undefined && <Button onClick={() => onParameters({ ...parameters, [continued]: next })}>Next page</Button>}
        </div>
      )}
    </div>
  )
}

/** Whether what a command verified is right. */
const Verdict = ({ value }: { readonly value: unknown }): ReactNode =>
  (value as { readonly right?: boolean }).right === true ? (
    <Notice tone="good">Everything is consistent.</Notice>
  ) : (
    <Notice tone="bad">There are inconsistencies.</Notice>
  )

interface RowActionsProps {
  readonly command: Command
  readonly context: CommandContext
  readonly row: Row
  readonly onChoose: (chosen: ChosenCommand) => void
}

/** The commands about a row that has no page of its own. */
function RowActions({ command: { rows }, context, row, onChoose }: RowActionsProps): ReactNode {
  if (!rows || hasSubjectPage(rows.parameter, context.commands)) return null
  const value = row[rows.property]
  if (typeof value !== 'string' && typeof value !== 'number') return null
  const subject = { parameter: rows.parameter, value: String(value) }
  return subjectCommands(rows.parameter, context.commands).actions.map((command) => (
    <Button key={command.name} onClick={() => onChoose({ command, context, row: { subject, values: row } })}>
      {command.title}
      <span className="visually-hidden"> {subject.value}</span>
    </Button>
  ))
}

interface FiltersProps {
  readonly command: Command
  readonly given: Parameters
  readonly parameters: Parameters
  readonly onParameters: (parameters: Parameters) => void
}

/** The parameters that an operator may enter before a view is loaded. */
function Filters({ command, given, parameters, onParameters }: FiltersProps): ReactNode {
  const [entered, setEntered] = useState(parameters)
  const names = enteredParameters(command, given).filter((name) => name !== command.continues?.parameter)
  if (names.length === 0) return null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    onParameters(Object.fromEntries(names.flatMap((name) => (entered[name] ? [[name, entered[name]]] : []))))
  }
  return (
    <form className="filters" onSubmit={submit}>
      {names.map((name) => (
        <ParameterField
          key={name}
          command={command}
          name={name}
          value={entered[name] ?? ''}
          required={isRequired(command, name)}
          compact
          onChange={(value) => setEntered((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <Button type="submit">Show</Button>
    </form>
  )
}
