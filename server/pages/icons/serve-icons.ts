import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Merchants, ServedMerchant } from '../../modules/brands/index.ts'
import { getRequestHost } from '../../web/request.ts'
import { sendNotFound } from '../send-body.ts'
import { drawIcon, type IconName, getIconType, getIconVersion, isIconName } from './icon-set.ts'
import { type OnUndecodableMark, createUndecodableReporter } from './report-undecodable.ts'

const immutableCaching = 'public, max-age=31536000, immutable'
const hourCaching = 'public, max-age=3600'

/** URLs that browsers request without a link. */
const iconNameByPath: Readonly<Record<string, IconName>> = {
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
  const createReporter = createUndecodableReporter(log)
  const pendingDrawings = new Map<string, Promise<Buffer | undefined>>()

  const getIcon = async (merchant: ServedMerchant, name: IconName): Promise<Buffer | undefined> => {
    const file = join(dataDir, 'icons', getIconVersion(merchant), name)
    const storedIcon = await readFile(file).catch(() => undefined)
    if (storedIcon) return storedIcon
    const pendingDrawing =
      pendingDrawings.get(file) ?? drawAndStore(merchant, name, file, createReporter(merchant)).finally(() => pendingDrawings.delete(file))
    pendingDrawings.set(file, pendingDrawing)
    return pendingDrawing
  }

  const sendIcon = async (request: FastifyRequest, reply: FastifyReply, name: IconName, cacheControl: string): Promise<FastifyReply> => {
    const merchant = merchants.byHost(getRequestHost(request))
    const icon = merchant && (await getIcon(merchant, name))
    return icon ? reply.header('cache-control', cacheControl).type(getIconType(name)).send(icon) : sendNotFound(reply)
  }

  for (const [path, name] of Object.entries(iconNameByPath)) app.get(path, (request, reply) => sendIcon(request, reply, name, hourCaching))
  app.get<{ Params: { version: string; name: string } }>('/_livery/icons/:version/:name', (request, reply) => {
    const { version, name } = request.params
    const merchant = merchants.byHost(getRequestHost(request))
    if (!merchant || !isIconName(name) || version !== getIconVersion(merchant)) return sendNotFound(reply)
    return sendIcon(request, reply, name, immutableCaching)
  })
}

async function drawAndStore(
  merchant: ServedMerchant,
  name: IconName,
  file: string,
  onUndecodable: OnUndecodableMark,
): Promise<Buffer | undefined> {
  const icon = await drawIcon(merchant, name, onUndecodable)
  if (!icon) return undefined
  const temporary = `${file}.${randomUUID()}`
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(temporary, icon)
  await rename(temporary, file)
  return icon
}
