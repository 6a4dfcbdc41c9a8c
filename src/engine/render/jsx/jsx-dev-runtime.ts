import { jsxDEV as make } from 'react/jsx-dev-runtime'
import { addLanguageAttributes } from './add-language-attributes.ts'
import { watched } from './watch-elements.ts'

/** The development version of jsx-runtime.ts. */
export { Fragment, type JSX } from 'react/jsx-dev-runtime'

export const jsxDEV: typeof make = (type, props, ...rest) => watched(make(type, addLanguageAttributes(type, props), ...rest))
