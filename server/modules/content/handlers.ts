import type { Announcement } from '../../../src/generated/api.ts'
import { toAnnouncements, toHelpTopics, toVipRanks, createTextContext } from './content.ts'
import { submitFeedback } from './feedback.ts'
import { type AnnouncementRecord, createContentStore } from './store/content.ts'
import type { ApiContext, ApiHandlers, EndpointsOf } from '../api-context/index.ts'
import { type MessageDeps, createSenderFactory } from '../messages/index.ts'
import type { RuleValues } from '../../../src/engine/rules/rule-values.ts'

/** Field of the response for each type of announcement. */
const fieldByType = { B: 'banners', PL: 'player', H: 'player', PU: 'popup', PR: 'promotion' } as const

interface ContentDeps extends MessageDeps {
  /** Reads the current values of the brand's rules. */
  readonly readRuleValues: (context: Pick<ApiContext, 'tenant' | 'brand' | 'site'>) => Promise<RuleValues>
}

/** Handlers of the endpoints for a brand's content and visitors' feedback. */
export function createContentHandlers(deps: ContentDeps): ApiHandlers<EndpointsOf<'content'>> {
  const createSender = createSenderFactory(deps)
  return {
    'content.feedback': (context, body) =>
      submitFeedback(
        { sender: createSender(context), config: context.brand.config, feedbackKey: deps.secrets.deriveKey('feedback') },
        body,
      ),
    'content.notices': async (context, { types, execution = 'B' }) => {
      const requestedTypes = types.split(',') as AnnouncementRecord['type'][]
      const records = await createContentStore(context.tenant).listAnnouncements(requestedTypes, execution, new Date())
      const notices = {
        player: [] as Announcement[],
        banners: [] as Announcement[],
        popup: [] as Announcement[],
        promotion: [] as Announcement[],
      }
      const textContext = createTextContext(context, await deps.readRuleValues(context))
      for (const record of records) notices[fieldByType[record.type]].push(...toAnnouncements(record, textContext))
      return notices
    },
    'content.helpCenter': async (context) => {
      const textContext = createTextContext(context, await deps.readRuleValues(context))
      return (await createContentStore(context.tenant).listHelpTopics()).flatMap((topic) => toHelpTopics(topic, textContext))
    },
    'content.vipRanks': async (context) =>
      (await createContentStore(context.tenant).listVipRanks()).flatMap((rank) =>
        toVipRanks(rank, createTextContext(context), context.site.exponent),
      ),
  }
}
