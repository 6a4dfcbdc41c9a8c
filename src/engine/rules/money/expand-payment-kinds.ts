/** The payment kinds, as in `schemas/payment-kinds.json`, which describes their properties. */
export type PaymentKindTable = Readonly<
  Record<string, { readonly gateway: boolean; readonly foreignCurrency: boolean; readonly icon: string }>
>

const selectors = {
  all: () => true,
  withoutGateway: ({ gateway }) => !gateway,
  withoutForeignCurrency: ({ foreignCurrency }) => !foreignCurrency,
} satisfies Record<string, (kind: PaymentKindTable[string]) => boolean>

/**
 * Expands `x-payment-kinds` in a schema: to an `enum` of the kinds, or to the list itself if the object has no other
 * property.
 * @throws if the value is not one of `all`, `withoutGateway` and `withoutForeignCurrency`
 */
export function expandPaymentKinds<T>(schema: T, kinds: PaymentKindTable): T {
  const select = (selector: string): readonly string[] => {
    if (!Object.hasOwn(selectors, selector))
      throw new Error(`"x-payment-kinds" is "${selector}", expected ${Object.keys(selectors).join(', ')}.`)
    const isSelected: (kind: PaymentKindTable[string]) => boolean = selectors[selector as keyof typeof selectors]
    return Object.entries(kinds).flatMap(([name, kind]) => (isSelected(kind) ? [name] : []))
  }
  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(expand)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    const [first, ...others] = entries
    if (first?.[0] === 'x-payment-kinds' && others.length === 0) return select(String(first[1]))
    return Object.fromEntries(
      entries.map(([key, inner]) => (key === 'x-payment-kinds' ? ['enum', select(String(inner))] : [key, expand(inner)])),
    )
  }
  return expand(schema) as T
}
