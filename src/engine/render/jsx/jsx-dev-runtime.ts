import { jsxDEV as make } from 'react/jsx-dev-runtime'
import { addLanguageAttributes } from './add-language-attributes.ts'
import { notifyWatcher } from './watch-elements.ts'

/** The development version of jsx-runtime.ts. */
export { Fragment, type JSX } from 'react/jsx-dev-runtime'

export const jsxDEV: typeof make = (type, props, ...rest) => notifyWatcher(make(type, addLanguageAttributes(type, props), ...rest))
