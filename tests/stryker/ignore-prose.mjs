/** Properties whose values only people read: the usage and help of admin commands. */
const proseProperties = new Set(['help', 'usage'])

/** Functions with a callback that returns the log message of a failure. */
const failureLoggers = new Set(['forEachBrand', 'forEachDueBrand'])

/**
 * Returns whether the arguments of an error are a message for operators and developers. An `ApiError` has a code, on
 * which clients depend.
 */
const isErrorWithMessage = (name) => name.endsWith('Error') && name !== 'ApiError'

function getIgnoreReason(parent, grandparent) {
  if (parent?.type === 'NewExpression' && isErrorWithMessage(parent.callee.name ?? '')) return 'error message'
  if (parent?.type === 'ClassProperty' && parent.key.name === 'name') return 'error name, which appears only in the log'
  if (parent?.type === 'CallExpression' && parent.callee.property?.name === 'log') return 'log message'
  if (parent?.type === 'ArrowFunctionExpression' && failureLoggers.has(grandparent?.callee?.name)) return 'log message'
  if (parent?.type === 'ObjectProperty' && proseProperties.has(parent.key.name)) return 'command usage or help'
  return undefined
}

/**
 * Stryker plugin that ignores mutants of prose, because a test of the wording would only repeat it. The conditions that
 * decide whether a message appears are mutated.
 */
export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'prose',
    value: {
      shouldIgnore: ({ node, parent, parentPath }) =>
        node.type === 'StringLiteral' || node.type === 'TemplateLiteral' ? getIgnoreReason(parent, parentPath?.parent) : undefined,
    },
  },
]
