import Form, { type IChangeEvent } from '@rjsf/core'
import type { RJSFSchema, UiSchema } from '@rjsf/utils'
import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react'
import {
  validateRegistrationFields,
  cleanRegistration,
  type Consent,
  getLocalDay,
  type FieldError,
  fillBounds,
  type FormField,
  buildRegisterSchema,
  type Text,
  useConfig,
  usePorts,
  useText,
} from '../../engine/index.ts'
import { useInitialDialingCode } from '../../features/account/index.ts'
import { ProofOfWorkNote } from '../../features/verification/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { useCaptcha } from '../../ui/forms/use-captcha.ts'
import { useFocusFirstField } from '../../ui/hooks/use-focus-first-field.ts'
import { findCodeInUrls, listPageUrls } from './url-code.ts'
import { ConsentInput } from './consent-input.tsx'
import { findContactHintField } from './contact-hint.ts'
import { createValidator, type FormValues } from './create-validator.ts'
import { type SharedFormState, SharedFormContext } from './form-context.ts'
import { FieldInput } from './inputs.tsx'
import { toRegisterBody, toRegisterMobileBody, toRegisterSocialBody } from './register-body.ts'
import styles from './style.module.css'
import { FieldTemplate, FieldsTemplate } from './templates.tsx'
import type { UrlAffiliate } from './use-url-affiliate.ts'
import { usePhoneVerification } from './use-phone-verification.ts'
import { useSubmission } from './use-submission.ts'
import { useAffiliateCodeCheck } from './use-affiliate-code-check.ts'

const ageConsents: readonly Consent[] = ['ageConsent']
const ageAndTermsConsents: readonly Consent[] = ['ageConsent', 'termsConsent']
const widgets = { field: FieldInput, consent: ConsentInput }
const templates = { FieldTemplate, ObjectFieldTemplate: FieldsTemplate }

interface RegistrationFormProps {
  readonly method: 'username' | 'mobile' | 'social'
  /** Initial values, editable. */
  readonly initialValues?: FormValues
  readonly fields: readonly FormField[]
  readonly affiliate: UrlAffiliate
}

/**
 * Form of one registration method. The error of a field that is not empty appears when the field loses focus, and all
 * errors appear on submit. The platform's error for a field is shown below it until its value changes.
 */
