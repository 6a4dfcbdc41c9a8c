import { jsx as makeOne, jsxs as makeMany } from 'react/jsx-runtime'
import { addLanguageAttributes } from './add-language-attributes.ts'
import { watched } from './watch-elements.ts'

/**
 * React's JSX runtime, extended so that texts in a fallback language declare it wherever they are rendered. Every JSX
 * file is compiled with it (`jsxImportSource`).
 */
export { Fragment, type JSX } from 'react/jsx-runtime'

export const jsx: typeof makeOne = (type, props, key) => watched(makeOne(type, addLanguageAttributes(type, props), key))

export const jsxs: typeof makeMany = (type, props, key) => watched(makeMany(type, addLanguageAttributes(type, props), key))
