import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AffectedPage } from './affected-pages.ts'
import { comparePictures, toWebp } from './compare-pictures.ts'
import type { Sessions, Versions } from './open-sessions.ts'
import { renderPage } from './render-page.ts'
import type { PageReport, PageScreenshots } from './report.ts'

/**
 * Renders a page before and after a change in all sessions, and writes the pictures that differ to the folder `out`. An
 * error is returned as a report with the state `failed`.
 */
export async function renderAffectedPage(
  merchant: string,
  page: AffectedPage,
  sessions: readonly Sessions[],
  out: string,
): Promise<PageReport> {
  const { id, before, after } = page
  const path = after ?? before ?? ''
  const screenshots: PageScreenshots[] = []
  try {
    for (const [session, pictures] of await renderPairs(sessions, page)) {
      if (pictures.difference === 0) continue
      const name = `${merchant}/${id}-${String(session.width)}${session.suffix}`
      screenshots.push({
        width: session.width,
        theme: session.theme,
        before: await writePicture(out, `${name}-before.webp`, pictures.before),
        after: await writePicture(out, `${name}-after.webp`, pictures.after),
        difference: pictures.difference,
      })
    }
  } catch (error) {
    return { id, path, state: 'failed', error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error), screenshots }
  }
  const state = before === undefined ? 'added' : after === undefined ? 'removed' : screenshots.length > 0 ? 'changed' : 'unchanged'
  return { id, path, state, screenshots }
}

interface PicturePair extends Versions<Buffer> {
  readonly difference: number
}

/**
 * Renders a page in all sessions, first on one server, then on the other, which reuses the pictures of games that the
 * first has drawn. If the pictures of a session differ, both are rendered again, at the same time. This excludes
 * differences that are caused by a late response or by the time of the rendering.
 */
async function renderPairs(sessions: readonly Sessions[], page: AffectedPage): Promise<readonly (readonly [Sessions, PicturePair])[]> {
  const render = async (session: Sessions, version: 'before' | 'after'): Promise<Buffer | undefined> => {
    const [context, path] = [session[version], page[version]]
    return context && path !== undefined ? renderPage(context, path) : undefined
  }
  const before = await Promise.all(sessions.map((session) => render(session, 'before')))
  const after = await Promise.all(sessions.map((session) => render(session, 'after')))
  const pairs: (readonly [Sessions, PicturePair])[] = []
  for (const [index, session] of sessions.entries()) {
    let pair = await comparePair(before[index], after[index])
    if (pair.before && pair.after && pair.difference > 0)
      pair = await comparePair(...(await Promise.all([render(session, 'before'), render(session, 'after')])))
    pairs.push([session, pair])
  }
  return pairs
}

const comparePair = async (before: Buffer | undefined, after: Buffer | undefined): Promise<PicturePair> => ({
  before,
  after,
  difference: before && after ? await comparePictures(before, after) : 1,
})

async function writePicture(out: string, path: string, picture: Buffer | undefined): Promise<string | undefined> {
  if (!picture) return undefined
  await mkdir(join(out, path, '..'), { recursive: true })
  await writeFile(join(out, path), await toWebp(picture))
  return path
}
