import { type ReactNode, useId, useRef } from 'react'
import { maxLengths } from '../../generated/max-lengths.ts'
import {
  validateContract,
  type ContractKind,
  contractPeriods,
  contractTerms,
  type Ports,
  normalizeContractTerms,
  type TermType,
  useConfig,
  useFormatPercent,
  usePorts,
  useText,
} from '../../engine/index.ts'
import { useForm, useInvalidFocus } from '../../features/forms/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useFocusFirstField } from '../../ui/hooks/use-focus-first-field.ts'
import styles from './style.module.css'

type FieldValues = Readonly<Record<string, string>>

/** For each kind, the function that sends an offer. The terms have been validated, so none is missing. */
const sendOfferByKind: { readonly [K in ContractKind]: (agent: Ports['agent'], username: string, terms: FieldValues) => Promise<unknown> } =
  {
    dividend: (agent, username, { period = '', validBet = '', profitLoss = '', activeMembers = '', rate = '' }) =>
      agent.dividendRequest({ username, period, validBet, profitLoss, activeMembers, rate }),
    dailySalary: (agent, username, { dailyBet = '', rate = '' }) => agent.dailySalaryContract({ username, dailyBet, rate }),
    hourlySalary: (agent, username, { hourlyBet = '' }) => agent.hourlySalary({ username, hourlyBet }),
    realtimeSalary: (agent, username, { profitRate = '', lossRate = '', singleBet = '' }) =>
      agent.realtimeSalaryContract({ username, profitRate, lossRate, singleBet }),
  }

/** Maximum lengths of the fields of each kind. */
const maxLengthsByKind: { readonly [K in ContractKind]: Readonly<Record<keyof (typeof contractTerms)[K] | 'username', number>> } = {
  dividend: maxLengths['agent.dividendRequest'],
  dailySalary: maxLengths['agent.dailySalaryContract'],
  hourlySalary: maxLengths['agent.hourlySalary'],
  realtimeSalary: maxLengths['agent.realtimeSalaryContract'],
}

interface FormProps {
  readonly kind: ContractKind
  /** Called with the username of the agent who has received the offer. */
  readonly onOffered: (username: string) => void
  readonly onCancel: () => void
}

/** Offers a contract to a downline agent. The input is kept if the request fails. */
export function OfferForm({ kind, onOffered, onCancel }: FormProps): ReactNode {
  const currency = useConfig(({ merchant }) => merchant.currency)
  const { agent } = usePorts()
  const formatPercent = useFormatPercent()
  const text = useText()
  const id = useId()
  const form = useForm<FieldValues>(
    {},
    {
      fields: ['username', ...Object.keys(contractTerms[kind])],
      transformError: ({ key, values: { max, ...otherValues } = {} }) => ({
        key,
        values: { ...otherValues, ...(max !== undefined && { max: key === 'contract_rate_above_own' ? formatPercent(max) : max }) },
      }),
    },
  )
  const formElement = useRef<HTMLFormElement>(null)
  useFocusFirstField(formElement)
  useInvalidFocus(formElement, form)
  const lengths: Readonly<Record<string, number>> = maxLengthsByKind[kind]

  const send = async (): Promise<void> => {
    const username = form.values['username']?.trim() ?? ''
    const terms = normalizeContractTerms(kind, form.values, currency)
    const usernameError = username === '' && { username: { key: 'reg_required' } }
    if (form.showErrors({ ...usernameError, ...validateContract(kind, terms, currency.exponent) }) !== undefined) return
    await sendOfferByKind[kind](agent, username, terms)
    onOffered(username)
  }
  const fieldProps = (name: string, label: string) => ({
    id: `${id}-${name}`,
    name,
    label: text(label),
    value: form.values[name] ?? '',
    required: true,
    error: form.findError(name),
    onChange: (value: string) => form.change(name, value),
  })
  return (
    <form ref={formElement} className={styles['form']} noValidate aria-label={text('contract_offer')} onSubmit={form.onSubmit(send)}>
      <TextField
        {...fieldProps('username', 'contract_offer_to')}
        hint={text('contract_offer_hint')}
        maxLength={lengths['username']}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={styles['fields']}>
        {Object.entries<TermType>(contractTerms[kind]).map(([name, term]) => (
          <TermField key={name} term={term} maxLength={lengths[name]} fieldProps={fieldProps(name, `contract_term_${name}`)} />
        ))}
      </div>
      {form.notice !== undefined && <Notice tone="bad">{form.notice}</Notice>}
      <div className={styles['buttons']}>
        <Button type="submit" tone="primary" busy={form.pending}>
          {text('contract_offer_send')}
        </Button>
        <Button disabled={form.pending} onClick={onCancel}>
          {text('sign_out_cancel')}
        </Button>
      </div>
    </form>
  )
}

interface TermProps {
  readonly term: TermType
  readonly maxLength: number | undefined
  readonly fieldProps: Omit<Parameters<typeof SelectField>[0], 'emptyLabel' | 'options'>
}

/** The field of a term, with its unit. */
function TermField({ term, maxLength, fieldProps }: TermProps): ReactNode {
  const { symbol, placement, exponent } = useConfig(({ merchant }) => merchant.currency)
  const text = useText()
  if (term === 'period')
    return (
      <SelectField
        {...fieldProps}
        emptyLabel={text('contract_period_choose')}
        options={Object.entries(contractPeriods).map(([value, label]) => ({ value, label: text(label) }))}
      />
    )
  const unit = { amount: symbol, rate: '%', count: undefined }[term]
  const unitLabel = unit !== undefined && (
    <span className={styles['unit']} aria-hidden="true">
      {unit}
    </span>
  )
  const isUnitFirst = term === 'amount' && placement === 'before'
  const { hint: _, ...field } = fieldProps
  return (
    <TextField
      {...field}
      inputMode={term === 'count' || (term === 'amount' && exponent === 0) ? 'numeric' : 'decimal'}
      maxLength={maxLength}
      autoComplete="off"
      start={isUnitFirst && unitLabel}
      end={!isUnitFirst && unitLabel}
    />
  )
}
