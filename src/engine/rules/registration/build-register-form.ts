import type { RegisterRule } from '../../../generated/api.ts'
import type { Registration, RegistrationField } from '../../../generated/config.ts'
import { maxLengths } from '../../../generated/max-lengths.ts'
import { defaultInputs } from '../../../generated/register-fields.ts'
import type { Flag } from '../../contract/facts.ts'
import type { FieldOption, FormField, RegisterForm } from '../../contract/site.ts'
import { type SupportedMethods, supportedMethods } from '../supported-methods.ts'
import { isPatternId } from '../patterns/patterns.ts'
import { analysePattern } from '../patterns/analyse-pattern.ts'
import { sortEntries } from '../sort-entries.ts'

type Method = 'username' | 'mobile'
type FieldName = RegisterRule['field']

/** The configuration and platform data that the registration form is built from. */
export interface FormOptions {
  readonly registration: Pick<Registration, 'defaultMethod' | 'confirmPassword'> & {
    readonly socialSms?: Pick<Registration['socialSms'], 'enabled'>
  }
  /** The fields configured by the brand, in display order. */
  readonly settings: readonly (readonly [name: string, setting: RegistrationField])[]
  readonly rules: readonly RegisterRule[]
  readonly flags: Readonly<Partial<Record<Flag, boolean>>>
  /** The methods that the API supports; by default those declared in the endpoint table. */
  readonly supported?: SupportedMethods
}

/**
 * Builds the registration form: the methods that the platform allows and the API supports, the brand's default method
 * first, and the fields of each method with the platform's rules. A field that the platform enables is included even if
 * the brand has not configured it. A pattern of the platform that `analysePattern` rejects is left out and listed in
 * `rejectedPatterns`.
 */
export function buildRegisterForm(options: FormOptions): RegisterForm {
  const { registration, rules, flags, supported = supportedMethods } = options
  const allowed: Readonly<Record<Method, boolean>> = {
    username: flags.USERNAMEREG3 === true && supported.username,
    mobile: flags.MOBILENUMREG3 === true && supported.mobile && (flags.REGMOBVERF3 !== true || supported.smsCode),
  }
  const methods = (['username', 'mobile'] as const).filter((method) => allowed[method])
  return {
    methods: methods.toSorted((a, b) => Number(b === registration.defaultMethod) - Number(a === registration.defaultMethod)),
    fields: { username: listMethodFields('username', options), mobile: listMethodFields('mobile', options) },
    rejectedPatterns: rules.flatMap(({ field, enabled, acceptedPattern }) => {
      const analysis = enabled && acceptedPattern !== undefined ? analysePattern(acceptedPattern) : undefined
      return analysis?.fault === undefined ? [] : [{ field, fault: analysis.fault }]
    }),
  }
}

/** Fields that a registration method may need even if neither the brand nor the platform configures them. */
const essentialFields: readonly FieldName[] = ['username', 'mobileNum', 'verificationCode', 'password']

/** Fields that always come first: the phone number of the account, and the code sent to it. */
const leadingFields: Readonly<Record<Method, readonly FieldName[]>> = { username: [], mobile: ['mobileNum', 'verificationCode'] }

function listMethodFields(method: Method, options: FormOptions): readonly FormField[] {
  const { settings, rules } = options
  const fieldSettings = new Map(settings)
  const names = new Set([
    ...leadingFields[method],
    ...(fieldSettings.keys() as Iterable<FieldName>),
    ...essentialFields,
    ...rules.map(({ field }) => field),
  ])
  return [...names].flatMap((name) => {
    const rule = rules.find(({ field }) => field === name)
    const presence = getFieldPresence(name, method, rule, options)
    return presence === 'absent' ? [] : [toField(name, fieldSettings.get(name), rule, presence === 'required')]
  })
}

type Presence = 'absent' | 'optional' | 'required'

/**
 * Returns whether a field is part of a registration method. Requirements of the method itself take precedence over the
 * platform's rule.
 */
function getFieldPresence(name: FieldName, method: Method, rule: RegisterRule | undefined, options: FormOptions): Presence {
  const { registration, flags } = options
  const passwordPresence: Presence = method === 'username' || flags.MOBILENUMPASSREG3 === true ? 'required' : 'absent'
  const enabled = rule?.enabled === true
  const fixedPresence: Partial<Record<FieldName, Presence>> = {
    username: method === 'username' ? 'required' : 'absent',
    password: passwordPresence,
    confirmPassword: registration.confirmPassword === 'shown' ? passwordPresence : 'absent',
    verificationCode: flags.REGMOBVERF3 === true && (method === 'mobile' || isPhoneVerificationRequired(options)) ? 'required' : 'absent',
    captcha: enabled ? 'required' : 'absent',
    ...(method === 'mobile' ? { mobileNum: 'required' as const } : {}),
  }
  return fixedPresence[name] ?? (enabled ? (rule.required ? 'required' : 'optional') : 'absent')
}

/** With social SMS verification, every phone number that a registration requires is verified. */
const isPhoneVerificationRequired = ({ registration, rules }: FormOptions): boolean =>
  registration.socialSms?.enabled === true && rules.some(({ field, enabled, required }) => field === 'mobileNum' && enabled && required)

/** Returns one field with the platform's rule, whether or not registration includes it. */
export const toFieldWithRule = (
  name: FieldName,
  rule: RegisterRule | undefined,
  setting: RegistrationField | undefined,
  required: boolean,
): FormField => toField(name, setting, rule, required)

function toField(name: FieldName, setting: RegistrationField | undefined, rule: RegisterRule | undefined, required: boolean): FormField {
  const input = setting?.input ?? inputs[name] ?? 'text'
  const options = input === 'select' ? listFieldOptions(setting) : undefined
  // A select accepts exactly its options, so the pattern and the bounds of the rule do not apply.
  const applicableRule = options === undefined ? rule : undefined
  return {
    name,
    label: setting?.label ?? `field_${name}`,
    hint: setting?.hint,
    input,
    ...(options && { options }),
    autocomplete: setting?.autocomplete,
    required,
    ...resolvePattern(input, applicableRule),
    ...getRuleBounds(applicableRule, maxLengths['member.register'][name]),
  }
}

const listFieldOptions = (setting: RegistrationField | undefined): readonly FieldOption[] =>
  sortEntries(setting?.options ?? {}).map(([value, { label }]) => ({ value, label }))

/** Input types of fields that the brand has not configured, unless they are plain text. */
const inputs: Partial<Record<FieldName, FormField['input']>> = defaultInputs

/**
 * Returns the bounds of a rule, at most `limit`. An upper bound of 0 or below the lower bound is ignored, because no
 * one could register with it.
 */
function getRuleBounds(rule: RegisterRule | undefined, limit: number): { min: number; max: number } {
  const min = Math.min(rule?.minLength ?? 0, limit)
  const max = Math.min(rule?.maxLength ?? limit, limit)
  return { min, max: max < Math.max(min, 1) ? limit : max }
}

/**
 * Uses the rule's own pattern if it is safe, otherwise the catalogue pattern that the rule names. Without either, a
 * date input requires a date, and any other input accepts any text.
 */
function resolvePattern(input: FormField['input'], rule: RegisterRule | undefined): Pick<FormField, 'patternId' | 'acceptedPattern'> {
  const platformPattern = rule?.acceptedPattern === undefined ? undefined : analysePattern(rule.acceptedPattern).source
  const requestedId = rule?.patternId ?? '*'
  const patternId = platformPattern === undefined && !isPatternId(requestedId) ? (input === 'date' ? 'date-ymd' : '*') : requestedId
  return { patternId, acceptedPattern: platformPattern }
}
