import { partValidators, type FileKind } from '../../../generated/validate-config.js'

/** The kinds of file that occur once in a merchant folder. */
export const singleKinds: readonly FileKind[] = (Object.keys(partValidators) as FileKind[]).filter(
  (kind) => kind !== 'page' && kind !== 'messages',
)

/** The folders with one file for each page or language. */
export const folderKinds = {
  pages: { kind: 'page', names: /^[a-zA-Z0-9][a-zA-Z0-9_-]{0,63}$/, form: 'letters, digits, hyphens and underscores' },
  messages: { kind: 'messages', names: /^[A-Z]{2}(_[A-Z]{2})?$/, form: 'a language code such as EN or ZH_TW' },
} as const satisfies Record<string, { kind: FileKind; names: RegExp; form: string }>
