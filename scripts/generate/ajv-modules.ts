import standalone from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'

// Both packages are CommonJS: the types declare the function as the module, but in Node it is the module's `default`.
const callable = <F>(module: F): F => (module as { default?: F }).default ?? module
export const addFormats = callable(formats)
export const standaloneCode = callable(standalone)
