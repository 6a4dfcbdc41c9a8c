import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { alpha, beta } from './small-brands.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
beforeAll(async () => (platform = await startTestPlatform()))
afterAll(() => platform.stop())

const sendFeedback = (content: string, questionType = 'other', host = alpha) =>
  platform.call('content.feedback', { questionType, content }, { host })
const listFeedback = async (brand: string) =>
  (await platform.runAdminCommand('feedback', { brand, count: 200 })) as unknown as readonly object[]

describe('feedback of visitors', () => {
  it('is stored trimmed and encrypted, for the operator of the brand, without a login (R-FEEDBACK-02)', async () => {
    const content = 'Tiền nạp của tôi chưa đến.\nIt is 1.000.000 VND.'
    expect((await sendFeedback(`  ${content}\r\n`, 'money')).body).toEqual({ success: true, value: null })
    expect(await listFeedback('alpha')).toEqual([{ at: expect.any(String) as string, questionType: 'money', content }])
    expect(await listFeedback('beta')).toEqual([])
    const brand = platform.server.platform.brands.byId('alpha')
    const rows = brand && (await platform.server.platform.sites.tenant(brand).db.selectFrom('feedback').selectAll().execute())
    expect(rows).toHaveLength(1)
    expect(rows?.[0]?.sealed.toString('latin1')).not.toContain('VND')
  })

  it('is rejected if it is empty, out of bounds, or of a kind unknown to the brand, as in the browser (R-FEEDBACK-03, R-FEEDBACK-04)', async () => {
    expect((await sendFeedback(' \n ', 'other', beta)).body).toMatchObject({
      code: 'fields_invalid',
      fields: { content: { key: 'feedback_required' } },
    })
    for (const length of [9, 501])
      expect((await sendFeedback('x'.repeat(length), 'other', beta)).body.fields).toEqual({
        content: { key: 'feedback_length', values: { min: 10, max: 500 } },
      })
    expect((await sendFeedback('x'.repeat(10), 'constructor', beta)).body.fields).toEqual({
      questionType: { key: 'feedback_type_required' },
    })
    expect(await listFeedback('beta')).toEqual([])
  })

  it('is rate-limited per address', async () => {
    expect((await sendFeedback('The first of two messages.', 'other', beta)).status).toBe(200)
    const secondResponse = await sendFeedback('The second of two messages.', 'other', beta)
    expect(secondResponse.body).toMatchObject({ code: 'too_many_requests', retryAfterSeconds: expect.any(Number) as number })
    expect(await listFeedback('beta')).toHaveLength(1)
  })
})
