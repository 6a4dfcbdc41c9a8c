import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream, type PDFObject } from 'pdf-lib'
import { ApiError } from '../api-context/index.ts'
import { assertInflatable } from './assert-inflatable.ts'

/** Dictionary keys of active content: actions, forms that submit data, links, media, and embedded files. */
const activeKeys: ReadonlySet<string> = new Set([
  'JS',
  'JavaScript',
  'OpenAction',
  'AA',
  'Launch',
  'EF',
  'EmbeddedFiles',
  'XFA',
  'RichMedia',
  'RichMediaContent',
  'SubmitForm',
  'URI',
])

/** Values of `/S`, `/Subtype` or `/Type` of actions, annotations and files that are active content. */
const activeKinds: ReadonlySet<string> = new Set([
  'JavaScript',
  'Launch',
  'GoToR',
  'GoToE',
  'URI',
  'SubmitForm',
  'ResetForm',
  'ImportData',
  'Rendition',
  'Movie',
  'Sound',
  'Screen',
  'RichMedia',
  'RichMediaExecute',
  '3D',
  'GoTo3DView',
  'FileAttachment',
  'EmbeddedFile',
])
const kindKeys: ReadonlySet<string> = new Set(['S', 'Subtype', 'Type'])

/**
 * Returns the document rewritten from its parsed and checked objects, including those in object streams. Data between
 * objects, which a PDF reader might interpret differently, is removed.
 * @throws ApiError upload_invalid if the document cannot be parsed, is encrypted, has no page, has active content, or
 * fails `assertInflatable`
 */
export async function sanitizePdf(bytes: Buffer): Promise<Buffer> {
  await assertInflatable(bytes)
  const document = await parsePdf(bytes)
  const { trailerInfo } = document.context
  const objects = [...document.context.enumerateIndirectObjects().map(([, object]) => object), ...Object.values(trailerInfo)]
  if (objects.some(hasActiveContent)) throw new ApiError('upload_invalid')
  return Buffer.from(await document.save({ useObjectStreams: false, addDefaultPage: false, updateFieldAppearances: false }))
}

async function parsePdf(bytes: Buffer): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false })
    if (document.getPageCount() > 0) return document
  } catch {
    // The error below covers a document that cannot be parsed.
  }
  throw new ApiError('upload_invalid')
}

/** Whether an object has active content. Referenced objects are checked separately. */
function hasActiveContent(object: PDFObject | undefined): boolean {
  const remaining: (PDFObject | undefined)[] = [object]
  while (remaining.length > 0) {
    const current = remaining.pop()
    if (current instanceof PDFStream) remaining.push(current.dict)
    else if (current instanceof PDFArray) remaining.push(...current.asArray())
    else if (current instanceof PDFDict) {
      if (current.entries().some(([key, value]) => isActiveEntry(key.decodeText(), value))) return true
      remaining.push(...current.values())
    }
  }
  return false
}

const isActiveEntry = (key: string, value: PDFObject): boolean =>
  activeKeys.has(key) || (kindKeys.has(key) && value instanceof PDFName && activeKinds.has(value.decodeText()))
