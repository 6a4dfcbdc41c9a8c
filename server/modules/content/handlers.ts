import type { Announcement } from '../../../src/generated/api.ts'
import { toAnnouncement, toHelpTopic, toVipRank, voiceOf } from './content.ts'
import { takeFeedback } from './feedback.ts'
import { type AnnouncementRecord, contentOf } from './store/content.ts'
import type { CallHandlers, CallsOf } from '../calls/index.ts'
import { type MessageParts, makeSenderOf } from '../messages/index.ts'

/** Where each type of announcement stands in the answer. */
const places = { B: 'banners', PL: 'player', H: 'player', PU: 'popup', PR: 'promotion' } as const

/** Answers the calls about what a brand says, and takes what visitors say. */
export function makeContentHandlers(parts: MessageParts): CallHandlers<CallsOf<'content'>> {
  const senderOf = makeSenderOf(parts)
  return {
    'content.feedback': (context, body) =>
      takeFeedback({ sender: senderOf(context), config: context.brand.config, feedbackKey: parts.secrets.key('feedback') }, body),
    'content.notices': async (context, { types, execution = 'B' }) => {
      const requested = types.split(',') as AnnouncementRecord['type'][]
      const records = await contentOf(context.tenant).announcements(requested, execution, new Date())
      const found = {
        player: [] as Announcement[],
        banners: [] as Announcement[],
        popup: [] as Announcement[],
        promotion: [] as Announcement[],
      }
      for (const record of records) found[places[record.type]].push(...toAnnouncement(record, voiceOf(context)))
      return found
    },
    'content.helpCenter': async (context) =>
      (await contentOf(context.tenant).helpTopics()).flatMap((topic) => toHelpTopic(topic, voiceOf(context))),
    'content.vipRanks': async (context) =>
      (await contentOf(context.tenant).vipRanks()).flatMap((rank) => toVipRank(rank, voiceOf(context), context.site.exponent)),
  }
}
