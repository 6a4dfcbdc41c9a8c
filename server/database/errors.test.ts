import { describe, expect, it } from 'vitest'
import { findErrorTable, findViolatedConstraint, getDatabaseMessage } from './errors.ts'

const createError = (message: string, fields: object) => Object.assign(new Error(message), fields)

describe('the constraint that an error violates', () => {
  it('is the one that PostgreSQL reports', () => {
    const message = 'duplicate key value violates unique constraint "accounts_username"'
    expect(findViolatedConstraint(createError(message, { code: '23505', constraint: 'accounts_username' }))).toBe('accounts_username')
  })

  it('is read from the message of Citus, without the number of the shard', () => {
    const duplicate = createError('duplicate key value violates unique constraint "accounts_username_102073"', { code: '23505' })
    expect(findViolatedConstraint(duplicate)).toBe('accounts_username')
    const check = createError('new row for relation "activities_102311" violates check constraint "activities_check1_102311"', {
      code: '23514',
    })
    expect(findViolatedConstraint(check)).toBe('activities_check1')
    const raised = createError('the sum violates the constraint "raffle_prizes_chances"', { code: '23514' })
    expect(findViolatedConstraint(raised)).toBe('raffle_prizes_chances')
  })

  it('is undefined for other errors, even if their message quotes a constraint', () => {
    expect(findViolatedConstraint(createError('constraint "accounts_username" does not exist', { code: '42704' }))).toBeUndefined()
    expect(findViolatedConstraint('constraint "accounts_username"')).toBeUndefined()
  })
})

describe('the message of an error of Citus', () => {
  const error = createError('new row for relation "wins_102042" violates check constraint "wins_amount_check_102042"', { code: '23514' })

  it('names the table and the constraint instead of their shards', () => {
    expect(getDatabaseMessage(error)).toBe('new row for relation "wins" violates check constraint "wins_amount_check"')
  })

  it('provides the name of the table if the error has no field for it', () => {
    expect(findErrorTable(error)).toBe('wins')
    expect(findErrorTable(createError('duplicate key', { table: 'accounts' }))).toBe('accounts')
    expect(findErrorTable(createError('a lost connection', {}))).toBeUndefined()
  })
})
