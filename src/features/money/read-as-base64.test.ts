import { describe, expect, it } from 'vitest'
import { isWithinProofSizeLimit, readAsBase64 } from './read-as-base64.ts'

const createFile = (bytes: Uint8Array<ArrayBuffer>): File => new File([bytes], 'proof.png')

describe('a proof of payment', () => {
  it('can be up to 5 MiB', () => {
    const isAccepted = (size: number) => isWithinProofSizeLimit({ size } as File)
    expect([isAccepted(1), isAccepted(5_242_880), isAccepted(5_242_881)]).toEqual([true, true, false])
  })

  it('is encoded completely in base64, even if it has several chunks', async () => {
    const bytes = Uint8Array.from({ length: 70_001 }, (_, index) => (index * 7 + 3) % 256)
    expect(await readAsBase64(createFile(bytes))).toBe(Buffer.from(bytes).toString('base64'))
    expect(await readAsBase64(createFile(new Uint8Array([255, 0, 16])))).toBe('/wAQ')
  })
})
