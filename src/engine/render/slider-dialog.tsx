import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Modal } from '../../ui/modal.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SliderPuzzle } from '../../ui/slider-puzzle.tsx'
import type { ValueOf } from '../contract/port.ts'
import { useEngine } from './engine.ts'
import { useText } from './hooks.ts'
import { problemOf } from './problem-of.ts'
import styles from './form.module.css'
import { solveSum } from './solve-sum.ts'

type Check = ValueOf<'verification.slider'>

/** A picture to put a piece into, by hand or with the arrow keys, and a sum that the device does for who cannot. `onDone` gets the result; nothing where it is closed. */
export function SliderDialog({ onDone }: { readonly onDone: (result: string | undefined) => void }): ReactNode {
  const { config, ports } = useEngine()
  const text = useText()
  const [check, setCheck] = useState<Check>()
  const [message, setMessage] = useState<string>()
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState<'slide' | 'sum'>()
  const stop = useRef(new AbortController())

  const load = async (): Promise<void> => {
    setCheck(undefined)
    setLeft(0)
    await ports.verification.slider().then(setCheck, (error: unknown) => setMessage(problemOf(error).detail.messageKey))
  }
  useEffect(() => {
    const leaving = new AbortController()
    stop.current = leaving
    void load()
    return () => leaving.abort()
  }, [])

  const answer = async (how: 'slide' | 'sum'): Promise<void> => {
    if (check === undefined || busy !== undefined) return
    setBusy(how)
    setMessage(undefined)
    try {
      const { id, bits } = check
      const given = how === 'slide' ? { left } : { sum: await solveSum(id, bits, stop.current.signal) }
      const { sliderResult } = await ports.verification.slide({ id, ...given })
      onDone(sliderResult)
    } catch (error) {
      if (stop.current.signal.aborted) return
      setMessage(problemOf(error).detail.messageKey)
      setBusy(undefined)
      await load()
    }
  }

  return (
    <Modal
      title={text('slider_title')}
      closeLabel={text('engine_close')}
      onClose={() => onDone(undefined)}
      kind="dialog"
      width={config.overlays.defaults.dialogWidth}
      escapeCloses
    >
      <div className={styles['form']}>
        <SliderPuzzle
          picture={check?.picture}
          piece={check?.piece}
          top={check?.top ?? 0}
          left={left}
          label={text('slider_label')}
          text={text('slider_text')}
          failedText={message === undefined || check !== undefined ? undefined : text('slider_failed')}
          onMove={setLeft}
          onRelease={() => void answer('slide')}
        />
        {message !== undefined && <Notice tone="bad">{text(message)}</Notice>}
        <div className={styles['row']}>
          <IconButton icon="refresh" label={text('slider_refresh')} onClick={() => void load()} />
          <Button tone="primary" wide busy={busy === 'slide'} disabled={check === undefined} onClick={() => void answer('slide')}>
            {text('slider_check')}
          </Button>
        </div>
        <div className={styles['other']}>
          <Button tone="link" busy={busy === 'sum'} disabled={check === undefined} onClick={() => void answer('sum')}>
            {text('slider_sum')}
          </Button>
          <p>{text('slider_sum_text')}</p>
        </div>
      </div>
    </Modal>
  )
}
