import type { ReactNode } from 'react'

/**
 * Stands in for the Markdown library that the form library brings along (23 KB): no description of ours is Markdown. The build
 * puts it in that library's place.
 */
export const Markdown = ({ children }: { readonly children?: ReactNode }): ReactNode => children
