import { afterAll, expect, it } from 'vitest'
import { startProviderDouble } from '../../scripts/cli/check/provider-double.ts'
import { ProgramFolder, readProgram } from './guide-programs.ts'
import type { Messenger } from '../../server/integrations/messengers/messenger.ts'
import { createSmsGateway } from '../../server/integrations/messengers/sms-gateway.ts'

const folder = new ProgramFolder()
afterAll(() => folder.remove())

it('the SMS gateway of the guide sends a repeated message once, and rejects a wrong token', async () => {
  const program = folder.write('sms.mjs', readProgram('connect-messengers.md', 'sms.mjs'))
  const provider = await startProviderDouble(0)
  const providerUrl = `http://127.0.0.1:${String(provider.port)}`
  const { port } = await folder.start(program, { TOKEN: 'a-token', PROVIDER_URL: providerUrl, PORT: '0' })
  const url = `http://127.0.0.1:${String(port)}`
  const origin: Parameters<Messenger['send']>[0] = { tenant: { code: 'ALPHA1' } as never, name: 'Alpha', id: 'message-1' }
  const message = { channel: 'sms', to: '+84912345678', text: 'Your code is 123456.' } as const
  for (let attempt = 0; attempt < 2; attempt++) await createSmsGateway({ url, token: 'a-token' }).send(origin, message)
  await expect(createSmsGateway({ url, token: 'another' }).send(origin, message)).rejects.toThrow('responded with status 401')
  expect(provider.listAccepted('Your code is 123456.')).toHaveLength(1)
  provider.stop()
})
