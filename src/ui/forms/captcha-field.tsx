import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import styles from './field.module.css'
import { IconButton } from '../controls/icon-button.tsx'
import { Skeleton } from '../controls/skeleton.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import type { CaptchaPicture } from './use-captcha.ts'

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'start'> {
  readonly captcha: CaptchaPicture
  /** What the picture is, for who does not see it. */
  readonly pictureLabel: string
  readonly refreshLabel: string
  readonly failedText: string
  /** The way on for who cannot read it. */
  readonly revealLabel: string
  /** What stands in the place of the picture then. */
  readonly revealedText: string
}

/** The characters of a picture, with the picture, a way to another one, and a way to be told them. */
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
