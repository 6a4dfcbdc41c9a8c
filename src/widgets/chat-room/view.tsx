import { useEffect, useState, type ReactNode } from 'react'
import { ActionLink, useConfig, useText, type WidgetViewProps } from '../../engine/index.ts'
import { Button, getButtonClass } from '../../ui/controls/button.tsx'
import { Empty } from '../../ui/controls/empty.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Spinner } from '../../ui/controls/spinner.tsx'
import styles from './style.module.css'

/**
 * The chat room that the brand configures, or a link to customer service if there is none. No player data is passed to
 * the chat room.
 */
export function View({ props: { height = 480 } }: WidgetViewProps<'chat-room'>): ReactNode {
  const url = useConfig(({ settings }) => settings.chat?.url)
  const [attempt, setAttempt] = useState(0)
  const text = useText()
  if (url === undefined)
    return (
      <Empty
        icon="chat"
        level={3}
        title={text('chat_title')}
        text={text('chat_none_text')}
        action={
          <ActionLink action={{ support: 'AUTO' }} className={getButtonClass({ tone: 'primary' })}>
            {text('contact_support')}
          </ActionLink>
        }
      />
    )
  return <ChatFrame key={attempt} url={url} height={height} onRetry={() => setAttempt(attempt + 1)} />
}

function ChatFrame({ url, height, onRetry }: { readonly url: string; readonly height: number; readonly onRetry: () => void }): ReactNode {
  const text = useText()
  const timeoutSeconds = useConfig(({ settings }) => settings.times.launchTimeoutSeconds)
  const [state, setState] = useState<'loading' | 'timedOut' | 'loaded'>('loading')
  useEffect(() => {
    if (state !== 'loading') return undefined
    const timer = setTimeout(() => setState('timedOut'), timeoutSeconds * 1000)
    return () => clearTimeout(timer)
  }, [state, timeoutSeconds])
  return (
    <div className={styles['room']} style={{ blockSize: height }}>
      <iframe
        className={styles['frame']}
        src={url}
        title={text('chat_title')}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="origin"
        onLoad={() => setState('loaded')}
      />
      {state !== 'loaded' && (
        <div className={styles['overlay']}>
          {state === 'loading' ? (
            <Spinner size={28} label={text('chat_opening')} />
          ) : (
            <Notice tone="warn" action={<Button onClick={onRetry}>{text('engine_retry')}</Button>}>
              <strong>{text('chat_late_title')}</strong> {text('chat_late_text')}
            </Notice>
          )}
        </div>
      )}
    </div>
  )
}
