import type { Mutant } from './mutant.ts'

/** Mutants, each of which removes a control of chapters V4 and V5 of docs/asvs.md, the API and files. */
export const web: readonly Mutant[] = [
  {
    breaks: '4.1.1',
    file: 'server/http/serve-api.ts',
    from: `app.addHook('onSend', compressResponse)`,
    to: `app.addHook('onSend', async (_request, reply) => void reply.header('content-type', 'application/json'))`,
    test: 'tests/contract/calls.test.ts',
    title: 'session.captcha answers a valid request',
  },
  {
    breaks: '4.1.2',
    file: 'server/http/serve-api.ts',
    from: `    if (request.protocol === 'https') reply.header(`,
    to: `    if (request.protocol === 'http') return reply.redirect(\`https://\${request.host}\${request.url}\`)
    reply.header(`,
    test: 'tests/contract/calls.test.ts',
    title: 'session.captcha answers a valid request',
  },
  {
    breaks: '4.1.3',
    file: 'server/app.ts',
    from: 'trustProxy.length === 0 ? false : isTrustedProxy',
    to: 'true',
    test: 'tests/platform/outside.test.ts',
    title: 'is the address of the socket, whatever headers say',
  },
  {
    breaks: '4.1.3',
    file: 'server/web/request.ts',
    from: `const host = (headers.host ?? '')`,
    to: `const host = String(headers['x-forwarded-host'] ?? headers.host ?? '')`,
    test: 'tests/platform/tenants.test.ts',
    title: 'cannot be switched by client headers',
  },
  {
    breaks: '4.2.1',
    file: 'server/pages/page-server.ts',
    from: 'createServer({ requestTimeout',
    to: 'createServer({ insecureHTTPParser: true, requestTimeout',
    test: 'tests/platform/message-framing.test.ts',
    title: 'is rejected if it is ambiguous: a length with chunked encoding',
  },
  {
    breaks: '5.3.2',
    file: 'src/engine/compile/read/asset-file.ts',
    from: 'hashOf(content) === hash ? content : undefined',
    to: 'content',
    test: 'tests/platform/assets.test.ts',
    title: 'never changes under that address',
  },
  {
    breaks: '5.3.2',
    file: 'src/engine/compile/read/asset-file.ts',
    from: ' && isWithinFolder(handle, file, folder)',
    to: '',
    test: 'tests/platform/assets.test.ts',
    title: 'is neither read nor exported if a link leads outside before its hash is computed',
  },
  {
    breaks: '5.2.1',
    file: 'server/modules/uploads/clean-upload.ts',
    from: 'limitInputPixels: maxPixels',
    to: 'limitInputPixels: false',
    test: 'tests/platform/deposits.test.ts',
    title: 'rejects a file of another type',
  },
  {
    breaks: '5.3.1',
    file: 'server/modules/uploads/clean-pdf.ts',
    from: 'if (objects.some(isActive)) throw',
    to: 'if (objects.length === 0) throw',
    test: 'server/modules/uploads/clean-pdf.test.ts',
    title: 'rejects OpenAction, also in an object stream',
  },
]
