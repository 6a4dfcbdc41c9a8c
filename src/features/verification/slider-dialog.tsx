import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { toProblem, useEngine, useText, type ResponseOf } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { SliderPuzzle } from '../../ui/forms/slider-puzzle.tsx'
import styles from './slider-dialog.module.css'
import { ProofOfWorkNote } from './proof-of-work-note.tsx'

type Puzzle = ResponseOf<'verification.slider'>

/**
 * A slider puzzle that is solved with the pointer or the arrow keys, with proof of work as an alternative. Calls
 * `onDone` with the result, or with `undefined` if it is closed.
 */
export function SliderDialog({ onDone }: { readonly onDone: (result: string | undefined) => void }): ReactNode {
  const { config, ports } = useEngine()
  const text = useText()
  const [puzzle, setPuzzle] = useState<Puzzle>()
  const [message, setMessage] = useState<string>()
  const [left, setLeft] = useState(0)
  const [busy, setBusy] = useState<'slide' | 'work'>()
  const controllerRef = useRef(new AbortController())

  const resetPuzzle = (): void => {
    setPuzzle(undefined)
    setLeft(0)
  }
  const fetchPuzzle = (): Promise<void> =>
    ports.verification.slider().then(setPuzzle, (error: unknown) => setMessage(toProblem(error).detail.messageKey))
  const refreshPuzzle = async (): Promise<void> => {
    resetPuzzle()
    await fetchPuzzle()
  }
  const onShow = useEffectEvent(fetchPuzzle)
  const onHide = useEffectEvent(resetPuzzle)
  // A puzzle is discarded when the dialog is hidden, since each puzzle is shown only once.
  useEffect(() => {
    const controller = new AbortController()
    controllerRef.current = controller
    void onShow()
    return () => {
      controller.abort()
      onHide()
    }
  }, [])

  const submit = async (method: 'slide' | 'work'): Promise<void> => {
    if (puzzle === undefined || busy !== undefined) return
    setBusy(method)
    setMessage(undefined)
    try {
      const { id, alternative: proofOfWork } = puzzle
      const { signal } = controllerRef.current
      const { sliderResult } = await (method === 'slide'
        ? ports.verification.slide({ id, left }, { signal })
        : ports.verification.slide({ id }, { signal, work: proofOfWork }))
      onDone(sliderResult)
    } catch (error) {
      if (controllerRef.current.signal.aborted) return
      setMessage(toProblem(error).detail.messageKey)
      setBusy(undefined)
      await refreshPuzzle()
    }
  }

  return (
    <Modal
      title={text('slider_title')}
      closeLabel={text('engine_close')}
      onClose={() => onDone(undefined)}
      kind="dialog"
      width={config.overlays.defaults.dialogWidth}
      closeOnEscape
    >
      <div className={styles['content']}>
        <SliderPuzzle
          picture={puzzle?.picture}
          piece={puzzle?.piece}
          top={puzzle?.top ?? 0}
          left={left}
          label={text('slider_label')}
          text={text('slider_text')}
          failedText={message === undefined || puzzle !== undefined ? undefined : text('slider_failed')}
          onMove={setLeft}
          onRelease={() => void submit('slide')}
        />
        <ProofOfWorkNote />
        {message !== undefined && <Notice tone="bad">{text(message)}</Notice>}
        <div className={styles['row']}>
          <IconButton icon="refresh" label={text('slider_refresh')} onClick={() => void refreshPuzzle()} />
          <Button tone="primary" wide busy={busy === 'slide'} disabled={puzzle === undefined} onClick={() => void submit('slide')}>
            {text('slider_check')}
          </Button>
        </div>
        <div className={styles['alternative']}>
          <Button tone="link" busy={busy === 'work'} disabled={puzzle === undefined} onClick={() => void submit('work')}>
            {text('slider_work')}
          </Button>
          <p>{text('slider_work_text')}</p>
        </div>
      </div>
    </Modal>
  )
}
