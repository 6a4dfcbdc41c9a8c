import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listMigrationFiles, listMigrations } from '../../server/database/read-migrations.ts'

const root = join(import.meta.dirname, '../..')
const folders = ['server/database/migrations', 'demo/migrations', 'examples/own-project/modules/stamps/migrations']

/**
 * Schema changes that may break a server of an older version, which uses the old names and writes rows that satisfy
 * only the old constraints.
 */
const incompatibleChanges: readonly RegExp[] = [
  /\bdrop\s+(?:table|column|view|function|type|schema)\b/,
  /\brename\s+(?:to|column|constraint)?\b/,
  /\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/,
  /\balter\s+column\s+\w+\s+(?:set\s+not\s+null|drop\s+default)\b/,
  /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+\s+(?:(?!default\b)[^,;])*\bnot\s+null\b(?:(?!default\b)[^,;])*[,;]/,
  /\badd\s+constraint\b/,
  /\btruncate\b/,
]

/** Returns the statements of an SQL text that may break older versions. */
function findIncompatibleStatements(text: string): readonly string[] {
  const statements = text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$[^]*?\$\$/g, '')
    .split(/(?<=;)/)
  return statements.map((statement) => statement.trim()).filter((statement) => incompatibleChanges.some((change) => change.test(statement)))
}

describe('a migration that declares itself compatible with older versions', () => {
  const files = folders.flatMap((folder) => {
    const path = join(root, folder)
    return listMigrations(path).flatMap((name) => listMigrationFiles(path, name).filter((file) => file.endsWith('.sql')))
  })
  const compatible = files
    .map((file) => ({ file: file.slice(root.length + 1), text: readFileSync(file, 'utf8') }))
    .filter(({ text }) => text.startsWith('-- compatible-from:'))

  it('only adds to the schema', () => {
    expect(compatible.length).toBeGreaterThan(3)
    expect(compatible.flatMap(({ file, text }) => findIncompatibleStatements(text).map((statement) => `${file}: ${statement}`))).toEqual([])
  })
})

describe('the check of compatible migrations', () => {
  it.each([
    'alter table a rename column b to c;',
    'alter table a rename to b;',
    'alter table a drop column b;',
    'drop table a;',
    'alter table a alter column b type bigint;',
    'alter table a alter column b set not null;',
    'alter table a add column b text not null;',
    'alter table a add column b text not null, add column c text;',
    'alter table a add constraint b check (c > 0);',
    'truncate a;',
  ])('finds %s', (statement) => {
    expect(findIncompatibleStatements(`-- compatible-from: 0001-a\n${statement}`)).toEqual([statement])
  })

  it.each([
    'alter table a add column b text;',
    "alter table a add column b text not null default '';",
    "alter table a add column b text default '' not null;",
    'create table a (b text not null, primary key (b));',
    'create index a on b (c);',
    'alter table a alter column b drop not null;',
    'create or replace function a() returns trigger language plpgsql as $$ begin drop table b; end $$;',
  ])('accepts %s', (statement) => {
    expect(findIncompatibleStatements(statement)).toEqual([])
  })
})
