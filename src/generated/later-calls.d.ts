// Derived from schemas/ by `npm run generate`. Never edited by hand.
export interface BrowserCall {
  readonly method: string
  readonly path: string
  readonly token: 'none' | 'optional' | 'required'
  readonly encrypted: boolean
  /** It asks for a proof of work. */
  readonly proof?: true
  /** Its body is sent as a form of a page sends it. */
  readonly form?: true
  /** Whether this is what the call may answer: the `value` of the envelope. */
  readonly holds: (value: unknown) => boolean
}

export declare const calls: Readonly<Record<'agent.affiliate' | 'agent.downlines' | 'agent.register' | 'agent.contractInfo' | 'agent.contracts' | 'agent.dividendRequest' | 'agent.dailySalaryContract' | 'agent.hourlySalary' | 'agent.realtimeSalaryContract' | 'agent.contractStep' | 'agent.settlements' | 'agent.income' | 'agent.overview' | 'agent.statement' | 'agent.teamBets' | 'agent.teamMovements' | 'content.notices' | 'content.helpCenter' | 'content.vipRanks' | 'content.feedback' | 'deposit.channels' | 'deposit.request' | 'deposit.one' | 'deposit.list' | 'deposit.sent' | 'deposit.proof' | 'deposit.proofFile' | 'deposit.cancel' | 'game.list' | 'game.hot' | 'game.popular' | 'game.announcements' | 'game.vassalTypes' | 'game.vassals' | 'game.favourites' | 'game.favouriteList' | 'game.favour' | 'game.recent' | 'game.pvpRooms' | 'game.vnMenu' | 'game.vnRecent' | 'game.launch' | 'game.winners' | 'game.vnNumeros' | 'game.lotteryLobby' | 'game.lotteryResults' | 'member.register' | 'member.registerMobile' | 'member.registerSocial' | 'member.details' | 'member.changePassword' | 'member.setPaymentPassword' | 'member.forgotByEmail' | 'member.passwordByPhone' | 'member.authenticator' | 'member.confirmAuthenticator' | 'member.removeAuthenticator' | 'member.icon' | 'member.avatar' | 'member.contactCode' | 'member.setContact' | 'payee.list' | 'payee.add' | 'payee.sendCode' | 'payee.confirm' | 'payee.prefer' | 'payee.remove' | 'record.movements' | 'record.bonuses' | 'record.bets' | 'record.profit' | 'record.cashback' | 'record.claimCashback' | 'session.captcha' | 'session.captchaText' | 'session.login' | 'session.loginV2' | 'session.firstLogin' | 'session.logout' | 'session.freePlay' | 'session.ways' | 'session.socialStart' | 'session.social' | 'session.socialLink' | 'session.oneClick' | 'session.extra' | 'session.extraSend' | 'session.extraCheck' | 'session.devices' | 'session.endDevice' | 'session.forgetPlace' | 'session.history' | 'system.whitelabel' | 'system.registerSettings' | 'system.domainRoute' | 'system.servicePaths' | 'system.openService' | 'verification.smsNoLogin' | 'verification.smsRegister' | 'verification.work' | 'verification.slider' | 'verification.slide' | 'verification.smsConfirm' | 'wallet.merchant' | 'wallet.funds' | 'wallet.moveFunds' | 'wallet.returnFunds' | 'wallet.transfer' | 'withdrawal.terms' | 'withdrawal.list' | 'withdrawal.request' | 'withdrawal.cancel' | 'withdrawal.confirm', BrowserCall>>
