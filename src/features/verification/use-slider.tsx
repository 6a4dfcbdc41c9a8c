import { useState, type ReactNode } from 'react'
import { SliderDialog } from './slider-dialog.tsx'

export interface SliderCheck {
  /** The dialog, while it is open. */
  readonly dialog: ReactNode
  /** Resolves to the fields to send: empty if no check is needed, `undefined` if the visitor cancelled. */
  verify(): Promise<{ readonly sliderResult?: string } | undefined>
}

/** Runs a slider check before a request, if the brand requires one. */
export function useSlider(enabled: boolean): SliderCheck {
  const [challenge, setChallenge] = useState<{ readonly done: (result: string | undefined) => void }>()
  const verify: SliderCheck['verify'] = async () => {
    if (!enabled) return {}
    const sliderResult = await new Promise<string | undefined>((done) => setChallenge({ done }))
    setChallenge(undefined)
    return sliderResult === undefined ? undefined : { sliderResult }
  }
  return { dialog: challenge && <SliderDialog onDone={challenge.done} />, verify }
}
