/** State, errors and submission of forms. */
export { type FieldErrors, type Form, useForm, useInvalidFocus } from './use-form.ts'
