import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react'
import { computePanelPosition } from './panel-position.ts'
import { useLayer } from './use-layer.ts'

const OPEN_DELAY_MS = 120
const CLOSE_DELAY_MS = 300

export interface PopoverOptions {
  /** Whether the popover also opens on hover. */
  readonly hover?: boolean
  readonly align?: 'start' | 'end' | 'center'
  /** Whether the panel is beside the trigger instead of below it. */
  readonly beside?: boolean
  /** Distance between trigger and panel in pixels. */
  readonly gap?: number
  /** Called after the panel has opened by click or key; `byKey` is `true` if the keyboard opened it. */
  readonly onOpen?: (panel: HTMLElement, byKey: boolean) => void
}

export interface PopoverState {
  readonly open: boolean
  readonly close: () => void
  /** Props of the element around trigger and panel. */
  readonly container: {
    onPointerEnter: (event: PointerEvent) => void
    onPointerMove: (event: PointerEvent) => void
    onPointerLeave: (event: PointerEvent) => void
    onBlur: (event: FocusEvent) => void
  }
  readonly trigger: { popoverTarget: string; 'aria-expanded': boolean; 'aria-controls': string; onClick: (event: MouseEvent) => void }
  /** Ref of the element that the panel is positioned by: the trigger, or an element that contains it. */
  readonly anchor: (element: HTMLElement | null) => void
  readonly panel: {
    ref: RefObject<HTMLDivElement | null>
    id: string
    popover: 'auto'
    onToggle: (event: { newState?: string }) => void
    onClick: (event: MouseEvent) => void
  }
}

/**
 * A popover in the browser's top layer. It opens on click, key press and touch, and with `hover` when the mouse is over
 * the trigger for a short time. It closes on Escape, on a click outside or on a link inside, when the focus or (with
 * `hover`, after a delay) the mouse leaves, and on the browser's Back unless it was opened by hovering. Each downward
 * mouse movement restarts the opening delay, so that a diagonal path to an open panel does not open the popovers beside
 * it.
 */
export function usePopover({ hover = false, align = 'start', beside = false, gap = 6, onOpen }: PopoverOptions = {}): PopoverState {
  const [open, setOpen] = useState(false)
  const [isOpenByHover, setIsOpenByHover] = useState(false)
  const id = useId()
  const anchorElement = useRef<HTMLElement>(null)
  const anchor = useCallback((element: HTMLElement | null) => void (anchorElement.current = element), [])
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedBy = useRef<'hover' | 'key' | 'click'>('click')

  const scheduleSetOpen = (delay: number, nextOpen: boolean): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (nextOpen) openedBy.current = 'hover'
      setIsOpenByHover(nextOpen)
      setOpen(nextOpen)
    }, delay)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useLayer(open && !isOpenByHover, () => setOpen(false))

  useLayoutEffect(() => {
    const element = panel.current
    if (!open || !element) return
    element.showPopover?.()
    const updatePosition = (): void => {
      const trigger = anchorElement.current?.getBoundingClientRect()
      if (!trigger) return
      element.style.maxBlockSize = ''
      const position = computePanelPosition({
        trigger,
        panel: element.getBoundingClientRect(),
        window: { width: document.documentElement.clientWidth, height: window.innerHeight },
        align,
        side: beside ? 'beside' : 'below',
        gap,
        rtl: getComputedStyle(element).direction === 'rtl',
      })
      element.style.left = `${position.left}px`
      element.style.top = `${position.top}px`
      element.style.maxBlockSize = `${position.maxHeight}px`
    }
    updatePosition()
    window.addEventListener('resize', updatePosition)
    window.addEventListener('scroll', updatePosition, { passive: true })
    return () => {
      window.removeEventListener('resize', updatePosition)
      window.removeEventListener('scroll', updatePosition)
      element.hidePopover?.()
    }
  }, [open, align, beside, gap])

  const isMouseHover = (event: PointerEvent): boolean => hover && event.pointerType === 'mouse'
  return {
    open,
    close: () => setOpen(false),
    anchor,
    container: {
      onPointerEnter: (event) => isMouseHover(event) && scheduleSetOpen(OPEN_DELAY_MS, true),
      onPointerMove: (event) => {
        const towardsPanel = event.movementY > Math.abs(event.movementX) * 0.5
        if (isMouseHover(event) && !open && towardsPanel) scheduleSetOpen(OPEN_DELAY_MS, true)
      },
      onPointerLeave: (event) => isMouseHover(event) && scheduleSetOpen(CLOSE_DELAY_MS, false),
      onBlur: (event) => {
        const nextFocus = event.relatedTarget
        if (nextFocus instanceof Node && !event.currentTarget.contains(nextFocus)) setOpen(false)
      },
    },
    trigger: {
      popoverTarget: id,
      'aria-expanded': open,
      'aria-controls': id,
      onClick: (event) => {
        event.preventDefault()
        clearTimeout(timer.current)
        const openedByHover = open && openedBy.current === 'hover'
        openedBy.current = event.detail === 0 ? 'key' : 'click'
        setIsOpenByHover(false)
        if (!openedByHover) setOpen(!open)
      },
    },
    panel: {
      ref: panel,
      id,
      popover: 'auto',
      onToggle: (event) => {
        if (event.newState === 'closed') setOpen(false)
        else if (panel.current && openedBy.current !== 'hover') onOpen?.(panel.current, openedBy.current === 'key')
      },
      onClick: (event) => {
        if (event.target instanceof Element && event.target.closest('a[href]')) setOpen(false)
      },
    },
  }
}
