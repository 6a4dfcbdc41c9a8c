import { type FormEvent, type ReactNode, useState } from 'react'
import { createIdempotencyKey } from '../engine/rules/money/create-idempotency-key.ts'
import { useSingleFlight } from '../ui/hooks/use-single-flight.ts'
import { describeError } from './api.ts'
import { type CommandContext, getContextParameters } from './command-context.ts'
import { type Command, type Parameters, listInputParameters, isRequired, toRequestBody } from './commands.ts'
import { Button, Notice } from './controls.tsx'
import { Dialog } from './dialog.tsx'
import { KeyValueField } from './key-value-field.tsx'
import { formatLabel, formatParameterLabel } from './labels.ts'
import { ParameterField } from './parameter-field.tsx'
import type { Subject } from './route.ts'
import { useSession } from './session.tsx'
import { type Row, ValueView } from './value-view.tsx'

/** A command that an operator has chosen, and the row that they chose it for. */
export interface ChosenCommand {
  readonly command: Command
  readonly context: CommandContext
  readonly row?: { readonly subject: Subject; readonly values: Row }
}

interface CommandFormProps extends ChosenCommand {
  readonly onClose: () => void
}

const reasonParameter = 'reason'
const keyParameter = 'key'

/** A form for the parameters of a command, then the result of the command until the operator closes it. */
export function CommandForm({ command, context, row, onClose }: CommandFormProps): ReactNode {
  const { run: runCommand, refresh } = useSession()
  const contextParameters = getContextParameters(command, context, row?.subject)
  const names = listInputParameters(command, contextParameters)
  const [input, setInput] = useState<Parameters>({})
  const [pairs, setPairs] = useState<Readonly<Record<string, Parameters>>>({})
  const [idempotencyKey] = useState(createIdempotencyKey)
  const [error, setError] = useState<string>()
  const [result, setResult] = useState<{ readonly value: unknown }>()
  const { pending, run } = useSingleFlight()

  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setError(undefined)
    const { properties } = command.parameters
    const keyParameters = Object.hasOwn(properties, keyParameter) ? { [keyParameter]: idempotencyKey } : {}
    const body = toRequestBody(command, context.brand, { ...contextParameters, ...input, ...keyParameters }, pairs)
    void run(() =>
      runCommand(command.name, body).then(
        ({ value }) => {
          setResult({ value })
          refresh()
        },
        (failure: unknown) => setError(describeError(failure)),
      ),
    )
  }

  if (result)
    return (
      <Dialog title={command.title} onClose={onClose}>
        <Notice tone="success">{isAwaitingApproval(result.value) ? 'Awaiting approval by another operator.' : 'Done.'}</Notice>
        <ValueView value={result.value ?? {}} command={command} context={context} />
        <div className="buttons">
          <Button primary autoFocus onClick={onClose}>
            Close
          </Button>
        </div>
      </Dialog>
    )
  return (
    <Dialog title={command.title} onClose={onClose}>
      <form onSubmit={submit}>
        <p className="help">{command.help}</p>
        {Object.keys(contextParameters).length > 0 && (
          <dl className="properties">
            {Object.entries(contextParameters).map(([name, value]) => (
              <div key={name}>
                <dt>{formatLabel(name)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {names
          .toSorted((a, b) => Number(a === reasonParameter) - Number(b === reasonParameter))
          .map((name) =>
            command.parameters.properties[name]?.type === 'object' ? (
              <KeyValueField
                key={name}
                label={formatParameterLabel(name)}
                placeholder={command.placeholders?.[name]}
                current={row?.values ?? {}}
                onChange={(value) => setPairs((previous) => ({ ...previous, [name]: value }))}
              />
            ) : (
              <ParameterField
                key={name}
                command={command}
                name={name}
                value={input[name] ?? ''}
                required={isRequired(command, name) || (name === reasonParameter && command.sensitive)}
                onChange={(value) => setInput((previous) => ({ ...previous, [name]: value }))}
              />
            ),
          )}
        {error !== undefined && <Notice tone="error">{error}</Notice>}
        <div className="buttons">
          <Button type="submit" primary pending={pending}>
            {command.title}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

/** States of a command that a second operator has not yet approved or rejected. */
const undecidedStates: ReadonlySet<unknown> = new Set(['pending', 'waiting'])

/** Whether the result is a command that awaits approval by a second operator. */
const isAwaitingApproval = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'requestedBy' in value && 'state' in value && undecidedStates.has(value.state)
