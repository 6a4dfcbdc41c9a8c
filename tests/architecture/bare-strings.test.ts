import { parseSync, Visitor } from 'oxc-parser'
import { describe, expect, it } from 'vitest'
import { readText, listTextFiles } from './tracked-files.ts'

const files = listTextFiles().filter((file) => /^src\/.*\.tsx$/.test(file) && !/\.(?:test|fixture)\./.test(file))

describe('the language of fallback texts', () => {
  it('is declared on every text: no component returns a bare string, because only an element can have a lang attribute (R-I18N-01)', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(files.flatMap((file) => findReturnedStrings(file, readText(file) ?? '').map((text) => `${file}: ${text}`))).toEqual([])
  })

  it('is checked in every form in which a component can return a bare string', () => {
    const code = `function One() { return closed ? text('closed') : <p /> }
      const Two = () => text('two')
      function Three() { const write = () => text('in here'); return <b>{write()}</b> }
      function four() { return text('no component') }
      function Five() { return useText()('five') }
      const Six = ({ summary }) => summary ?? \`\${text('six')}\``
    expect(findReturnedStrings('example.tsx', code)).toEqual(["text('closed')", "text('two')", "useText()('five')", "`${text('six')}`"])
  })
})

/** Returns the strings that components of a file return, as source text. */
function findReturnedStrings(file: string, code: string): string[] {
  const returnedStrings: string[] = []
  /** For each enclosing function, whether it is a component; the innermost is last. */
  const isComponentStack: boolean[] = []
  const isComponentName = (name: string | undefined): boolean => /^[A-Z]/.test(name ?? '')
  const componentArrowStarts = new Set<number>()
  const collect = (value: Expression | null): void => {
    if (value === null) return
    if (value.type === 'ConditionalExpression') {
      collect(value.consequent)
      collect(value.alternate)
    } else if (value.type === 'LogicalExpression') {
      collect(value.left)
      collect(value.right)
    } else if (value.type === 'ParenthesizedExpression') collect(value.expression)
    else if (isString(value)) returnedStrings.push(code.slice(value.start, value.end))
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (init?.type === 'ArrowFunctionExpression' && id.type === 'Identifier' && isComponentName(id.name))
        componentArrowStarts.add(init.start)
    },
    FunctionDeclaration: ({ id }) => void isComponentStack.push(isComponentName(id?.name)),
    'FunctionDeclaration:exit': () => void isComponentStack.pop(),
    FunctionExpression: () => void isComponentStack.push(false),
    'FunctionExpression:exit': () => void isComponentStack.pop(),
    ArrowFunctionExpression: ({ start, body }) => {
      const isComponent = componentArrowStarts.has(start)
      isComponentStack.push(isComponent)
      if (isComponent && body.type !== 'BlockStatement') collect(body)
    },
    'ArrowFunctionExpression:exit': () => void isComponentStack.pop(),
    ReturnStatement: ({ argument }) => {
      if (isComponentStack.at(-1) === true) collect(argument)
    },
  }).visit(parseSync(file, code).program)
  return returnedStrings
}

type Expression = NonNullable<Parameters<NonNullable<ConstructorParameters<typeof Visitor>[0]['ReturnStatement']>>[0]['argument']>

const isString = (value: Expression): boolean =>
  value.type === 'TemplateLiteral' ||
  (value.type === 'Literal' && typeof value.value === 'string') ||
  (value.type === 'CallExpression' &&
    (isText(value.callee) || (value.callee.type === 'CallExpression' && isText(value.callee.callee, 'useText'))))

const isText = (callee: Expression, name = 'text'): boolean => callee.type === 'Identifier' && callee.name === name
