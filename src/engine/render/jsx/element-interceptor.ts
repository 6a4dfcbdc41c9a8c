import type { ReactElement } from 'react'

type ElementInterceptor = (element: ReactElement) => ReactElement

let interceptor: ElementInterceptor | undefined

/** Returns the element, or its replacement if an interceptor is set. Only pages with the inspector set one. */
export const interceptElement: ElementInterceptor = (element) => (interceptor ? interceptor(element) : element)

/** Sets the interceptor, which can replace every element that is created from now on; `undefined` removes it. */
export function setElementInterceptor(newInterceptor: ElementInterceptor | undefined): void {
  interceptor = newInterceptor
}
