import { type ReactNode, useEffect, useState } from 'react'
import { ProgressNote } from '../../ui/controls/progress-note.tsx'
import { useEngine } from '../../engine/render/engine.ts'
import { useText } from '../../engine/render/hooks.ts'
import { useStore } from '../../engine/render/use-store.ts'

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
