import type { ReactNode } from 'react'

interface FileViewProps {
  /** The response of a command whose output is a file: its media type, and its content in Base64. */
  readonly value: unknown
  /** Name of the downloaded file, without its extension. */
  readonly name: string
  /** What the file shows. */
  readonly title: string
}

/**
 * Media types of images that browsers display without executing scripts. Other files are only offered for download.
 */
const imageTypes: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'])

/** Shows an image, and offers any file for download. */
export function FileView({ value, name, title }: FileViewProps): ReactNode {
  const { type, data } = value as { readonly type: string; readonly data: string }
  const isImage = imageTypes.has(type)
  const extension = type.replace(/^.*[/-]/, '')
  const url = `data:${isImage ? type : 'application/octet-stream'};base64,${data}`
  return (
    <p className="file">
      {isImage && <img src={url} alt={title} />}
      <a href={url} download={`${name}.${extension}`}>
        Download {extension.toUpperCase()} file
      </a>
    </p>
  )
}
