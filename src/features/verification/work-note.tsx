import { type ReactNode, useEffect, useState } from 'react'
import { useEngine, useStore, useText } from '../../engine/index.ts'
import { ProgressNote } from '../../ui/controls/progress-note.tsx'

/** What is over sooner needs no sign. */
const patienceMilliseconds = 400

/** Says that the browser is doing a proof of work, once that takes longer than a moment, and how far it is. */
export function WorkNote(): ReactNode {
  const { work } = useEngine()
  const text = useText()
  const share = useStore(work, (state) => state.share)
  const busy = share !== undefined
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!busy) return undefined
    const timer = setTimeout(() => setShown(true), patienceMilliseconds)
    return () => {
      clearTimeout(timer)
      setShown(false)
    }
  }, [busy])
  return shown && busy ? <ProgressNote text={text('work_text')} share={share} /> : null
}
