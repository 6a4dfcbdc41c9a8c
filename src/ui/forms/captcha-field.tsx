import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import styles from './field.module.css'
import { IconButton } from '../controls/icon-button.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import type { CaptchaState } from './use-captcha.ts'

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'start'> {
  readonly captcha: CaptchaState
  /** Alternative text of the picture. */
  readonly pictureLabel: string
  readonly refreshLabel: string
  readonly failedText: string
  /** Label of the button that fills in the characters. */
  readonly revealLabel: string
  /** Replaces the picture once the characters are filled in. */
  readonly revealedText: string
}

/**
 * A captcha: picture, input, a button for another picture, and a button that fills in the characters for users who
 * cannot read the picture.
 */
export function CaptchaField({
  captcha,
  pictureLabel,
  refreshLabel,
  failedText,
  revealLabel,
  revealedText,
  ...rest
}: CaptchaFieldProps): ReactNode {
  const { picture, failed, revealed, refresh, revealing, reveal } = captcha
  const fillIn = async (): Promise<void> => {
    const text = await reveal()
    if (text !== undefined) rest.onChange(text)
  }
  return (
    <div className={styles['captcha']}>
      <div className={styles['pictureRow']}>
        <span className={styles['picture']}>
          {picture !== undefined && <img src={`data:image/png;base64,${picture}`} alt={pictureLabel} width={216} height={72} />}
          {failed && <span role="status">{failedText}</span>}
          {revealed && <span role="status">{revealedText}</span>}
          {picture === undefined && !failed && !revealed && <Skeleton />}
        </span>
        <IconButton icon="refresh" label={refreshLabel} onClick={refresh} />
      </div>
      <TextField autoCapitalize="characters" autoCorrect="off" autoComplete="off" spellCheck={false} {...rest} />
      <Button tone="link" size="s" busy={revealing} onClick={() => void fillIn()}>
        {revealLabel}
      </Button>
    </div>
  )
}
