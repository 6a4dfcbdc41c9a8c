import type { FieldTemplateProps, ObjectFieldTemplateProps, RJSFSchema } from '@rjsf/utils'
import type { ReactNode } from 'react'
import type { FormValues } from './create-validator.ts'
import styles from './style.module.css'

/** A field renders its own label, hint and error. */
export const FieldTemplate = ({ children }: FieldTemplateProps<FormValues, RJSFSchema>): ReactNode => children

/** The fields side by side where there is room, the boxes to tick below them over the whole width. */
export function FieldsTemplate({ properties }: ObjectFieldTemplateProps<FormValues, RJSFSchema>): ReactNode {
  const isBox = (name: string): boolean => name.endsWith('Consent')
  return (
    <>
      <div className={styles['fields']}>{properties.filter(({ name }) => !isBox(name)).map(({ content }) => content)}</div>
      <div className={styles['boxes']}>{properties.filter(({ name }) => isBox(name)).map(({ content }) => content)}</div>
    </>
  )
}
