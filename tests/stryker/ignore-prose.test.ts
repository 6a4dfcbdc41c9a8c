import { describe, expect, it } from 'vitest'
import { strykerPlugins } from './ignore-prose.mjs'

const [{ value: plugin }] = strykerPlugins
const text = { type: 'StringLiteral' }
const identifier = (name: string) => ({ type: 'Identifier', name })
const call = (name: string) => ({ type: 'CallExpression', callee: identifier(name) })
const log = { type: 'CallExpression', callee: { type: 'MemberExpression', property: identifier('log') } }
const newExpression = (name: string) => ({ type: 'NewExpression', callee: identifier(name) })
const property = (type: string, name: string) => ({ type, key: identifier(name) })
const arrow = { type: 'ArrowFunctionExpression' }

describe('mutants of text literals', () => {
  it.each([
    ['the message of an error', newExpression('AdminApiError')],
    ['the name of an error', property('ClassProperty', 'name')],
    ['a log message', log],
    ['the help of a command', property('ObjectProperty', 'help')],
  ])('are ignored in %s', (_, parent) => {
    expect(plugin.shouldIgnore({ node: text, parent })).toBeDefined()
  })

  it('are ignored in the log message of a brand’s failure', () => {
    expect(plugin.shouldIgnore({ node: text, parent: arrow, parentPath: { parent: call('forEachDueBrand') } })).toBeDefined()
    expect(plugin.shouldIgnore({ node: text, parent: arrow, parentPath: { parent: call('map') } })).toBeUndefined()
  })

  it.each([
    ['the code of an error', newExpression('ApiError')],
    ['another property', property('ObjectProperty', 'purpose')],
    ['an argument', call('parseAmount')],
  ])('are kept in %s', (_, parent) => {
    expect(plugin.shouldIgnore({ node: text, parent })).toBeUndefined()
  })

  it('are kept in a condition that decides whether a message appears', () => {
    expect(plugin.shouldIgnore({ node: { type: 'ConditionalExpression' }, parent: log })).toBeUndefined()
  })
})
