import { useDeferredValue, useEffect, useRef, useState, type ReactNode } from 'react'
import { waitForPaint } from '../../../ui/hooks/timing.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Modal, type ModalProps } from '../../../ui/overlay/modal.tsx'
import type { SiteConfig, SiteOverlay } from '../../contract/site.ts'
import type { OverlayContent, OverlayEntry } from '../../state/overlays.ts'
import { useEngine } from '../engine.ts'
import { useAsset, useConfig, useSite, useText, useIsWide } from '../hooks.ts'
import { NodeSkeleton } from '../nodes/node-fallbacks.tsx'
import { Nodes } from '../nodes/nodes.tsx'
import { OverlayPageContext } from './overlay-page.ts'
import styles from '../style.module.css'
import { useStore } from '../use-store.ts'

/** Renders all open overlays, the topmost last. */
export function OverlayStack(): ReactNode {
  const stack = useStore(useEngine().overlays, (entries) => entries)
  return stack.map((entry) => <OverlayView key={entry.key} entry={entry} />)
}

function OverlayView({ entry }: { readonly entry: OverlayEntry }): ReactNode {
  const { overlays } = useEngine()
  const body = useRef<HTMLDivElement>(null)
  const { key, phase, content } = entry

  useEffect(() => {
    if (phase === 'before-open') overlays.markOpen(key)
    if (phase !== 'before-close') return undefined
    const dialog = body.current?.closest('dialog')
    let cancelled = false
    void waitForPaint()
      .then(() => Promise.allSettled(dialog?.getAnimations().map((animation) => animation.finished) ?? []))
      .then(() => cancelled || overlays.markClosed(key))
    return () => void (cancelled = true)
  }, [overlays, key, phase])

  const timeOut = useSite((site) => (content.type === 'overlay' ? site.overlays[content.id]?.timeOut : undefined))
  useEffect(() => {
    if (timeOut === undefined) return undefined
    const timer = setTimeout(() => overlays.close(key), timeOut)
    return () => clearTimeout(timer)
  }, [overlays, key, timeOut])

  const sessionEnded = useSessionEnded(content)
  useEffect(() => {
    if (sessionEnded) overlays.close(key)
  }, [overlays, key, sessionEnded])

  const close = (confirmed: boolean): void => overlays.close(key, confirmed)
  return (
    <OverlayFrame content={content} open={phase !== 'before-close'} onClose={() => close(false)}>
      <div ref={body} data-phase={phase}>
        <OverlayBody content={content} onAnswer={close} />
      </div>
    </OverlayFrame>
  )
}

/** Whether a restricted overlay was opened in a session that has ended. */
function useSessionEnded(content: OverlayContent): boolean {
  const loggedIn = useSite(({ visitor }) => visitor.kind !== 'visitor')
  const access = useSite((site) => (content.type === 'overlay' ? site.overlays[content.id]?.access : undefined))
  const [wasLoggedIn] = useState(loggedIn)
  return wasLoggedIn && !loggedIn && access !== undefined && access !== 'everyone'
}

interface FrameProps {
  readonly content: OverlayContent
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

function OverlayFrame({ content, open, onClose, children }: FrameProps): ReactNode {
  const text = useText()
  const asset = useAsset()
  const defaults = useConfig((config) => config.overlays.defaults)
  const overlay = useSite((site) => (content.type === 'overlay' ? site.overlays[content.id] : undefined))
  const hasUrl = useConfig(({ overlays }) => hasOwnUrl(content, overlays))
  const isDialog = overlay === undefined ? true : overlay.kind === 'dialog'
  return (
    <Modal
      title={text(overlay?.title ?? (content.type === 'overlay' ? 'warning_title' : content.title))}
      closeLabel={text('engine_close')}
      onClose={onClose}
      open={open}
      closeOnBack={!hasUrl}
      kind={isDialog ? 'dialog' : 'modal'}
      width={overlay?.width ?? (isDialog ? defaults.dialogWidth : defaults.modalWidth)}
      {...getMinHeightProps(overlay, defaults.modalHeight)}
      closeOnEscape={overlay?.clickToClose ?? false}
      head={overlay?.head}
      {...(overlay?.banner && { banner: asset(overlay.banner) })}
      {...(content.type !== 'overlay' && { role: 'alertdialog' as const })}
    >
      {children}
    </Modal>
  )
}

/** Whether the URL represents the open overlay: by the path of its route, or by the query parameter of a centre. */
const hasOwnUrl = (content: OverlayContent, { memberCentre, agentCentre }: SiteConfig['overlays']): boolean =>
  content.type === 'overlay' && (content.openedByRoute || content.id === memberCentre || content.id === agentCentre)

const getMinHeightProps = (overlay: SiteOverlay | undefined, modalHeight: number): Pick<ModalProps, 'minHeight'> => {
  const minHeight = overlay?.height ?? (overlay?.kind === 'modal' ? modalHeight : undefined)
  return minHeight === undefined ? {} : { minHeight }
}

function OverlayBody({
  content,
  onAnswer,
}: {
  readonly content: OverlayContent
  readonly onAnswer: (confirmed: boolean) => void
}): ReactNode {
  const text = useText()
  const { openOverlay } = useEngine()
  const nodes = useSite((site) => (content.type === 'overlay' ? site.overlays[content.id]?.nodes : undefined))
  // On a phone the frame is painted first and the content next, which improves INP. A wide screen paints both at once.
  const contentReady = useDeferredValue(true, useIsWide())
  if (content.type === 'overlay') {
    return (
      <OverlayPageContext value={{ page: content.page }}>
        {contentReady ? <Nodes nodes={nodes ?? []} /> : <NodeSkeleton />}
      </OverlayPageContext>
    )
  }
  const offer = content.type === 'warn' ? content.offer : undefined
  const focusesConfirm = content.type === 'warn' && offer === undefined
  return (
    <>
      <p className={styles['dialogText']}>{content.type === 'warn' ? text(content.text, content.values) : text(content.text)}</p>
      <div className={styles['dialogActions']}>
        {content.type === 'confirm' && (
          // A held Enter key must not confirm an action that cannot be undone.
          <Button data-autofocus="" onClick={() => onAnswer(false)}>
            {text(content.cancel)}
          </Button>
        )}
        <Button
          {...(!offer && { tone: 'primary' as const })}
          data-autofocus={focusesConfirm ? '' : undefined}
          onClick={() => onAnswer(true)}
        >
          {text(content.confirm)}
        </Button>
        {offer && (
          <Button
            tone="primary"
            data-autofocus=""
            onClick={() => {
              onAnswer(false)
              openOverlay(offer.overlay)
            }}
          >
            {text(offer.label)}
          </Button>
        )}
      </div>
    </>
  )
}
