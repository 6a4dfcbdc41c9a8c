import { useEffect, useRef, useState } from 'react'

/** Whether a form stands open in the place of its button. Where it has closed, the button has the focus again. */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const containerRef = useRef<HTMLDivElement>(null)
  const before = useRef(false)
  useEffect(() => {
    if (!open && before.current) containerRef.current?.querySelector('button')?.focus()
    before.current = open
  }, [open])
  return { open, setOpen, place: containerRef }
}
