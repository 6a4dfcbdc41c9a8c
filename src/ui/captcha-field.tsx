import type { ReactNode } from 'react'
import styles from './field.module.css'
import { IconButton } from './icon-button.tsx'
import { Skeleton } from './skeleton.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'
import type { CaptchaPicture } from './use-captcha.ts'

export interface CaptchaFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'start'> {
  readonly captcha: CaptchaPicture
  /** What the picture is, for who does not see it. */
  readonly pictureLabel: string
  readonly refreshLabel: string
  readonly failedText: string
}

/** The characters of a picture, with the picture and a way to another one. */
export function CaptchaField({ captcha, pictureLabel, refreshLabel, failedText, ...rest }: CaptchaFieldProps): ReactNode {
  const { picture, failed, refresh } = captcha
  return (
    <TextField
      autoCapitalize="characters"
      autoCorrect="off"
      autoComplete="off"
      spellCheck={false}
      {...rest}
      end={
        <span className={styles['captcha']}>
          <span className={styles['picture']}>
            {picture !== undefined && <img src={`data:image/png;base64,${picture}`} alt={pictureLabel} width={132} height={44} />}
            {picture === undefined && (failed ? <span role="status">{failedText}</span> : <Skeleton />)}
          </span>
          <IconButton icon="refresh" label={refreshLabel} onClick={refresh} />
        </span>
      }
    />
  )
}
