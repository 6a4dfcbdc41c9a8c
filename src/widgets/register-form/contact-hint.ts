import type { FormField } from '../../engine/index.ts'

const contacts: readonly string[] = ['zalo', 'mobileNum', 'telegram', 'whatsapp', 'line', 'facebook', 'wechat', 'qqNum']

/** The field that the hint about contacts stands beside: the first way to reach somebody that the form asks for, Zalo before the others. */
export const contactHintField = (fields: readonly FormField[]): string | undefined =>
  contacts.find((name) => fields.some((field) => field.name === name))
