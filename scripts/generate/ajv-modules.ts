import standalone from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'

// Both are CommonJS: the function is the module in the types' eyes, and its `default` in Node's.
const callable = <F>(module: F): F => (module as { default?: F }).default ?? module
export const addFormats = callable(formats)
export const standaloneCode = callable(standalone)
