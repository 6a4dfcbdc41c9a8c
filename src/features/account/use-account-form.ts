import { useState } from 'react'
import type { MemberDetails, RegisterRule } from '../../generated/api.ts'
import {
  accountConsents,
  accountFields,
  type AccountFormKind,
  dayIn,
  type FieldError,
  fillBounds,
  type FormField,
  validateAccountForm,
  problemOf,
  type Query,
  useConfig,
  useEngine,
  useQuery,
  useStore,
  useText,
} from '../../engine/index.ts'
import { useSingleFlight } from '../../ui/hooks/use-single-flight.ts'

type Values = Readonly<Record<string, string>>

export interface AccountForm {
  readonly fields: readonly FormField[]
  readonly values: Values
  readonly pending: boolean
  /** What is said of the whole attempt. */
  readonly notice: string | undefined
  errorOf(name: string): string | undefined
  change(name: string, value: string): void
  clear(): void
  /** Judges some of the fields, or all of them, and shows what is wrong. The first one that is. */
  validate(names?: readonly string[]): string | undefined
  /** Sends what was typed, once at a time, where all of it is right. The field to go on with where it is not. */
  submit(send: (values: Values) => Promise<void>): Promise<string | undefined>
}

const noRules: readonly RegisterRule[] = []

/**
 * A form around an account. The platform's rules judge it here as they do there; what the platform says of a field
 * shows until it is changed.
 */
export function useAccountForm(kind: AccountFormKind, known = false): AccountForm {
  const { facts, config } = useEngine()
  const rules = useStore(facts, (state) => state.facts.permission?.info.registerRules) ?? noRules
  const text = useText()
  const context = { rules, registration: config.registration, known }
  const fields = accountFields(kind, context)
  const countryDialingCode = useDialingCode()
  const empty: Values = fields.some(({ name }) => name === 'mobileNum') ? { countryDialingCode } : {}
  const [values, setValues] = useState(empty)
  const [errors, setErrors] = useState<Readonly<Record<string, FieldError>>>({})
  const [notice, setNotice] = useState<string>()
  const { pending, run } = useSingleFlight()

  const explain = ({ key, values: named }: FieldError): string => fillBounds(text(key, named), named ?? {})
  const fieldOrder = [...fields.map(({ name }) => name), ...accountConsents(kind)]
  const firstOf = (wrong: Readonly<Record<string, FieldError>>): string | undefined => fieldOrder.find((name) => wrong[name])
  const refuse = (error: unknown): string | undefined => {
    const { fields: wrong = {}, messageKey, retryAfterSeconds } = problemOf(error).detail
    setErrors(wrong)
    if (firstOf(wrong) === undefined)
      setNotice(text(messageKey, retryAfterSeconds === undefined ? undefined : { seconds: retryAfterSeconds }))
    return firstOf(wrong)
  }
  const validated = () => validateAccountForm(kind, { ...context, today: dayIn(config.merchant.timeZone, new Date()) }, values)
  const validate = (names?: readonly string[]): string | undefined => {
    const verdict = validated().errors
    const wrong = names ? Object.fromEntries(Object.entries(verdict).filter(([name]) => names.includes(name))) : verdict
    setErrors(wrong)
    return firstOf(wrong)
  }
  const submit: AccountForm['submit'] = (send) =>
    run(async () => {
      const wrong = validate()
      if (wrong !== undefined) return wrong
      setNotice(undefined)
      try {
        await send(validated().values)
        return undefined
      } catch (error) {
        return refuse(error)
      }
    })
  return {
    fields,
    values,
    pending,
    notice,
    errorOf: (name) => errors[name] && explain(errors[name]),
    change: (name, value) => {
      setValues((now) => ({ ...now, [name]: value }))
      setErrors(({ [name]: _, ...others }) => others)
    },
    clear: () => setValues(empty),
    validate,
    submit,
  }
}

/**
 * The dialling code that a phone number begins with until another is chosen: that of the region for the country that
 * the visitor comes from, else the brand's first.
 */
export function useDialingCode(): string {
  const { regions, default: first } = useConfig(({ registration }) => registration.phone)
  const country = useStore(useEngine().facts, (state) => state.facts.permission?.location.country)
  const own = Object.entries(regions).find(([, { countries }]) => country !== undefined && countries?.includes(country))
  return own?.[0] ?? first
}

/** What the platform keeps of who is logged in. */
export const useMemberDetails = (): Query<MemberDetails> => useQuery('member details', ({ member }) => member.details())
