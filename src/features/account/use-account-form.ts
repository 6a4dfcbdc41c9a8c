import type { MemberDetails, RegisterRule } from '../../generated/api.ts'
import {
  listRequiredConsents,
  listAccountFormFields,
  type AccountFormKind,
  getLocalDay,
  type FormField,
  validateAccountForm,
  type Query,
  useConfig,
  useEngine,
  useQuery,
  useStore,
} from '../../engine/index.ts'
import { type Form, useForm } from '../forms/index.ts'

type Values = Readonly<Record<string, string>>

export interface AccountForm extends Pick<Form, 'values' | 'errorsShownCount' | 'pending' | 'notice' | 'findError' | 'change'> {
  readonly fields: readonly FormField[]
  clear(): void
  /**
   * Validates all fields, or only those in `names`, and shows their errors. Returns the name of the first invalid
   * field; `undefined` if all are valid.
   */
  validate(names?: readonly string[]): string | undefined
  /** Validates the form and sends its values if all are valid. One submission runs at a time. */
  submit(send: (values: Values) => Promise<void>): Promise<void>
}

const noRules: readonly RegisterRule[] = []

/**
 * Returns the state of a form of account fields, validated by the same rules as on the server. With `omitsPassword`,
 * the form does not ask for the current password.
 */
export function useAccountForm(kind: AccountFormKind, omitsPassword = false): AccountForm {
  const { facts, config } = useEngine()
  const rules = useStore(facts, (state) => state.facts.permission?.info.registerRules) ?? noRules
  const context = { rules, registration: config.registration, omitsPassword }
  const fields = listAccountFormFields(kind, context)
  const countryDialingCode = useInitialDialingCode()
  const initialValues: Values = fields.some(({ name }) => name === 'mobileNum') ? { countryDialingCode } : {}
  const form = useForm(initialValues, { fields: [...fields.map(({ name }) => name), ...listRequiredConsents(kind)] })

  const validateValues = () =>
    validateAccountForm(kind, { ...context, today: getLocalDay(config.merchant.timeZone, new Date()) }, form.values)
  const validate = (names?: readonly string[]): string | undefined => {
    const { errors } = validateValues()
    return form.showErrors(names ? Object.fromEntries(Object.entries(errors).filter(([name]) => names.includes(name))) : errors)
  }
  return {
    ...form,
    fields,
    clear: form.reset,
    validate,
    submit: (send) =>
      form.submit(async () => {
        if (validate() === undefined) await send(validateValues().values)
      }),
  }
}

/**
 * Returns the initial dialling code of phone numbers: that of the region of the visitor's country, or else the brand's
 * default.
 */
export function useInitialDialingCode(): string {
  const { regions, default: defaultCode } = useConfig(({ registration }) => registration.phone)
  const country = useStore(useEngine().facts, (state) => state.facts.permission?.location.country)
  const localRegion = Object.entries(regions).find(([, { countries }]) => country !== undefined && countries?.includes(country))
  return localRegion?.[0] ?? defaultCode
}

/** The stored details of the member. */
export const useMemberDetails = (): Query<MemberDetails> => useQuery('member details', ({ member }) => member.details())
