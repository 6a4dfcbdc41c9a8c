import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'
import { addLanguageAttributes } from './add-language-attributes.ts'
import { interceptElement } from './element-interceptor.ts'

/**
 * React's JSX runtime, extended so that the language of each text in a fallback language is declared wherever it is
 * rendered. Every JSX file is compiled with it (`jsxImportSource`).
 */
export { Fragment, type JSX } from 'react/jsx-runtime'

export const jsx: typeof reactJsx = (type, props, key) => interceptElement(reactJsx(type, addLanguageAttributes(type, props), key))

export const jsxs: typeof reactJsxs = (type, props, key) => interceptElement(reactJsxs(type, addLanguageAttributes(type, props), key))
