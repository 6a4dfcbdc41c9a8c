/** What an icon consists of: shapes on a grid of 24 units, drawn with lines. */
export interface Drawing {
  readonly node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[]
}
