import { useState, type ReactNode } from 'react'
import { SliderDialog } from './slider-dialog.tsx'

export interface SliderCheck {
  /** The dialog, while it is asked for. */
  readonly dialog: ReactNode
  /** What goes with the call: nothing where no check is needed. Undefined where the visitor has given the check up. */
  pass(): Promise<{ readonly sliderResult?: string } | undefined>
}

/** Asks for a slider check where the brand wants one, before a call is made. */
export function useSlider(enabled: boolean): SliderCheck {
  const [challenge, setChallenge] = useState<{ readonly done: (result: string | undefined) => void }>()
  const pass: SliderCheck['pass'] = async () => {
    if (!enabled) return {}
    const sliderResult = await new Promise<string | undefined>((done) => setChallenge({ done }))
    setChallenge(undefined)
    return sliderResult === undefined ? undefined : { sliderResult }
  }
  return { dialog: challenge && <SliderDialog onDone={challenge.done} />, pass }
}
