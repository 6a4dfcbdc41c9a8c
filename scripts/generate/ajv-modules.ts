import standalone from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'

// Both packages are CommonJS: the types declare the function as the module, but in Node it is the module's `default`.
const unwrapDefault = <F>(module: F): F => (module as { default?: F }).default ?? module
export const addFormats = unwrapDefault(formats)
export const standaloneCode = unwrapDefault(standalone)
