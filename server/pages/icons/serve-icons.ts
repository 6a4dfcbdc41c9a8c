import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Merchants, ServedMerchant } from '../../modules/brands/index.ts'
import { hostOf } from '../../web/request.ts'
import { sendMissing } from '../send-body.ts'
import { drawIcon, type IconName, iconTypeOf, iconVersion, isIconName } from './icon-set.ts'
import { type RefuseMark, reportUndrawable } from './report-undrawable.ts'

const forever = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=3600'

/** URLs that browsers request without a link. */
const wellKnown: Readonly<Record<string, IconName>> = {
  '/favicon.ico': 'favicon.ico',
  '/apple-touch-icon.png': 'apple-touch-icon.png',
  '/apple-touch-icon-precomposed.png': 'apple-touch-icon.png',
}

/**
 * Serves the icons of the host's merchant: `/_livery/icons/<version>/<name>` as immutable, and the well-known URLs for
 * an hour. Each is drawn once and kept in `<dataDir>/icons`. A mark that cannot be drawn is logged once.
 */
export function serveIcons(
  app: FastifyInstance,
  merchants: Pick<Merchants, 'byHost'>,
  dataDir: string,
  log: (line: string) => void = () => undefined,
): void {
  const refuseFor = reportUndrawable(log)
  const drawing = new Map<string, Promise<Buffer | undefined>>()

  const find = async (merchant: ServedMerchant, name: IconName): Promise<Buffer | undefined> => {
    const file = join(dataDir, 'icons', iconVersion(merchant), name)
    const kept = await readFile(file).catch(() => undefined)
    if (kept) return kept
    const begun = drawing.get(file) ?? draw(merchant, name, file, refuseFor(merchant)).finally(() => drawing.delete(file))
    drawing.set(file, begun)
    return begun
  }

  const send = async (request: FastifyRequest, reply: FastifyReply, name: IconName, caching: string): Promise<FastifyReply> => {
    const merchant = merchants.byHost(hostOf(request))
    const icon = merchant && (await find(merchant, name))
    return icon ? reply.header('cache-control', caching).type(iconTypeOf(name)).send(icon) : sendMissing(reply)
  }

  for (const [path, name] of Object.entries(wellKnown)) app.get(path, (request, reply) => send(request, reply, name, briefly))
  app.get<{ Params: { version: string; name: string } }>('/_livery/icons/:version/:name', (request, reply) => {
    const { version, name } = request.params
    const merchant = merchants.byHost(hostOf(request))
    if (!merchant || !isIconName(name) || version !== iconVersion(merchant)) return sendMissing(reply)
    return send(request, reply, name, forever)
  })
}

async function draw(merchant: ServedMerchant, name: IconName, file: string, refuse: RefuseMark): Promise<Buffer | undefined> {
  const icon = await drawIcon(merchant, name, refuse)
  if (!icon) return undefined
  const temporary = `${file}.${randomUUID()}`
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(temporary, icon)
  await rename(temporary, file)
  return icon
}
