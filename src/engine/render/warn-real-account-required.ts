import type { Engine } from './engine.ts'

/** Warns that a real account is required. A guest is offered registration if the brand has an overlay for it. */
export function warnRealAccountRequired({ config, site, warn }: Pick<Engine, 'config' | 'site' | 'warn'>): Promise<void> {
  const { register } = config.overlays
  const offersRegistration = site.get().visitor.kind === 'guest' && register !== undefined
  return warn({
    text: 'in_need_true_account',
    confirm: 'in_increase_submit',
    ...(offersRegistration && { offer: { overlay: register, label: 'in_register' } }),
  })
}
