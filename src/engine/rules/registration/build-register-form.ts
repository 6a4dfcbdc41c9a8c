import type { RegisterRule } from '../../../generated/api.ts'
import type { Registration, RegistrationField } from '../../../generated/config.ts'
import { longest } from '../../../generated/longest.ts'
import { plainInputs } from '../../../generated/register-fields.ts'
import type { Flag } from '../../contract/facts.ts'
import type { FieldOption, FormField, RegisterForm } from '../../contract/site.ts'
import { type OfferedWays, offeredWays } from '../offered-ways.ts'
import { isPatternId } from '../patterns/patterns.ts'
import { vetPattern } from '../patterns/vet-pattern.ts'
import { placeEntries } from '../place-entries.ts'

type Method = 'username' | 'mobile'
type FieldName = RegisterRule['field']

/** What a registration form is made of. */
export interface FormOptions {
  readonly registration: Pick<Registration, 'defaultMethod' | 'confirmPassword'> & {
    readonly socialSms?: Pick<Registration['socialSms'], 'enabled'>
  }
  /** The fields that the brand has set up, in the order in which they are shown. */
  readonly settings: readonly (readonly [name: string, setting: RegistrationField])[]
  readonly rules: readonly RegisterRule[]
  readonly flags: Readonly<Partial<Record<Flag, boolean>>>
  /** What the API can do; by default what its table of calls declares. */
  readonly offered?: OfferedWays
}

/**
 * The registration form: the ways that the platform allows and the API can do, the brand's first way first, and the
 * fields of each way with the platform's rules. A field that the platform asks for is there even where the brand has
 * not set it up. A pattern of the platform that is not safe to run is left out and named in `refused`.
 */
export function buildRegisterForm(options: FormOptions): RegisterForm {
  const { registration, rules, flags, offered = offeredWays } = options
  const allowed: Readonly<Record<Method, boolean>> = {
    username: flags.USERNAMEREG3 === true && offered.username,
    mobile: flags.MOBILENUMREG3 === true && offered.mobile && (flags.REGMOBVERF3 !== true || offered.smsCode),
  }
  const methods = (['username', 'mobile'] as const).filter((method) => allowed[method])
  return {
    methods: methods.toSorted((a, b) => Number(b === registration.defaultMethod) - Number(a === registration.defaultMethod)),
    fields: { username: fieldsOf('username', options), mobile: fieldsOf('mobile', options) },
    refused: rules.flatMap(({ field, enabled, acceptedPattern }) => {
      const verdict = enabled && acceptedPattern !== undefined ? vetPattern(acceptedPattern) : undefined
      return verdict?.fault === undefined ? [] : [{ field, fault: verdict.fault }]
    }),
  }
}

/** What a way to register may need, whether set up and ruled or not. */
const essential: readonly FieldName[] = ['username', 'mobileNum', 'verificationCode', 'password']

/**
 * What stands first, wherever the brand has put it: the number that the account is to have, and the code that comes to
 * it.
 */
const lead: Readonly<Record<Method, readonly FieldName[]>> = { username: [], mobile: ['mobileNum', 'verificationCode'] }

function fieldsOf(method: Method, options: FormOptions): readonly FormField[] {
  const { settings, rules } = options
  const fieldSettings = new Map(settings)
  const names = new Set([
    ...lead[method],
    ...(fieldSettings.keys() as Iterable<FieldName>),
    ...essential,
    ...rules.map(({ field }) => field),
  ])
  return [...names].flatMap((name) => {
    const rule = rules.find(({ field }) => field === name)
    const need = needOf(name, method, rule, options)
    return need === 'absent' ? [] : [toField(name, fieldSettings.get(name), rule, need === 'required')]
  })
}

type Need = 'absent' | 'optional' | 'required'

/**
 * Whether a field stands in the form of a way to register: what the way itself needs comes before the platform's rule.
 */
function needOf(name: FieldName, method: Method, rule: RegisterRule | undefined, options: FormOptions): Need {
  const { registration, flags } = options
  const password: Need = method === 'username' || flags.MOBILENUMPASSREG3 === true ? 'required' : 'absent'
  const enabled = rule?.enabled === true
  const fixed: Partial<Record<FieldName, Need>> = {
    username: method === 'username' ? 'required' : 'absent',
    password,
    confirmPassword: registration.confirmPassword === 'shown' ? password : 'absent',
    verificationCode: flags.REGMOBVERF3 === true && (method === 'mobile' || checksPhone(options)) ? 'required' : 'absent',
    captcha: enabled ? 'required' : 'absent',
    ...(method === 'mobile' ? { mobileNum: 'required' as const } : {}),
  }
  return fixed[name] ?? (enabled ? (rule.required ? 'required' : 'optional') : 'absent')
}

/** Who checks phones for the brand checks every one that a registration has to have. */
const checksPhone = ({ registration, rules }: FormOptions): boolean =>
  registration.socialSms?.enabled === true && rules.some(({ field, enabled, required }) => field === 'mobileNum' && enabled && required)

/** One field as the platform's rule for it makes it, whether a registration asks for it or not. */
export const ruledField = (
  name: FieldName,
  rule: RegisterRule | undefined,
  setting: RegistrationField | undefined,
  required: boolean,
): FormField => toField(name, setting, rule, required)

function toField(name: FieldName, setting: RegistrationField | undefined, rule: RegisterRule | undefined, required: boolean): FormField {
  const input = setting?.input ?? inputs[name] ?? 'text'
  const options = input === 'select' ? optionsOf(setting) : undefined
  // The options say what is accepted.
  const decisive = options === undefined ? rule : undefined
  return {
    name,
    label: setting?.label ?? `field_${name}`,
    hint: setting?.hint,
    input,
    ...(options && { options }),
    autocomplete: setting?.autocomplete,
    required,
    ...patternOf(input, decisive),
    ...boundsOf(decisive, longest['member.register'][name]),
  }
}

const optionsOf = (setting: RegistrationField | undefined): readonly FieldOption[] =>
  placeEntries(setting?.options ?? {}).map(([value, { label }]) => ({ value, label }))

/** The inputs of fields that the brand has not set up and that take more than text. */
const inputs: Partial<Record<FieldName, FormField['input']>> = plainInputs

/**
 * A lower bound above the upper one, or an upper one of nothing, is taken for no upper bound: nobody could register.
 */
function boundsOf(rule: RegisterRule | undefined, limit: number): { min: number; max: number } {
  const min = Math.min(rule?.minLength ?? 0, limit)
  const max = Math.min(rule?.maxLength ?? limit, limit)
  return { min, max: max < Math.max(min, 1) ? limit : max }
}

/**
 * The platform's own pattern where it is safe, else the kind that it names. An input for days asks for a day in any
 * case.
 */
function patternOf(input: FormField['input'], rule: RegisterRule | undefined): Pick<FormField, 'patternId' | 'acceptedPattern'> {
  const own = rule?.acceptedPattern === undefined ? undefined : vetPattern(rule.acceptedPattern).source
  const named = rule?.patternId ?? '*'
  const patternId = own === undefined && !isPatternId(named) ? (input === 'date' ? 'date-ymd' : '*') : named
  return { patternId, acceptedPattern: own }
}
