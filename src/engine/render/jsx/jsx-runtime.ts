import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime'
import { addLanguageAttributes } from './add-language-attributes.ts'
import { interceptElement } from './element-interceptor.ts'

/**
 * React's JSX runtime with two extensions: every text in a fallback language declares its language, and the inspector
 * can intercept every element. Every JSX file is compiled with it (`jsxImportSource`).
 */
export { Fragment, type JSX } from 'react/jsx-runtime'

export const jsx: typeof reactJsx = (type, props, key) => interceptElement(reactJsx(type, addLanguageAttributes(type, props), key))

export const jsxs: typeof reactJsxs = (type, props, key) => interceptElement(reactJsxs(type, addLanguageAttributes(type, props), key))
