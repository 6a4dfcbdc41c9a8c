import type { CountedKey, MessageKey } from '../../generated/messages.ts'
import type { Values } from './fill-placeholders.ts'

/** Returns the text of a message key in the current language, with each `{name}` replaced by the value of that name. */
export type Text = <Key extends string>(key: ValidKey<Key>, ...values: TextValues<Key>) => string

/** Values of a text; one with plural forms requires `count`. */
type TextValues<Key extends string> = Key extends CountedKey ? [values: Values & { readonly count: number }] : [values?: Values]

/**
 * A literal key must have a text in the base brand. A key from the configuration or the platform may be any `string`;
 * for a template literal type, at least one key of the base brand must match.
 */
type ValidKey<Key extends string> =
  IsOpenEnded<Key> extends true
    ? [Extract<MessageKey, Key>] extends [never]
      ? NoText<Key>
      : Key
    : Key extends MessageKey
      ? Key
      : NoText<Key>

/** Appears in the compiler error for a key that has no text. */
export type NoText<Key extends string> = `No text "${Key}": add it to each file of merchants/base/messages, then run npm run generate.`

/**
 * Whether a string type is open-ended, like `string` or `field_${string}`: a `Record` over it has an index signature
 * instead of a property.
 */
type IsOpenEnded<Key extends string> = Record<never, never> extends Record<Key, unknown> ? true : false
