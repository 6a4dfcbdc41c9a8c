import { type ReactNode, useEffect, useState } from 'react'
import { useEngine, useStore, useText } from '../../engine/index.ts'
import { ProgressNote } from '../../ui/controls/progress-note.tsx'

/** Shorter work shows no note. */
const delayMilliseconds = 400

/** Shows the progress of proof of work, if it takes longer than a moment. */
export function WorkNote(): ReactNode {
  const { work } = useEngine()
  const text = useText()
  const share = useStore(work, (state) => state.share)
  const busy = share !== undefined
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setShown(true), delayMilliseconds)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [busy])
  return shown && busy ? <ProgressNote text={text('work_text')} share={share} /> : null
}
