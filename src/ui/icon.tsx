import type { ReactNode } from 'react'
import { icons, type IconName } from './icons.ts'

/**
 * An icon of the one family, drawn in the text's colour. It is decoration: what it means must stand beside it as text
 * or as the label of the control around it.
 */
export function Icon({ name, size = 20, className }: { readonly name: IconName; readonly size?: number; readonly className?: string | undefined }): ReactNode {
  const Drawing = icons[name]
  return <Drawing size={size} strokeWidth={size >= 28 ? 1.5 : 1.75} aria-hidden="true" {...(className !== undefined && { className })} />
}
