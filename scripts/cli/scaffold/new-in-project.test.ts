import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../project/read-config.ts'
import { ProjectScanner } from '../../project/scan-project.ts'
import type { Io } from '../command.ts'
import { scaffoldModuleInProject, scaffoldWidgetInProject } from './new-in-project.ts'

const io: Io = { out: () => undefined, err: () => undefined, paint: (_, text) => text, env: {} }
let project: string

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'livery-scaffold-'))
  for (const folder of ['brands', 'parts/widgets', 'parts/modules']) mkdirSync(join(project, folder), { recursive: true })
  writeFileSync(
    join(project, 'livery.config.ts'),
    `export default { brands: 'brands', widgets: 'parts/widgets', modules: 'parts/modules' }`,
  )
})
afterAll(() => rmSync(project, { recursive: true }))

it('creates a widget and a module that the project scan finds', async () => {
  await scaffoldWidgetInProject(project, ['jackpot-board', 'The jackpots of the brand.'], io)
  await scaffoldModuleInProject(project, ['notes', 'Notes of players.'], io)
  const { widgets, modules, mistakes } = new ProjectScanner(project).scan(await readConfig(project))
  expect(widgets).toEqual([{ name: 'jackpot-board', folder: join(project, 'parts/widgets/jackpot-board') }])
  expect(modules).toEqual([{ name: 'notes', folder: join(project, 'parts/modules/notes'), port: 'notes' }])
  expect(mistakes).toEqual([])
  expect(readFileSync(join(project, 'parts/widgets/jackpot-board/view.tsx'), 'utf8')).toMatch(/WidgetViewProps<['"]jackpot-board['"]>/)
})

it.each([
  ['an existing widget', ['jackpot-board', 'Text'], 'parts/widgets/jackpot-board/schema.json already exists.'],
  [
    'a name that cannot be a kind',
    ['Jackpot', 'Text'],
    '"Jackpot" cannot be a widget: use lower-case words with dashes, such as "jackpot-board".',
  ],
  ['no description', ['jackpots'], 'expected a name and a description: livery new widget <name> "<description>".'],
])('creates no widget for %s', async (_, args, message) => {
  await expect(scaffoldWidgetInProject(project, args, io)).rejects.toThrow(message)
})
