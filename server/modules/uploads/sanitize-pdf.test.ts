import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFString } from 'pdf-lib'
import { expect, it } from 'vitest'
import { sanitizePdf } from './sanitize-pdf.ts'

type PdfValue = string | PDFString | PdfValue[] | { [name: string]: PdfValue }
type Entries = Record<string, PdfValue> | PdfValue[]

/** Creates a document of one page, with an object added to its catalog or its page. */
async function createPdf(target: 'catalog' | 'page', key: string, value: Entries, useObjectStreams = false): Promise<Buffer> {
  const document = await PDFDocument.create()
  const page = document.addPage([200, 100])
  page.drawText('Paid 100.00')
  const { context } = document
  ;(target === 'catalog' ? document.catalog : page.node).set(
    PDFName.of(key),
    context.register(Array.isArray(value) ? context.obj(value) : context.obj(value)),
  )
  return Buffer.from(await document.save({ useObjectStreams }))
}

const createPdfString = (value: string) => PDFString.of(value)
const activeContent: readonly (readonly [string, 'catalog' | 'page', string, Entries])[] = [
  ['OpenAction', 'catalog', 'OpenAction', { S: 'GoTo' }],
  ['JavaScript', 'catalog', 'Names', { JavaScript: {} }],
  ['an action in JavaScript', 'page', 'Annots', [{ Subtype: 'Link', A: { S: 'JavaScript' } }]],
  ['AA', 'page', 'AA', {}],
  ['Launch', 'page', 'Annots', [{ Subtype: 'Link', A: { S: 'Launch' } }]],
  ['EmbeddedFiles', 'catalog', 'Names', { EmbeddedFiles: {} }],
  ['an attached file', 'page', 'Annots', [{ Subtype: 'FileAttachment' }]],
  ['XFA', 'catalog', 'AcroForm', { XFA: [] }],
  ['RichMedia', 'page', 'Annots', [{ Subtype: 'RichMedia' }]],
  ['SubmitForm', 'page', 'Annots', [{ Subtype: 'Widget', A: { S: 'SubmitForm' } }]],
  ['URI', 'page', 'Annots', [{ Subtype: 'Link', A: { S: 'URI', URI: createPdfString('https://evil.test') } }]],
]

it.each(activeContent)('rejects %s, also in an object stream', async (_, target, key, value) => {
  for (const useObjectStreams of [false, true]) {
    const bytes = await createPdf(target, key, value, useObjectStreams)
    expect(bytes.includes('/ObjStm')).toBe(useObjectStreams)
    await expect(sanitizePdf(bytes)).rejects.toMatchObject({ code: 'upload_invalid' })
  }
})

it('rejects active content whose name is in hexadecimal notation', async () => {
  const bytes = await createPdf('catalog', 'OpenAction', {})
  const escapedPdf = Buffer.from(bytes.toString('latin1').replace('/OpenAction', '/Open#41ction'), 'latin1')
  await expect(sanitizePdf(escapedPdf)).rejects.toMatchObject({ code: 'upload_invalid' })
})

it('keeps the page of a document without active content, with or without object streams', async () => {
  for (const useObjectStreams of [false, true]) {
    const sanitizedPdf = await sanitizePdf(await createPdf('page', 'Annots', [{ Subtype: 'Highlight' }], useObjectStreams))
    const document = await PDFDocument.load(sanitizedPdf)
    expect(document.getPage(0).getSize()).toEqual({ width: 200, height: 100 })
  }
})

it('removes data between objects', async () => {
  const bytes = await createPdf('page', 'Annots', [])
  const pdfWithHiddenData = bytes.toString('latin1').replace('\nxref', '\n%9 0 obj <</S/JavaScript/JS(app.alert(1))>> endobj\nxref')
  expect(pdfWithHiddenData).toContain('app.alert')
  expect((await sanitizePdf(Buffer.from(pdfWithHiddenData, 'latin1'))).toString('latin1')).not.toContain('app.alert')
})

it('rejects documents that cannot be parsed, have no page, or are encrypted', async () => {
  const validPdf = (await createPdf('page', 'Annots', [])).toString('latin1')
  for (const invalidPdf of [
    '%PDF-1.4\n%%EOF',
    '%PDF-1.7',
    validPdf.replace('/Type /Catalog', '/Type /Cat'),
    validPdf.replace('trailer\n<<', 'trailer\n<<\n/Encrypt << /Filter /Standard /V 1 >>'),
    `%PDF-1.4\n1 0 obj\n${'['.repeat(200_000)}`,
  ])
    await expect(sanitizePdf(Buffer.from(invalidPdf, 'latin1')), invalidPdf.slice(0, 60)).rejects.toMatchObject({ code: 'upload_invalid' })
})

it('rejects decompression bombs, also with a second filter or an indirect filter', async () => {
  const createBomb = (filter: string, data: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(`%PDF-1.5\n1 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Length ${String(data.length)} /Filter ${filter} >>\nstream\n`),
      data,
      Buffer.from('\nendstream\nendobj\n%%EOF'),
    ])
  const compressed = deflateSync(Buffer.alloc(64 * 1024 * 1024, '1 0 '))
  for (const bytes of [
    createBomb('/FlateDecode', compressed),
    createBomb('[/FlateDecode /LZWDecode]', compressed),
    createBomb('5 0 R', compressed),
  ]) {
    const memoryBefore = process.memoryUsage().arrayBuffers
    await expect(sanitizePdf(bytes)).rejects.toMatchObject({ code: 'upload_invalid' })
    expect(process.memoryUsage().arrayBuffers - memoryBefore).toBeLessThan(96 * 1024 * 1024)
  }
})
