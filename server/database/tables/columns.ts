import type { ColumnType } from 'kysely'

export type Time = ColumnType<Date, Date | undefined, Date>

/** The account's security stamp when this was granted: it is good while the account still has that one. */
export type Stamp = number

export type Json<T> = ColumnType<T, string, string>

/** Words by language code. */
export type TextsByLanguage<T> = Readonly<Record<string, T>>
