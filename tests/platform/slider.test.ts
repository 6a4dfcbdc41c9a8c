import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Work } from '../../src/generated/api.ts'
import type { HttpResponse } from './call-server.ts'
import { solveProofOfWork } from './solve-proof-of-work.ts'
import { alpha, delta } from './small-brands.ts'
import { type TestPlatform, testPassword, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

interface SliderPuzzle {
  readonly id: string
  readonly picture: string
  readonly piece: string
  readonly top: number
  readonly alternative: Work
}
const getErrorCode = ({ body }: HttpResponse) => body.code
const requestSlider = async (host = delta) => (await platform.call('verification.slider', undefined, { host })).body.value as SliderPuzzle
const submitSlider = (id: string, { left, proof }: { left?: number; proof?: string }, host = delta) =>
  platform.call(
    'verification.slide',
    { id, ...(left !== undefined && { left }) },
    { host, ...(proof !== undefined && { headers: { proof } }) },
  )
const getSliderResult = ({ body }: HttpResponse) => (body.value as { sliderResult: string }).sliderResult
const query = async (text: string, values: readonly unknown[]) => {
  const { default: pg } = await import('pg')
  const client = new pg.Client(platform.databaseUrl)
  await client.connect()
  const { rows } = await client.query<{ target_x: number }>(text, [...values])
  await client.end()
  return rows
}
const hashId = (id: string) => createHash('sha256').update(id).digest()
/** Returns the correct position of the piece in pixels from the database; the API never reveals it. */
const fetchTargetOffset = async ({ id }: SliderPuzzle) =>
  (await query('select target_x from slider_checks where id_hash = $1', [hashId(id)]))[0]?.target_x ?? -1
const passSlider = async (host = delta) => {
  const puzzle = await requestSlider(host)
  return getSliderResult(await submitSlider(puzzle.id, { left: await fetchTargetOffset(puzzle) }, host))
}
const logIn = (sliderResult?: string) =>
  platform.call(
    'session.login',
    { username: 'player', password: testPassword, type: 'username', ...(sliderResult !== undefined && { sliderResult }) },
    { host: delta },
  )

describe('a slider check', () => {
  it('consists of a picture with a hole and the matching piece, and does not reveal the position', async () => {
    const puzzle = await requestSlider()
    const readImageMetadata = async (base64: string) => {
      const { width, height, format } = await sharp(Buffer.from(base64, 'base64')).metadata()
      return { width, height, format }
    }
    expect(await readImageMetadata(puzzle.picture)).toEqual({ width: 320, height: 160, format: 'webp' })
    expect(await readImageMetadata(puzzle.piece)).toEqual({ width: 56, height: 56, format: 'webp' })
    expect(Object.keys(puzzle).toSorted()).toEqual(['alternative', 'id', 'picture', 'piece', 'top'])
    expect((await requestSlider()).picture).not.toBe(puzzle.picture)
  })

  it('is passed within 6 pixels of the correct position, and accepts only one answer', async () => {
    for (const [offset, status] of [
      [0, 200],
      [6, 200],
      [-6, 200],
      [7, 400],
      [-7, 400],
    ] as const) {
      const puzzle = await requestSlider()
      const left = (await fetchTargetOffset(puzzle)) + offset
      expect((await submitSlider(puzzle.id, { left })).status).toBe(status)
      expect(getErrorCode(await submitSlider(puzzle.id, { left: left - offset }))).toBe('slider_wrong')
    }
  })

  it('is also passed once by its own proof of work, for visitors who cannot use the slider; not by another proof or without one', async () => {
    const [puzzle, nextPuzzle] = [await requestSlider(), await requestSlider()]
    const proof = await solveProofOfWork(puzzle.alternative)
    expect((await submitSlider(puzzle.id, { proof })).status).toBe(200)
    expect(getErrorCode(await submitSlider(nextPuzzle.id, { proof }))).toBe('proof_required')
    expect(getErrorCode(await submitSlider((await requestSlider()).id, { proof: '-' }))).toBe('proof_required')
    expect(getErrorCode(await submitSlider((await requestSlider()).id, {}))).toBe('slider_wrong')
  })

  it('expires', async () => {
    const puzzle = await requestSlider()
    const left = await fetchTargetOffset(puzzle)
    await query('update slider_checks set expires_at = now() where id_hash = $1', [hashId(puzzle.id)])
    expect(getErrorCode(await submitSlider(puzzle.id, { left }))).toBe('slider_wrong')
    const result = await passSlider()
    await query('update slider_checks set expires_at = now() where id_hash = $1', [hashId(result)])
    expect(getErrorCode(await logIn(result))).toBe('slider_required')
  })

  it('is required before each login by username; its result is valid once, and only for its brand (R-AUTH-LOGIN-16, R-AUTH-LOGIN-18)', async () => {
    const loginResponse = await logIn()
    expect({ status: loginResponse.status, code: getErrorCode(loginResponse) }).toEqual({ status: 401, code: 'slider_required' })
    const result = await passSlider()
    expect((await logIn(result)).status).toBe(200)
    expect(getErrorCode(await logIn(result))).toBe('slider_required')
    expect(getErrorCode(await logIn(await passSlider(alpha)))).toBe('slider_required')
    expect(getErrorCode(await logIn((await requestSlider()).id))).toBe('slider_required')
  })

  it('is not required for a login by SMS code (R-AUTH-LOGIN-17)', async () => {
    const input = { username: '912345678', password: '123456', type: 'sms', countryDialingCode: '84' } as const
    expect(getErrorCode(await platform.call('session.login', input, { host: delta }))).toBe('code_expired')
  })

  it('is required before a registration code is sent to a phone', async () => {
    const input = { mobileNo: '912345678', countryDialingCode: '84' }
    expect(getErrorCode(await platform.call('verification.smsRegister', input, { host: delta }))).toBe('slider_required')
    const sliderResult = await passSlider()
    expect((await platform.call('verification.smsRegister', { ...input, sliderResult }, { host: delta })).status).toBe(200)
  })
})
