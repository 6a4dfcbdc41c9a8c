import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import type { ReactNode } from 'react'
import type { FormValues } from './create-validator.ts'
import styles from './style.module.css'

/** Renders only the input: each field renders its own label, hint and error. */
export const FieldTemplate = ({ children }: FieldTemplateProps<FormValues, RJSFSchema>): ReactNode => children

/** Fields in one column, or in two if the widget configures them and there is space, with checkboxes below. */
export function FieldsTemplate({ properties }: ObjectFieldTemplateProps<FormValues, RJSFSchema>): ReactNode {
  const isCheckbox = (name: string): boolean => name.endsWith('Consent')
  return (
    <>
      <div className={styles['fields']}>{properties.filter(({ name }) => !isCheckbox(name)).map(({ content }) => content)}</div>
      <div className={styles['checkboxes']}>{properties.filter(({ name }) => isCheckbox(name)).map(({ content }) => content)}</div>
    </>
  )
}
