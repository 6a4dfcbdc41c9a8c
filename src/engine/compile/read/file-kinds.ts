import { partialValidators, type FileKind } from '../../../generated/validate-config.js'

/** The kinds of file that occur once in a merchant folder. */
export const singletonFileKinds: readonly FileKind[] = (Object.keys(partialValidators) as FileKind[]).filter(
  (kind) => kind !== 'page' && kind !== 'messages',
)

/** The folders with one file for each page or language. */
export const fileKindByFolder = {
  pages: { kind: 'page', namePattern: /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/, nameDescription: 'letters, digits, hyphens and underscores' },
  messages: { kind: 'messages', namePattern: /^[A-Z]{2}(_[A-Z]{2})?$/, nameDescription: 'a language code such as EN or ZH_TW' },
} as const satisfies Record<string, { kind: FileKind; namePattern: RegExp; nameDescription: string }>
