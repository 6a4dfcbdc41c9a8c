import type { RegisterRule } from '../../generated/api.ts'
import type { RegistrationField } from '../../generated/config.ts'
import type { Facts, Flag } from '../contract/facts.ts'
import type { FormField, RegisterForm, SiteConfig } from '../contract/site.ts'
import { placeEntries } from './place-entries.ts'

type Method = 'username' | 'mobile'
type Flags = Readonly<Record<Flag, boolean>>
type FieldName = RegisterRule['field']

const longest = 255

/**
 * The registration form: the ways that the platform allows, the brand's first way first, and the fields of each way with
 * the platform's rules. A field that the platform asks for is there even where the brand has not dressed it.
 */
export function resolveRegisterForm(config: SiteConfig, permission: Facts['permission'], flags: Flags): RegisterForm {
  const rules = permission?.info.registerRules ?? []
  const { defaultMethod } = config.registration
  const allowed = (['username', 'mobile'] as const).filter((method) => permission !== undefined && flags[method === 'username' ? 'USERNAMEREG3' : 'MOBILENUMREG3'])
  const methods = allowed.toSorted((a, b) => Number(b === defaultMethod) - Number(a === defaultMethod))
  return { methods, fields: { username: fieldsOf('username', config, rules, flags), mobile: fieldsOf('mobile', config, rules, flags) } }
}

function fieldsOf(method: Method, config: SiteConfig, rules: readonly RegisterRule[], flags: Flags): readonly FormField[] {
  const { fields, confirmPassword } = config.registration
  const dressed = placeEntries(fields).map(([name]) => name as FieldName)
  const bare = rules.map((rule) => rule.field).filter((name) => !dressed.includes(name))
  return [...dressed, ...bare].flatMap((name) => {
    const rule = rules.find((r) => r.field === name)
    const need = needOf(name, method, rule, flags, confirmPassword === 'shown')
    return need === 'absent' ? [] : [toField(name, fields[name], rule, need === 'required')]
  })
}

type Need = 'absent' | 'optional' | 'required'

/** Whether a field stands in the form of a way to register, before the platform's own rule and after it. */
function needOf(name: FieldName, method: Method, rule: RegisterRule | undefined, flags: Flags, confirmationShown: boolean): Need {
  const password: Need = method === 'username' || flags.MOBILENUMPASSREG3 ? 'required' : 'absent'
  const fixed: Partial<Record<FieldName, Need>> = {
    username: method === 'username' ? 'required' : 'absent',
    password,
    confirmPassword: confirmationShown ? password : 'absent',
    verificationCode: flags.REGMOBVERF3 && method === 'mobile' ? 'required' : 'absent',
    ...(method === 'mobile' ? { mobileNum: 'required' } : {}),
  }
  return fixed[name] ?? (rule?.enabled !== true ? 'absent' : rule.required ? 'required' : 'optional')
}

const toField = (name: string, dress: RegistrationField | undefined, rule: RegisterRule | undefined, required: boolean): FormField => ({
  name,
  label: dress?.label ?? `field_${name}`,
  hint: dress?.hint,
  input: dress?.input ?? 'text',
  autocomplete: dress?.autocomplete,
  required,
  patternId: rule?.patternId ?? '*',
  acceptedPattern: rule?.acceptedPattern,
  min: rule?.minLength ?? 0,
  max: rule?.maxLength ?? longest,
})
