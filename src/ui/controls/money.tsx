import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { cx } from './cx.ts'
import styles from './money.module.css'

/** A formatted amount with tabular figures, without line breaks, in its own direction. */
export function Money({ text, className }: { readonly text: string; readonly className?: string | undefined }): ReactNode {
  return <span className={cx('figures', styles['money'], className)}>{text}</span>
}

interface CountingMoneyProps {
  /** In minor units. */
  readonly amount: bigint
  readonly write: (amount: bigint) => string
  readonly className?: string | undefined
}

const milliseconds = 700
const steps = 1000

/** An amount that counts to its new value; at once with reduced motion. */
export function CountingMoney({ amount, write, className }: CountingMoneyProps): ReactNode {
  const [shown, setShown] = useState(amount)
  const now = useRef(amount)
  const say = (value: bigint): void => {
    now.current = value
    setShown(value)
  }
  const countOn = useEffectEvent((): (() => void) | undefined => {
    const from = now.current
    if (from === amount) return undefined
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const begun = performance.now()
    const step = (moment: number): void => {
      const share = reducedMotion ? 1 : Math.min(1, Math.max(0, (moment - begun) / milliseconds))
      const eased = BigInt(Math.round((1 - (1 - share) ** 3) * steps))
      say(from + ((amount - from) * eased) / BigInt(steps))
      if (share < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  })
  useEffect(() => countOn(), [amount])
  return <Money className={className} text={write(shown)} />
}
