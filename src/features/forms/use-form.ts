import { type FormEvent, type RefObject, useEffect, useState } from 'react'
import { type FieldError, fillBounds, parseMinor, type Problem, toProblem, useConfig, useFormatMoney, useText } from '../../engine/index.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'

/** Errors by the names of the fields. */
export type FieldErrors = Readonly<Record<string, FieldError>>

type Values = Readonly<Record<string, string>>

interface FormOptions {
  /**
   * The fields that the form shows; all by default. If a rejected call has errors only for other fields, its message is
   * shown as the notice.
   */
  readonly fields?: readonly string[]
  /** Transforms an error before its text is formatted, for example to localize a rate. */
  readonly transformError?: (error: FieldError) => FieldError
}

export interface Form<V extends Values = Values> {
  readonly values: V
  readonly pending: boolean
  /** Number of times that errors were shown; see `useInvalidFocus`. */
  readonly errorsShownCount: number
  /** Message about the submission as a whole; `undefined` if there is none. */
  readonly notice: string | undefined
  /** The text of a field's error; `undefined` if it has none. */
  findError(name: string): string | undefined
  /** Sets the value of a field and clears its error. */
  change(name: keyof V & string, value: string): void
  clearError(name: string): void
  /** Sets the initial values, or `values`, and clears all errors. */
  reset(values?: V): void
  /** Replaces all errors. Returns the name of the first shown field with an error; `undefined` if there is none. */
  showErrors(errors: FieldErrors): string | undefined
  showNotice(notice: FieldError | undefined): void
  /** Shows the field errors of a rejected call, or else its message as the notice. */
  showProblem(error: unknown): Problem
  /**
   * Runs `send`, unless a submission is pending. Clears the notice first, and shows the problem that `send` rejects
   * with. Resolves to what `send` returned; `undefined` if it rejected or did not run.
   */
  submit<T>(send: () => Promise<T>): Promise<T | undefined>
  /** Returns the `onSubmit` handler of a `<form>`, which calls `submit(send)`. */
  onSubmit(send: () => Promise<unknown>): (event: FormEvent) => void
}

/** State of a form: its values, the errors of its fields, a notice, and one submission at a time. */
export function useForm<V extends Values>(initial: V, { fields, transformError = (error) => error }: FormOptions = {}): Form<V> {
  const formatError = useFormatError()
  const text = useText()
  const [values, setValues] = useState(initial)
  const [{ errors, shownCount }, setErrors] = useState({ errors: {} as FieldErrors, shownCount: 0 })
  const [notice, setNotice] = useState<FieldError>()
  const { pending, run } = useSingleFlight()

  const clearError = (name: string): void => setErrors(({ errors: { [name]: _, ...errors }, shownCount }) => ({ errors, shownCount }))
  const showErrors = (errors: FieldErrors): string | undefined => {
    setErrors(({ shownCount }) => ({ errors, shownCount: Object.keys(errors).length > 0 ? shownCount + 1 : shownCount }))
    return (fields ?? Object.keys(errors)).find((name) => errors[name])
  }
  const showProblem = (error: unknown): Problem => {
    const problem = toProblem(error)
    const { fields: errors = {}, messageKey: key, retryAfterSeconds: seconds = 0 } = problem.detail
    setNotice(showErrors(errors) === undefined ? { key, values: { seconds } } : undefined)
    return problem
  }
  const submit = <T>(send: () => Promise<T>): Promise<T | undefined> =>
    run(async () => {
      setNotice(undefined)
      try {
        return await send()
      } catch (error) {
        showProblem(error)
        return undefined
      }
    })
  return {
    values,
    pending,
    errorsShownCount: shownCount,
    notice: notice && text(notice.key, notice.values),
    findError: (name) => errors[name] && formatError(transformError(errors[name])),
    change: (name, value) => {
      setValues((current) => ({ ...current, [name]: value }))
      clearError(name)
    },
    clearError,
    reset: (next = initial) => {
      setValues(next)
      showErrors({})
    },
    showErrors,
    showNotice: setNotice,
    showProblem,
    submit,
    onSubmit: (send) => (event) => {
      event.preventDefault()
      void submit(send)
    },
  }
}

/**
 * Returns a function that formats an error as text. The value `amount` of an error, a decimal string in the brand's
 * currency, is formatted as money.
 */
function useFormatError(): (error: FieldError) => string {
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const formatMoney = useFormatMoney()
  const text = useText()
  return ({ key, values: { amount, ...named } = {} }) =>
    fillBounds(text(key, { ...named, ...(amount !== undefined && { amount: formatMoney(parseMinor(String(amount), exponent)) }) }), named)
}

/** Moves the focus to the first invalid field within `element` whenever the form shows errors. */
export function useInvalidFocus(element: RefObject<HTMLElement | null>, { errorsShownCount }: Pick<Form, 'errorsShownCount'>): void {
  useEffect(() => {
    if (errorsShownCount > 0) element.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errorsShownCount, element])
}
