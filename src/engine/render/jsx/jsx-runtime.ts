import { jsx as makeOne, jsxs as makeMany } from 'react/jsx-runtime'
import { addLanguageAttributes } from './add-language-attributes.ts'
import { watched } from './watch-elements.ts'

/**
 * React's own, for a text that fell back to another language says so wherever it is rendered. Every file with JSX is
 * compiled to these (`jsxImportSource`).
 */
export { Fragment, type JSX } from 'react/jsx-runtime'

export const jsx: typeof makeOne = (type, props, key) => watched(makeOne(type, addLanguageAttributes(type, props), key))

export const jsxs: typeof makeMany = (type, props, key) => watched(makeMany(type, addLanguageAttributes(type, props), key))
