import { jsx as createOne, jsxs as createMany } from 'react/jsx-runtime'
import { addLanguageAttributes } from './add-language-attributes.ts'
import { interceptElement } from './element-interceptor.ts'

/**
 * React's JSX runtime, extended so that texts in a fallback language declare it wherever they are rendered. Every JSX
 * file is compiled with it (`jsxImportSource`).
 */
export { Fragment, type JSX } from 'react/jsx-runtime'

export const jsx: typeof createOne = (type, props, key) => interceptElement(createOne(type, addLanguageAttributes(type, props), key))

export const jsxs: typeof createMany = (type, props, key) => interceptElement(createMany(type, addLanguageAttributes(type, props), key))
