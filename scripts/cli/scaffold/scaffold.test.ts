import { expect, it, vi } from 'vitest'
import { main } from '../main.ts'
import { addImport, insertSorted, setJson } from './edit-source.ts'

vi.mock('node:fs', async (load) => ({
  ...(await load<typeof import('node:fs')>()),
  mkdirSync: vi.fn(),
  writeFileSync: () => expect.fail('A file was written.'),
}))

const errors: string[] = []
const io = { out: vi.fn(), err: (text: string) => errors.push(text), paint: (_: string, text: string) => text, env: {} }

it.each([
  ['widget board', 'expected a kind and a description: livery new widget <kind> "<description>".'],
  ['widget Board Text', '"Board" cannot be a kind of widget: use lower-case words with dashes, such as "jackpot-board".'],
  ['widget banner Text', 'schemas/widgets/banner.json already exists.'],
  ['endpoint game.note', 'expected a port, a name and a summary: livery new endpoint <port>.<name> "<summary>".'],
  ['endpoint game-note Text', '"game-note" cannot be an endpoint: write a port and a name in letters and digits, such as "game.rate".'],
  ['endpoint game.launch Text', 'the endpoint "game.launch" already exists.'],
  ['endpoint gaem.note Text', 'there is no port "gaem". Did you mean "game"?'],
  ['endpoint quizzes.note Text', 'there is no port "quizzes".'],
  ['endpoint quizzes.note Text --module gamse', 'there is no module "gamse". Did you mean "games"?'],
  [
    'endpoint quizzes.note Text --module games',
    'the module "games" implements the endpoints of another port: choose that port, or another module.',
  ],
  ['endpoint game.note Text --module wallet', 'the endpoints of "game" belong to the module "games".'],
  [
    'endpoint agent.note Text',
    'several modules share the port "agent", and each lists its endpoints by hand: follow docs/platform-authors-guide.md.',
  ],
  ['field taxNumber', 'expected a name and a label: livery new field <name> "<label>" ["TY=<label>" …].'],
  ['field tax-number Text', '"tax-number" cannot be a field: use letters and digits, a lower-case letter first, such as "taxNumber".'],
  ['field email Text', 'the field "email" already exists.'],
  ['field taxNumber Text Thue', '"Thue" is not a translation of the label: write the language and the text, such as "TY=Mã số thuế".'],
  ['field taxNumber Text TH=Thue', 'there is no language of base "TH". Did you mean "TY"?'],
  ['module notes', 'expected a name and a description: livery new module <name> "<description>".'],
  ['module my-notes Text', '"my-notes" cannot be a module: use one lower-case word, such as "tournaments".'],
  ['module delete Text', '"delete" cannot be a module: use one lower-case word, such as "tournaments".'],
  ['module games Text', 'the module "games" already exists.'],
  ['module status Text', 'the admin command "status" already exists: choose another name.'],
  ['module sessions Text', 'the table sessions already exists: choose another name.'],
])('livery new %s reports: %s', async (words, message) => {
  errors.length = 0
  expect(await main(['new', ...words.split(' ')], io)).toBe(2)
  expect(errors).toEqual([`livery: ${message}`])
})

it('setJson inserts an entry at the end of a JSON object or after another', () => {
  const text = '{\n  "a": { "one": 1 },\n  "b": [1, 2]\n}\n'
  const listEntries = (edited: string) => Object.entries(JSON.parse(edited) as object).map(([key, value]) => [key, JSON.stringify(value)])
  const [a, b, c] = [
    ['a', '{"one":1}'],
    ['b', '[1,2]'],
    ['c', '3'],
  ]
  expect(listEntries(setJson(text, ['c'], 3))).toEqual([a, b, c])
  expect(listEntries(setJson(text, ['c'], 3, 'a'))).toEqual([a, c, b])
})

it('addImport inserts after the last import, even if that import spans several lines', () => {
  const text = "import a from 'a'\nimport {\n  b,\n} from 'b'\n\nconst c = a + b\n"
  expect(addImport(text, "import d from 'd'")).toBe("import a from 'a'\nimport {\n  b,\n} from 'b'\nimport d from 'd'\n\nconst c = a + b\n")
})

it.each([['  b,'], ['  z,']])('insertSorted inserts %s in order', (line) => {
  const listItems = (text: string): readonly string[] => text.split('\n').filter((one) => one.startsWith('  '))
  const inserted = listItems(insertSorted('[\n  a,\n  c,\n  y,\n]\n', line, /^ {2}\w+,$/gm))
  expect(inserted).toEqual(['  a,', '  c,', '  y,', line].toSorted())
})
