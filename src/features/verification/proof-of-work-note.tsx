import { type ReactNode, useEffect, useState } from 'react'
import { useEngine, useStore, useText } from '../../engine/index.ts'
import { ProgressNote } from '../../ui/controls/progress-note.tsx'

/** Delay before the note is shown, so that it does not flash for a short computation. */
const delayMilliseconds = 400

/** Shows the progress of a proof of work if it takes longer than the delay. */
export function ProofOfWorkNote(): ReactNode {
  const { proofOfWorkProgress } = useEngine()
  const text = useText()
  const progress = useStore(proofOfWorkProgress, (state) => state.progress)
  const busy = progress !== undefined
  const [visible, setVisible] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setVisible(true), delayMilliseconds)
    return () => {
      clearTimeout(timer)
      setVisible(false)
    }
  }, [busy])
  return visible && busy ? <ProgressNote text={text('work_text')} fraction={progress} /> : null
}
