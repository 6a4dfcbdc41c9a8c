/**
 * A path below the object that declares the relation, such as `fee/fixed`. `*` stands for every entry or item, `$key`
 * for the keys of the object, and a leading slash for the root of the configuration.
 */
export type Path = string

/** Values that a field must have one of; `present` where any value does. */
export type Conditions = Readonly<Record<Path, readonly unknown[] | 'present'>>

interface Shared {
  /** The relation holds only for objects that meet all of these. */
  readonly if?: Conditions
  /** Values of fields that are not written. */
  readonly defaults?: Readonly<Record<Path, number | string>>
  /** An error where it is not said. */
  readonly severity?: 'warning'
  /** A sentence that says what the mistake would lead to. */
  readonly reason?: string
}

/** Two or more values in their order: numbers, or decimal numbers as text. A number in the list stands for itself. */
export interface LessOrEqual extends Shared {
  readonly lessOrEqual: readonly (Path | number)[]
}
export interface Less extends Shared {
  readonly less: readonly (Path | number)[]
}
/** Two times, or two numbers of days. */
interface Before extends Shared {
  readonly before: readonly [Path, Path]
}
interface Unequal extends Shared {
  readonly unequal: readonly [Path, Path]
}
/** No value of the first is a value of the second. */
interface Distinct extends Shared {
  readonly distinct: readonly [Path, Path]
}
/** The sum of the values is at most `atMost`. */
interface Sum extends Shared {
  readonly sum: Path
  readonly atMost: number
}
/** The entries of a map have larger values the larger their `by` is; equal ones are allowed unless `strict`. */
export interface Ascending extends Shared {
  /** Path in an entry; empty for the entry itself. */
  readonly ascending: Path
  readonly by: Path
  readonly strict?: boolean
}
interface ExactlyOne extends Shared {
  readonly exactlyOne: readonly Path[]
}
interface Needs extends Shared {
  readonly needs: readonly Path[]
}
interface NeedsOneOf extends Shared {
  readonly needsOneOf: readonly Path[]
}
interface Without extends Shared {
  readonly without: readonly Path[]
}
/** Where `if` is met, `then` is met as well. */
interface Implies extends Shared {
  readonly then: Conditions
}
interface Whole extends Shared {
  readonly whole: Path
}
/** The value names an entry of the map `in` (its key, or its `property`), and that entry meets `where`. */
export interface RefersTo extends Shared {
  readonly refersTo: Path
  readonly in: Path
  readonly property?: Path
  readonly where?: Conditions
  /** Values that name nothing. */
  readonly unless?: readonly unknown[]
}

/** A relation between fields, as `x-relations` declares it beside them in a schema. */
export type Relation =
  | LessOrEqual
  | Less
  | Before
  | Unequal
  | Distinct
  | Sum
  | Ascending
  | ExactlyOne
  | Needs
  | NeedsOneOf
  | Without
  | Implies
  | Whole
  | RefersTo

/** A relation that does not hold. Paths are below the object, or begin with `/` where they are below the root. */
export interface BrokenRelation {
  readonly relation: Relation
  readonly kind: 'order' | 'range' | 'exactly-one' | 'missing' | 'conflict' | 'form' | 'reference'
  /** The fields that are wrong together: the one that is named first, and the others. */
  readonly fields: readonly FieldPath[]
  /** What is wrong, as a sentence. */
  readonly message: string
  /** What to do about it, as a sentence. */
  readonly remedy: string
}

/** The steps of a path to one field, and whether its key is meant or its value. */
export interface FieldPath {
  readonly steps: readonly string[]
  readonly root: boolean
  readonly at: 'key' | 'value'
}