export function RegistrationForm({ method, initialValues, fields, affiliate }: RegistrationFormProps): ReactNode {
  const registration = useConfig((config) => config.registration)
  const timeZone = useConfig((config) => config.merchant.timeZone)
  const refreshMs = useConfig((config) => config.settings.times.captchaRefreshMs)
  const ports = usePorts()
  const text = useText()
  const idPrefix = useId()
  const formContainer = useRef<HTMLDivElement>(null)
  useFocusFirstField(formContainer)
  const [values, setValues] = useState<FormValues>(() => ({
    ...initialValues,
    referralCode: findCodeInUrls(registration.referralParameters, listPageUrls()),
  }))
  const [blurredFields, setBlurredFields] = useState<readonly string[]>([])
  const [wasSubmitAttempted, setWasSubmitAttempted] = useState(false)
  const [failedAttempts, setFailedAttempts] = useState(0)
  const defaultDialingCode = useInitialDialingCode()
  const [dialingCode, chooseDialingCode] = useState(defaultDialingCode)
  const captcha = useCaptcha(
    { fetchPicture: () => ports.session.captcha(), fetchText: () => ports.session.captchaText() },
    refreshMs,
    fields.some(({ input }) => input === 'captcha'),
  )
  const submission = useSubmission(() => {
    captcha.refresh()
    setValues((current) => ({ ...current, captcha: undefined }))
  })

  const consents = registration.terms === 'separate' ? ageAndTermsConsents : ageConsents
  const { code, state } = affiliate
  const hasUrlCode = state === 'valid' || state === 'checking'
  const visibleFields = useMemo(() => fields.filter(({ name }) => name !== 'affiliateCode' || !hasUrlCode), [fields, hasUrlCode])
  const completeValues = useCallback(
    (formValues: FormValues): FormValues => ({
      ...formValues,
      countryDialingCode: dialingCode,
      ...(hasUrlCode && { affiliateCode: code }),
    }),
    [dialingCode, hasUrlCode, code],
  )
  const validate = useCallback(
    (formValues: FormValues): Readonly<Record<string, FieldError>> =>
      validateRegistrationFields({ fields, registration, consents, today: getLocalDay(timeZone, new Date()) }, completeValues(formValues)),
    [fields, registration, consents, timeZone, completeValues],
  )
  const schema = useMemo(() => buildRegisterSchema(visibleFields, consents) as unknown as RJSFSchema, [visibleFields, consents])
  const uiSchema = useMemo(() => toUiSchema(schema), [schema])
  const validator = useMemo(() => createValidator(schema, validate), [schema, validate])
  const errors = useMemo(() => validate(values), [validate, values])

  const [isAffiliateCodePrefilled, setIsAffiliateCodePrefilled] = useState(false)
  if (state === 'unknown' && !isAffiliateCodePrefilled) {
    setIsAffiliateCodePrefilled(true)
    setValues((current) => ({ affiliateCode: code, ...current }))
  }

  const findInput = (name: string): HTMLElement | null | undefined =>
    formContainer.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`${idPrefix}_${name}`)}"]`)
  const phoneVerification = usePhoneVerification({
    getNumber: () => {
      const { mobileNum = '', countryDialingCode = dialingCode } = cleanRegistration(fields, registration, completeValues(values))
      return { mobileNum, countryDialingCode }
    },
    getNumberError: () => errors['mobileNum'],
    focusField: (name) => findInput(name)?.focus(),
  })
  const affiliateCodeCheck = useAffiliateCodeCheck()
  const formatError = (error: FieldError): string => fillBounds(text(error.key, error.values), error.values ?? {})
  const findError = (name: string): string | undefined => {
    const error =
      submission.errors?.fields[name] ??
      phoneVerification.fieldErrors[name] ??
      affiliateCodeCheck.fieldErrors[name] ??
      (wasSubmitAttempted || blurredFields.includes(name) ? errors[name] : undefined)
    return error && formatError(error)
  }
  const sharedForm: SharedFormState = {
    code: phoneVerification.code,
    fields,
    findError,
    captcha,
    dialingCode,
    chooseDialingCode,
    hintField: findContactHintField(visibleFields),
    handleBlur: (name) => {
      affiliateCodeCheck.checkOnBlur(name, values[name])
      if (values[name] !== undefined && !blurredFields.includes(name)) setBlurredFields([...blurredFields, name])
    },
  }

  const handleChange = ({ formData = {} }: IChangeEvent<FormValues>): void => {
    for (const name of Object.keys({ ...values, ...formData })) {
      if (values[name] === formData[name]) continue
      submission.clearError(name)
      phoneVerification.clearError(name)
      affiliateCodeCheck.clearError(name)
    }
    setValues(formData)
  }
  const focusFirstError = (fieldErrors: Readonly<Record<string, FieldError>>): void => {
    setWasSubmitAttempted(true)
    setFailedAttempts(failedAttempts + 1)
    const name = Object.keys(schema.properties ?? {}).find((property) => fieldErrors[property] !== undefined)
    if (name !== undefined) findInput(name)?.focus()
  }
  const submitRegistration = async (): Promise<void> => {
    const { member } = ports
    const cleaned = cleanRegistration(fields, registration, completeValues(values))
    const getPhoneProof = (): ReturnType<typeof phoneVerification.requestPhoneProof> =>
      phoneVerification.requestPhoneProof(cleaned['verificationCode'])
    const sendByMethod = {
      username: async () => {
        const phoneProof = await getPhoneProof()
        return phoneProof && member.register({ ...toRegisterBody(cleaned, window.location), ...phoneProof })
      },
      mobile: async () => {
        const phoneProof = await getPhoneProof()
        return phoneProof && member.registerMobile({ ...toRegisterMobileBody(cleaned, window.location), ...phoneProof })
      },
      social: () => member.registerSocial(toRegisterSocialBody(cleaned, window.location)),
    }
    const submissionErrors = await submission.submit(Object.keys(schema.properties ?? {}), sendByMethod[method])
    if (submissionErrors) focusFirstError(submissionErrors.fields)
  }

  const visibleErrors = wasSubmitAttempted ? { ...errors, ...submission.errors?.fields } : {}
  const notice = submission.errors?.notice
  return (
    <SharedFormContext value={sharedForm}>
      <div ref={formContainer}>
        <Form<FormValues, RJSFSchema>
          className={styles['form'] ?? ''}
          idPrefix={idPrefix}
          schema={schema}
          uiSchema={uiSchema}
          validator={validator}
          widgets={widgets}
          templates={templates}
          formData={values}
          showErrorList={false}
          noHtml5Validate
          onChange={handleChange}
          onSubmit={() => void submitRegistration()}
          onError={() => focusFirstError(errors)}
        >
          <p key={failedAttempts} className="visually-hidden" role="alert">
            {failedAttempts > 0 && formatErrorSummary(visibleErrors, fields, text)}
          </p>
          <ProofOfWorkNote />
          {notice && <Notice tone="bad">{formatError(notice)}</Notice>}
          <Button type="submit" tone="primary" size="l" wide busy={submission.pending}>
            {text('register_submit')}
          </Button>
        </Form>
        {phoneVerification.slider}
      </div>
    </SharedFormContext>
  )
}

const toUiSchema = ({ properties = {} }: RJSFSchema): UiSchema<FormValues, RJSFSchema> =>
  Object.fromEntries(Object.keys(properties).map((name) => [name, { 'ui:widget': name.endsWith('Consent') ? 'consent' : 'field' }]))

/** Returns a text for screen readers that lists the labels of the invalid fields; empty if there are none. */
function formatErrorSummary(fieldErrors: Readonly<Record<string, FieldError>>, fields: readonly FormField[], text: Text): string {
  const labels = Object.keys(fieldErrors).map((name) => text(fields.find((field) => field.name === name)?.label ?? `field_${name}`))
  return labels.length === 0 ? '' : text('register_error_summary', { fields: labels.join(', ') })
}
