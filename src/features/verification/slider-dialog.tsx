import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { problemOf, useEngine, useText, type ValueOf } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { SliderPuzzle } from '../../ui/forms/slider-puzzle.tsx'
import styles from './slider-dialog.module.css'
import { WorkNote } from './work-note.tsx'

type Check = ValueOf<'verification.slider'>

/**
 * A puzzle slider, by pointer or arrow keys, with proof of work as an alternative. Calls `onDone` with the result; with
 * `undefined` if closed.
 */
export function SliderDialog({ onDone }: { readonly onDone: (result: string | undefined) => void }): ReactNode {
  const { config, ports } = useEngine()
  const text = useText()
  const [check, setCheck] = useState<Check>()
  const [message, setMessage] = useState<string>()
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState<'slide' | 'work'>()
  const stop = useRef(new AbortController())

  const clear = (): void => {
    setCheck(undefined)
    setLeft(0)
  }
  const request = (): Promise<void> =>
    ports.verification.slider().then(setCheck, (error: unknown) => setMessage(problemOf(error).detail.messageKey))
  const load = async (): Promise<void> => {
    clear()
    await request()
  }
  const begin = useEffectEvent(request)
  const end = useEffectEvent(clear)
  // The picture of a hidden dialog is not shown again with it.
  useEffect(() => {
    const leaving = new AbortController()
    stop.current = leaving
    void begin()
    return () => {
      leaving.abort()
      end()
    }
  }, [])

  const answer = async (how: 'slide' | 'work'): Promise<void> => {
    if (check === undefined || busy !== undefined) return
    setBusy(how)
    setMessage(undefined)
    try {
      const { id, instead } = check
      const { signal } = stop.current
      const { sliderResult } = await (how === 'slide'
        ? ports.verification.slide({ id, left }, { signal })
        : ports.verification.slide({ id }, { signal, work: instead }))
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
      <div className={styles['steps']}>
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
        <WorkNote />
        {message !== undefined && <Notice tone="bad">{text(message)}</Notice>}
        <div className={styles['row']}>
          <IconButton icon="refresh" label={text('slider_refresh')} onClick={() => void load()} />
          <Button tone="primary" wide busy={busy === 'slide'} disabled={check === undefined} onClick={() => void answer('slide')}>
            {text('slider_check')}
          </Button>
        </div>
        <div className={styles['other']}>
          <Button tone="link" busy={busy === 'work'} disabled={check === undefined} onClick={() => void answer('work')}>
            {text('slider_work')}
          </Button>
          <p>{text('slider_work_text')}</p>
        </div>
      </div>
    </Modal>
  )
}
