/**
 * A path relative to the object that the relation applies to, such as `fee/fixed`. `*` stands for every entry or item,
 * `$key` for the keys of the object, and a leading slash for the root of the configuration.
 */
export type Path = string

/** Allowed values by path of a field; `present` allows any value other than `null`. */
export type Conditions = Readonly<Record<Path, readonly unknown[] | 'present'>>

interface RelationBase {
  /** The relation applies only to objects in which all these fields are set and have an allowed value. */
  readonly if?: Conditions
  /** Default values of fields that are not set. */
  readonly defaults?: Readonly<Record<Path, number | string>>
  /** Severity; an error if omitted. */
  readonly severity?: 'warning'
  /** A sentence that explains the consequence of the mistake. */
  readonly reason?: string
}

/** Two or more values in ascending order: numbers, or decimal numbers as text. A number in the list is a constant. */
export interface LessOrEqual extends RelationBase {
  readonly lessOrEqual: readonly (Path | number)[]
}
/** As {@link LessOrEqual}, without equal values. */
export interface Less extends RelationBase {
  readonly less: readonly (Path | number)[]
}
/** The first of two times, or of two numbers of days, is before the second. */
interface Before extends RelationBase {
  readonly before: readonly [Path, Path]
}
interface Unequal extends RelationBase {
  readonly unequal: readonly [Path, Path]
}
/** No value of the first field is a value of the second. */
interface Distinct extends RelationBase {
  readonly distinct: readonly [Path, Path]
}
/** The sum of the values is at most `atMost`. */
interface Sum extends RelationBase {
  readonly sum: Path
  readonly atMost: number
}
/**
 * The values at `ascending` increase in the order of the values at `by`, over all entries of a map. Equal values are
 * allowed unless `strict`.
 */
export interface Ascending extends RelationBase {
  /** Path within an entry; empty for the entry itself. */
  readonly ascending: Path
  /** Path within an entry, or `$key` for its key. */
  readonly by: Path
  readonly strict?: boolean
}
/** Exactly one of the fields is set. */
interface ExactlyOne extends RelationBase {
  readonly exactlyOne: readonly Path[]
}
/** All of the fields are set. */
interface Needs extends RelationBase {
  readonly needs: readonly Path[]
}
/** At least one of the fields is set. */
interface NeedsOneOf extends RelationBase {
  readonly needsOneOf: readonly Path[]
}
/** None of the fields is set. */
interface Without extends RelationBase {
  readonly without: readonly Path[]
}
/** If `if` is met, each field in `then` that is set has one of its allowed values. */
interface Implies extends RelationBase {
  readonly then: Conditions
}
/** The value, a decimal number as text, has no fraction. */
interface Whole extends RelationBase {
  readonly whole: Path
}
/**
 * The value refers to an entry of the map `in` by its key or its `property`, and that entry meets `where`. An unknown
 * key is ignored: `x-reference` reports it.
 */
export interface RefersTo extends RelationBase {
  readonly refersTo: Path
  readonly in: Path
  readonly property?: Path
  readonly where?: Conditions
  /** Values that are not references. */
  readonly unless?: readonly unknown[]
}

/** A relation between fields, declared with `x-relations` in a schema. */
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

/** A violation of a relation. */
export interface RelationViolation {
  readonly relation: Relation
  readonly kind: 'order' | 'range' | 'exactly-one' | 'missing' | 'conflict' | 'format' | 'reference'
  /** The fields involved, the main one first. Can be empty if a field is missing. */
  readonly fields: readonly FieldPath[]
  /** The violation, as a sentence. */
  readonly message: string
  /** How to fix it, as a sentence. */
  readonly remedy: string
}

/** The steps of the path to a field, and whether the path refers to its key or its value. */
export interface FieldPath {
  readonly steps: readonly string[]
  /** Whether the path starts at the root of the configuration instead of the object. */
  readonly isAbsolute: boolean
  readonly part: 'key' | 'value'
}
