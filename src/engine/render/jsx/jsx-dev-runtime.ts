import { jsxDEV as reactJsxDEV } from 'react/jsx-dev-runtime'
import { addLanguageAttributes } from './add-language-attributes.ts'
import { interceptElement } from './element-interceptor.ts'

/** The development version of jsx-runtime.ts. */
export { Fragment, type JSX } from 'react/jsx-dev-runtime'

export const jsxDEV: typeof reactJsxDEV = (type, props, ...rest) =>
  interceptElement(reactJsxDEV(type, addLanguageAttributes(type, props), ...rest))
