import type { ReactNode } from 'react'

interface FileViewProps {
  /** The response of a command whose output is a file: its media type, and its content in Base64. */
  readonly value: unknown
  readonly name: string
}

/**
 * Media types of images that browsers display without executing scripts. Other files are only offered for download.
 */
const imageTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])

/** Shows an image, and offers any file for download. */
export function FileView({ value, name }: FileViewProps): ReactNode {
  const { type, data } = value as { readonly type: string; readonly data: string }
  const isImage = imageTypes.has(type)
  const url = `data:${isImage ? type : 'application/octet-stream'};base64,${data}`
  return (
    <p className="file">
      {isImage && <img src={url} alt={`Preview of ${name}`} />}
      <a href={url} download={`${name}.${type.replace(/^.*[/-]/, '')}`}>
        Download ({type})
      </a>
    </p>
  )
}
