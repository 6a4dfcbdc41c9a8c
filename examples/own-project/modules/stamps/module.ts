import { join } from 'node:path'
import { type ApiContext, type ApiHandlers, type EndpointsOf, defineModule, type Member } from 'livery/server'
import { createStampStore } from './store.ts'

type Context = ApiContext & { readonly member: Member }

export default defineModule({
  name: 'stamps',
  dependsOn: ['accounts', 'api-context'],
  migrations: join(import.meta.dirname, 'migrations'),
  endpoints: (): ApiHandlers<EndpointsOf<'stamps'>> => ({
    'stamps.card': (context) => createStampStore(context.tenant).getCard(context.member.account.id, getToday(context)),
    'stamps.collect': async (context) => {
      const stamps = createStampStore(context.tenant)
      await stamps.insert(context.member.account.id, getToday(context))
      return stamps.getCard(context.member.account.id, getToday(context))
    },
  }),
})

/** Returns the current day in the brand's time zone, as yyyy-MM-dd. */
const getToday = ({ brand }: Context): string => new Date().toLocaleDateString('sv-SE', { timeZone: brand.config.merchant.timeZone })
