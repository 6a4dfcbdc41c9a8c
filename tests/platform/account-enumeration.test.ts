import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ApiError } from '../../server/modules/api-context/api-error.ts'
import { setPasswordByPhone } from '../../server/modules/session/forgot-password.ts'
import type { Message } from '../../server/integrations/messengers/messenger.ts'
import { sendPhoneCode } from '../../server/modules/verification/phone-code.ts'
import type { Sender } from '../../server/modules/messages/sender.ts'
import { type TestPlatform, startTestPlatform } from './test-platform.ts'

let platform: TestPlatform
afterAll(() => platform.stop())

const knownNumbers = ['912400001', '912400002'] as const
const unknownNumbers = ['988400001', '988400002'] as const
beforeAll(async () => {
  platform = await startTestPlatform()
  for (const number of knownNumbers)
    await platform.runAdminCommand('create-account', {
      brand: 'alpha',
      username: `p${number}`,
      type: 0,
      password: 'rightpass1',
      mobile: `84-${number}`,
    })
})

/**
 * Creates functions that request a code and reset a password. They record their steps: database queries, message texts
 * and enqueued jobs.
 */
async function createStepRecorder() {
  const { brands, sites, secrets } = platform.server.platform
  const brand = brands.byId('alpha')
  if (!brand) throw new Error('Brand alpha does not exist.')
  const steps: string[] = []
  const sent: Message[] = []
  const compiler = new PostgresQueryCompiler()
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      steps.push(compiler.compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const tenant = sites.tenant(brand)
  const sender: Sender = {
    tenant: { ...tenant, db: tenant.db.withPlugin(recorder) },
    key: secrets.deriveKey('throttle'),
    network: '203.0.113.9',
    codeCooldownSeconds: 300,
    language: 'EN',
    send: async (message) => {
      steps.push('enqueued')
      if (message) sent.push(message)
    },
    text: (key, ...[values]) => {
      steps.push(`text ${key}`)
      return `${key} ${String(values?.['code'])}`
    },
  }
  const context = {
    sender,
    site: await sites.read(brand),
    config: brand.config,
    defaultPassword: undefined,
    side: 'member' as const,
    challengeLogin: async () => undefined,
  }
  return {
    steps,
    sent,
    sendCode: (mobileNum: string) => sendPhoneCode(sender, { countryDialingCode: '84', mobileNum }),
    reset: (mobileNum: string, verificationCode: string) =>
      setPasswordByPhone(context, { mobileNum, verificationCode, newPassword: 'brandnew1' }).catch((error: unknown) => error),
  }
}

const toComparableResult = (result: unknown) => (result instanceof ApiError ? [result.code, result.detail] : result)

describe('a password reset by phone', () => {
  it('takes the same steps for a number without an account, except for the message', async () => {
    const [knownRecorder, unknownRecorder] = [await createStepRecorder(), await createStepRecorder()]
    expect(await knownRecorder.sendCode(knownNumbers[0])).toEqual(await unknownRecorder.sendCode(unknownNumbers[0]))
    expect(knownRecorder.steps.filter((step) => step.includes('"accounts"'))).toHaveLength(1)
    expect(knownRecorder.steps.at(-1)).toBe('enqueued')
    expect(unknownRecorder.steps).toEqual(knownRecorder.steps)
    expect([knownRecorder.sent.map(({ to }) => to), unknownRecorder.sent]).toEqual([[`+84${knownNumbers[0]}`], []])
  })

  it('takes the same steps with and without an account if the code is wrong, or if none was sent', async () => {
    for (const index of [0, 1] as const) {
      const [knownRecorder, unknownRecorder] = [await createStepRecorder(), await createStepRecorder()]
      const responses = [await knownRecorder.reset(knownNumbers[index], 'none'), await unknownRecorder.reset(unknownNumbers[index], 'none')]
      expect(toComparableResult(responses[1])).toEqual(toComparableResult(responses[0]))
      expect(toComparableResult(responses[0])).toEqual([['code_wrong', 'code_expired'][index], expect.anything()])
      expect(knownRecorder.steps.length).toBeGreaterThan(0)
      expect(unknownRecorder.steps).toEqual(knownRecorder.steps)
    }
  })
})
