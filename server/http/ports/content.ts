import type { Announcement } from '../../../src/generated/api.ts'
import { type Voice, toAnnouncement, toHelpTopic, toVipRank } from '../../modules/content/content.ts'
import { takeFeedback } from '../../modules/content/feedback.ts'
import { type AnnouncementRecord, contentOf } from '../../modules/content/store/content.ts'
import type { CallContext, PortHandlers } from '../../modules/calls/call.ts'
import { senderOf } from '../../modules/messages/make-sender.ts'

/** Where each type of announcement stands in the answer. */
const places = { B: 'banners', PL: 'player', H: 'player', PU: 'popup', PR: 'promotion' } as const

export const content: PortHandlers<'content'> = {
  feedback: (context, body) =>
    takeFeedback({ sender: senderOf(context), config: context.brand.config, feedbackKey: context.platform.secrets.key('feedback') }, body),
  notices: async (context, { types, execution = 'B' }) => {
    const wanted = types.split(',') as AnnouncementRecord['type'][]
    const records = await contentOf(context.tenant).announcements(wanted, execution, new Date())
    const found = {
      player: [] as Announcement[],
      banners: [] as Announcement[],
      popup: [] as Announcement[],
      promotion: [] as Announcement[],
    }
    for (const record of records) found[places[record.type]].push(...toAnnouncement(record, voiceOf(context)))
    return found
  },
  helpCenter: async (context) => (await contentOf(context.tenant).helpTopics()).flatMap((topic) => toHelpTopic(topic, voiceOf(context))),
  vipRanks: async (context) =>
    (await contentOf(context.tenant).vipRanks()).flatMap((rank) => toVipRank(rank, voiceOf(context), context.site.exponent)),
}

/** Words in the language that is asked for, else in the brand's own, else in English. */
const voiceOf = ({ brand, language }: CallContext): Voice => ({
  brand: brand.config.merchant.name,
  languages: [language, brand.config.languages.default, 'EN'],
  catalogue: brand.config.languages.catalogue,
})
