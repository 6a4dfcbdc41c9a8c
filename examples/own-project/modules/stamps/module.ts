import { join } from 'node:path'
import { type CallContext, type CallHandlers, type CallsOf, defineModule, type Member } from 'livery/server'
import { stampsOf } from './store.ts'

type Context = CallContext & { readonly member: Member }

export default defineModule({
  name: 'stamps',
  dependsOn: ['accounts', 'calls'],
  migrations: join(import.meta.dirname, 'migrations'),
  endpoints: (): CallHandlers<CallsOf<'stamps'>> => ({
    'stamps.card': (context) => stampsOf(context.tenant).count(context.member.account.id, today(context)),
    'stamps.collect': async (context) => {
      const stamps = stampsOf(context.tenant)
      await stamps.insert(context.member.account.id, today(context))
      return stamps.count(context.member.account.id, today(context))
    },
  }),
})

/** Returns the current day in the brand's time zone, as yyyy-MM-dd. */
const today = ({ brand }: Context): string => new Date().toLocaleDateString('sv-SE', { timeZone: brand.config.merchant.timeZone })
