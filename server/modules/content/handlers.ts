import type { Announcement } from '../../../src/generated/api.ts'
import { toAnnouncements, toHelpTopics, toVipRanks, textContextOf } from './content.ts'
import { submitFeedback } from './feedback.ts'
import { type AnnouncementRecord, contentOf } from './store/content.ts'
import type { CallContext, CallHandlers, CallsOf } from '../calls/index.ts'
import { type MessageDeps, createSenderOf } from '../messages/index.ts'
import type { Promises } from '../../../src/engine/rules/promises.ts'

/** Field of the response for each type of announcement. */
const fieldByType = { B: 'banners', PL: 'player', H: 'player', PU: 'popup', PR: 'promotion' } as const

interface ContentDeps extends MessageDeps {
  /** Reads the current promises of the brand's rules. */
  readonly readPromises: (context: Pick<CallContext, 'tenant' | 'brand' | 'site'>) => Promise<Promises>
}

/** Handlers of the endpoints for a brand's content and visitors' feedback. */
export function createContentHandlers(deps: ContentDeps): CallHandlers<CallsOf<'content'>> {
  const senderOf = createSenderOf(deps)
  return {
    'content.feedback': (context, body) =>
      submitFeedback({ sender: senderOf(context), config: context.brand.config, feedbackKey: deps.secrets.key('feedback') }, body),
    'content.notices': async (context, { types, execution = 'B' }) => {
      const requested = types.split(',') as AnnouncementRecord['type'][]
      const records = await contentOf(context.tenant).listAnnouncements(requested, execution, new Date())
      const notices = {
        player: [] as Announcement[],
        banners: [] as Announcement[],
        popup: [] as Announcement[],
        promotion: [] as Announcement[],
      }
      const textContext = textContextOf(context, await deps.readPromises(context))
      for (const record of records) notices[fieldByType[record.type]].push(...toAnnouncements(record, textContext))
      return notices
    },
    'content.helpCenter': async (context) => {
      const textContext = textContextOf(context, await deps.readPromises(context))
      return (await contentOf(context.tenant).listHelpTopics()).flatMap((topic) => toHelpTopics(topic, textContext))
    },
    'content.vipRanks': async (context) =>
      (await contentOf(context.tenant).listVipRanks()).flatMap((rank) => toVipRanks(rank, textContextOf(context), context.site.exponent)),
  }
}
