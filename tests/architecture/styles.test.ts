import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { validateStyles } from '../../scripts/tools/validate-styles.ts'
import { readText, listTextFiles } from './tracked-files.ts'

/** Matches a selector that depends on the siblings of children of `main` of any element type. */
const siblingSelector = /\bmain > (?:\*(?: [+~]|:(?:nth|last|only))|:(?:nth|last|only))/

describe('a selector that depends on the siblings of any child of main', () => {
  it.each(['main > * + * {', ':is(main > * ~ *, footer) {', 'main > :nth-child(n + 3) {', 'main > *:last-child {'])(
    'is detected in %s',
    (line) => expect(line).toMatch(siblingSelector),
  )

  it.each([
    'main > * {',
    'main > :where(:first-child) {',
    'main > :is(section, div):nth-child(n + 3) {',
    'main > .line:not(:first-child) {',
  ])('is not detected in %s', (line) => expect(line).not.toMatch(siblingSelector))

  it('is used in no stylesheet, because browsers would evaluate it for every element of the page, and restyle a whole list when one element is removed', () => {
    const files = listTextFiles().filter((file) => /^src\/.*\.css$/.test(file))
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => siblingSelector.test(readText(file) ?? ''))).toEqual([])
  })
})

describe('a class of a CSS module', () => {
  const files = listTextFiles().filter((file) => /^src\/.*(?<!\.test)\.tsx?$/.test(file))
  const moduleImports = files.flatMap((file) => {
    const code = readText(file) ?? ''
    return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)'$/gm)].map(([, name = '', path = '']) => {
      const classes = [...code.matchAll(new RegExp(`\\b${name}\\['([^']+)'\\]`, 'g'))].map(([, className = '']) => className)
      return { file, classes, stylesheet: readText(join(dirname(file), path)) ?? '' }
    })
  })

  it('is defined in the stylesheet if code uses it', () => {
    expect(moduleImports.flatMap(({ classes }) => classes).length).toBeGreaterThan(800)
    const undefinedClasses = moduleImports.flatMap(({ file, classes, stylesheet }) =>
      classes.filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(stylesheet)).map((name) => `${file}: ${name}`),
    )
    expect(undefinedClasses).toEqual([])
  })
})

describe('a style variable', () => {
  const projectRoot = join(import.meta.dirname, '../..')
  const fixtureRoot = mkdtempSync(join(tmpdir(), 'livery-styles-'))
  afterEach(() => rmSync(fixtureRoot, { recursive: true, force: true }))

  /** Validates the styles of a project with these files and the repository's files that define global variables. */
  function validateFixture(files: Readonly<Record<string, string>>) {
    for (const path of ['merchants/base', 'src/ui/base.css']) cpSync(join(projectRoot, path), join(fixtureRoot, path), { recursive: true })
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(fixtureRoot, path)), { recursive: true })
      writeFileSync(join(fixtureRoot, path), text)
    }
    return validateStyles(fixtureRoot)
  }

  it('is defined wherever a stylesheet of the project uses it', async () => {
    const { files, uses, violations } = await validateStyles(projectRoot)
    expect(files).toBeGreaterThan(80)
    expect(uses).toBeGreaterThan(1000)
    expect(violations).toEqual([])
  })

  it('that is undefined is reported with its file, its line and the nearest name', async () => {
    const { violations } = await validateFixture({
      'src/widgets/a/style.module.css': '.a {\n  /* var(--comment) */\n  color: var(--acent-text);\n  margin: 0 var( --guter, 4px );\n}\n',
    })
    expect(violations).toEqual([
      'src/widgets/a/style.module.css:3  Unknown variable --acent-text. Did you mean --accent-text? docs/style-variables.md lists the variables of every page.',
      'src/widgets/a/style.module.css:4  Unknown variable --guter. Did you mean --gutter? docs/style-variables.md lists the variables of every page.',
    ])
  })

  it('may be defined in the same folder or in src/ui, and in any folder if its use has a fallback value', async () => {
    const styleSheet = '.a { --mine: 1; width: var(--mine); height: var(--set); padding: var(--lent, 0); inset: var(--inset) }'
    const { violations } = await validateFixture({
      'src/widgets/a/style.module.css': styleSheet,
      'src/widgets/a/view.tsx': "const style = { ['--set']: 1 }",
      'src/widgets/b/style.module.css': '.b { --lent: 1; --theirs: 2 }',
      'src/ui/forms/field.module.css': '.field { --inset: 12px }',
      'src/widgets/c/style.module.css': '.c { width: var(--theirs); height: var(--mine) }',
    })
    expect(violations.map((line) => line.split('. ')[0])).toEqual([
      'src/widgets/c/style.module.css:1  Unknown variable --theirs',
      'src/widgets/c/style.module.css:1  Unknown variable --mine',
    ])
  })
})
