import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cx } from './cx.ts'
import styles from './money.module.css'

/** A formatted amount with tabular figures and without line breaks, left to right in every language. */
export function Money({ text, className }: { readonly text: string; readonly className?: string | undefined }): ReactNode {
  return <span className={cx('figures', styles['money'], className)}>{text}</span>
}

interface AnimatedMoneyProps {
  /** In minor units. */
  readonly amount: bigint
  readonly format: (amount: bigint) => string
  readonly className?: string | undefined
}

const durationMilliseconds = 700
const easingSteps = 1000

/** An amount that counts up or down to its new value. With reduced motion, it changes at once. */
export function AnimatedMoney({ amount, format, className }: AnimatedMoneyProps): ReactNode {
  const [displayed, setDisplayed] = useState(amount)
  const displayedRef = useRef(amount)
  const display = (value: bigint): void => {
    displayedRef.current = value
    setDisplayed(value)
  }
  const startAnimation = useEffectEvent((): (() => void) | undefined => {
    const start = displayedRef.current
    if (start === amount) return undefined
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const startTime = performance.now()
    const renderFrame = (timestamp: number): void => {
      const progress = reducedMotion ? 1 : Math.min(1, Math.max(0, (timestamp - startTime) / durationMilliseconds))
      const easedSteps = BigInt(Math.round((1 - (1 - progress) ** 3) * easingSteps))
      display(start + ((amount - start) * easedSteps) / BigInt(easingSteps))
      if (progress < 1) frame = requestAnimationFrame(renderFrame)
    }
    let frame = requestAnimationFrame(renderFrame)
    return () => cancelAnimationFrame(frame)
  })
  useEffect(() => startAnimation(), [amount])
  return <Money className={className} text={format(displayed)} />
}
