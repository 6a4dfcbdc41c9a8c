import { useEffect, useRef, useState } from 'react'

/** State of a form that replaces the button that opens it. When the form closes, the button receives the focus. */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const containerRef = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (!open && wasOpen.current) containerRef.current?.querySelector('button')?.focus()
    wasOpen.current = open
  }, [open])
  return { open, setOpen, containerRef }
}
