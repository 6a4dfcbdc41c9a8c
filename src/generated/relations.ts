// Derived from schemas/ by `npm run generate`. Never edited by hand.
import type { Conditions, Relation } from '../engine/rules/relations/relation.ts'
import type { FileKind } from './validate-config.js'

/** Relations between the fields of an object. */
export interface DeclaredRelations {
  /** Where the object is in its file; `*` stands for every entry. */
  readonly path: readonly string[]
  readonly relations: readonly Relation[]
}

/** An amount of the brand's currency; where it has conditions, only beside fields that meet them. */
export interface DeclaredAmount {
  readonly path: readonly string[]
  readonly conditions?: Conditions
}

/** The relations that each kind of file declares. */
export const declaredRelations: Readonly<Partial<Record<FileKind, readonly DeclaredRelations[]>>> = {
  content: [
    {"path":["announcements","*"],"relations":[{"before":["published","until"],"reason":"It would never be shown."}]},
    {"path":["vipRanks"],"relations":[{"ascending":"turnover","by":"level","strict":true,"reason":"Nobody would hold the lower rank."},{"ascending":"bonus","by":"level"},{"ascending":"cashback","by":"level"},{"ascending":"withdrawals","by":"level"}]},
  ],
  games: [
    {"path":["rebateRates"],"relations":[{"refersTo":"$key","in":"/games/categories","where":{"enabled":[true]},"severity":"warning","reason":"Nobody can play in a category that is off."}]},
    {"path":["prizeLevels"],"relations":[{"lessOrEqual":["least","most"]}]},
  ],
  platform: [
    {"path":["registerRules","*"],"relations":[{"lessOrEqual":["minLength","maxLength"]},{"if":{"required":[true]},"then":{"enabled":[true]},"severity":"warning","reason":"A field that the form does not have cannot be filled in."}]},
    {"path":["countries"],"relations":[{"distinct":["restricted/*","local"],"severity":"warning","reason":"Visitors from this machine would be turned away."}]},
    {"path":["deposits","channels","*"],"relations":[{"less":[0,"min"]},{"lessOrEqual":["min","max"]},{"lessOrEqual":["fee/percent",50]},{"less":["fee/fixed","min"],"reason":"The fee would take all of the smallest deposit."},{"lessOrEqual":["min","amounts/*","max"]},{"unequal":["hours/from","hours/to"],"reason":"The channel would never close: leave \"hours\" out if that is meant."},{"less":[0,"unit/rate"]},{"if":{"kind":["bank","qr","wallet","voucher"]},"without":["unit"],"reason":"Only crypto is paid in another unit."}]},
    {"path":["deposits","channels","*","fields","*"],"relations":[{"lessOrEqual":["minLength","maxLength"]},{"if":{"required":[true]},"then":{"enabled":[true]},"severity":"warning","reason":"A field that the form does not have cannot be filled in."}]},
    {"path":["deposits","bonuses","*"],"relations":[{"less":[0,"percent"]},{"less":[0,"most"]}]},
    {"path":["accounts","*"],"relations":[{"refersTo":"upline","in":"/platform/accounts","where":{"type":[1,2,41,42]},"reason":"Only an agent (type 1, 2, 41 or 42) has accounts below."},{"if":{"agreements":"present"},"needs":["upline"],"reason":"A contract is made with the agent above."},{"if":{"agreements":"present"},"then":{"type":[1,2,41,42]},"reason":"Only agents (type 1, 2, 41 or 42) have contracts."},{"if":{"contracts":"present"},"then":{"type":[1,2,41,42]},"reason":"Only agents (type 1, 2, 41 or 42) offer contracts."},{"if":{"type":[4]},"without":["balance","life"],"reason":"A trial account has no money."},{"refersTo":"clubLabel/rankLevel","in":"/content/vipRanks","property":"level","unless":[0]}]},
    {"path":["accounts","*","agreements","dividend"],"relations":[{"less":[0,"rate"]}]},
    {"path":["accounts","*","agreements","dailySalary"],"relations":[{"less":[0,"rate"]}]},
    {"path":["accounts","*","agreements","realtimeSalary"],"relations":[{"less":[0,"profitRate"]},{"less":[0,"lossRate"]}]},
    {"path":["affiliateCodes","*"],"relations":[{"refersTo":"agent","in":"/platform/accounts","where":{"type":[1,2,41,42]},"reason":"An affiliate code belongs to an agent (type 1, 2, 41 or 42)."}]},
    {"path":["withdrawals"],"relations":[{"less":[0,"least"]},{"lessOrEqual":["least","most"]},{"less":["fee/fixed","least"],"reason":"The fee would take all of the smallest withdrawal."},{"lessOrEqual":["least","daily/*"],"reason":"Nothing could be withdrawn in a day."},{"refersTo":"daily/$key","in":"/content/vipRanks","property":"level","unless":["0"]}]},
    {"path":["withdrawals","daily"],"relations":[{"ascending":"","by":"$key"}]},
    {"path":["withdrawals","places","*"],"relations":[{"lessOrEqual":["least","most"]}]},
    {"path":["points"],"relations":[{"less":[0,"turnover"]}]},
    {"path":["points","ratio"],"relations":[{"less":[0,"amount"]}]},
    {"path":["points","rewards","*"],"relations":[{"less":[0,"amount"]}]},
    {"path":["rewards","*"],"relations":[{"exactlyOne":["amount","points"]},{"less":[0,"amount"]},{"if":{"points":"present"},"without":["turnover"],"severity":"warning","reason":"Points need not be wagered."}]},
    {"path":["referral"],"relations":[{"distinct":["friends/$key","/platform/accounts/$key"],"reason":"Two accounts cannot have one username."}]},
    {"path":["missions","*"],"relations":[{"exactlyOne":["amount","points"]},{"less":[0,"target"]},{"less":[0,"amount"]},{"if":{"measure":["bets","logins"]},"whole":"target"},{"if":{"measure":["logins"],"period":["day"]},"lessOrEqual":["target",1],"reason":"A day with a login counts once."},{"if":{"measure":["logins"],"period":["week"]},"lessOrEqual":["target",7],"reason":"A week has seven days."},{"if":{"measure":["deposit","logins"]},"without":["categories"],"severity":"warning","reason":"Only stakes and bets are made in a category."},{"if":{"points":"present"},"without":["turnover"],"severity":"warning","reason":"Points need not be wagered."},{"refersTo":"categories/*","in":"/games/categories","where":{"enabled":[true]},"severity":"warning","reason":"Nobody can play in a category that is off."}]},
    {"path":["activities"],"relations":[{"refersTo":"$key","in":"/content/announcements","where":{"type":["PR"]},"reason":"Activities belong to promotions (type \"PR\")."}]},
    {"path":["activities","*"],"relations":[{"before":["opensInDays","closesInDays"],"defaults":{"opensInDays":0}},{"exactlyOne":["amount","points"]},{"less":[0,"amount"]},{"less":[0,"ticketStake"]},{"less":[0,"total"]},{"if":{"kind":["envelope"],"amount":"present"},"needs":["mostAmount"],"reason":"An envelope holds an amount between the two."},{"lessOrEqual":["amount","mostAmount"]},{"if":{"kind":["envelope"]},"lessOrEqual":["mostAmount","total"],"reason":"The total would not pay for one envelope."},{"if":{"kind":["join","apply","raffle"]},"without":["mostAmount"],"reason":"Only an envelope has an amount by chance."},{"if":{"kind":["join","apply","raffle"]},"whole":"total"},{"if":{"points":"present"},"whole":"total"},{"if":{"kind":["raffle"]},"needs":["prizes"],"reason":"A raffle draws prizes."},{"if":{"kind":["raffle"]},"needsOneOf":["freeTickets","ticketStake"],"reason":"Nobody would have a ticket."},{"if":{"kind":["join","apply","envelope"]},"without":["prizes","freeTickets","ticketStake"],"reason":"Only a raffle has tickets and prizes."},{"sum":"prizes/*/chance","atMost":10000,"reason":"Of ten thousand draws, no more can win."},{"if":{"kind":["join","envelope","raffle"]},"without":["demo"],"severity":"warning","reason":"Only applications are decided."},{"if":{"points":"present"},"without":["turnover","mostAmount"],"severity":"warning","reason":"Points need not be wagered."},{"refersTo":"leastRank","in":"/content/vipRanks","property":"level","reason":"Nobody could enter."}]},
    {"path":["activities","*","prizes","*"],"relations":[{"exactlyOne":["amount","points"]},{"less":[0,"amount"]}]},
  ],
  registration: [
    {"path":[],"relations":[{"if":{"defaultMethod":["mobile"]},"then":{"/platform/flags/MOBILENUMREG3":[true]},"severity":"warning","reason":"Registration by mobile number is off."}]},
    {"path":["phone","regions","*"],"relations":[{"lessOrEqual":["min","max"]}]},
    {"path":["fields","*","rule"],"relations":[{"lessOrEqual":["minLength","maxLength"]}]},
  ],
  settings: [
    {"path":["feedback"],"relations":[{"lessOrEqual":["min","max"]}]},
  ],
}

/** Where each kind of file has amounts of the brand's currency. */
export const declaredAmounts: Readonly<Partial<Record<FileKind, readonly DeclaredAmount[]>>> = {
  content: [
    {"path":["vipRanks","*","turnover"]},
    {"path":["vipRanks","*","bonus"]},
  ],
  platform: [
    {"path":["registrationBonus"]},
    {"path":["wallet","adjustmentLimit"]},
    {"path":["deposits","channels","*","min"]},
    {"path":["deposits","channels","*","max"]},
    {"path":["deposits","channels","*","fee","fixed"]},
    {"path":["deposits","channels","*","amounts","*"]},
    {"path":["deposits","bonuses","*","most"]},
    {"path":["deposits","bonuses","*","min"]},
    {"path":["accounts","*","balance"]},
    {"path":["accounts","*","agreements","dividend","validBet"]},
    {"path":["accounts","*","agreements","dividend","profitLoss"]},
    {"path":["accounts","*","agreements","dailySalary","dailyBet"]},
    {"path":["accounts","*","agreements","hourlySalary","hourlyBet"]},
    {"path":["accounts","*","agreements","realtimeSalary","singleBet"]},
    {"path":["withdrawals","least"]},
    {"path":["withdrawals","most"]},
    {"path":["withdrawals","daily","*"]},
    {"path":["withdrawals","fee","fixed"]},
    {"path":["points","ratio","amount"]},
    {"path":["points","turnover"]},
    {"path":["points","rewards","*","amount"]},
    {"path":["points","rewards","*","requirement"]},
    {"path":["rewards","*","amount"]},
    {"path":["referral","deposited"]},
    {"path":["referral","staked"]},
    {"path":["referral","inviter"]},
    {"path":["referral","friend"]},
    {"path":["missions","*","target"],"conditions":{"measure":["deposit","stake"]}},
    {"path":["missions","*","amount"]},
    {"path":["activities","*","amount"]},
    {"path":["activities","*","mostAmount"]},
    {"path":["activities","*","needed"]},
    {"path":["activities","*","total"],"conditions":{"kind":["envelope"]}},
    {"path":["activities","*","ticketStake"]},
    {"path":["activities","*","prizes","*","amount"]},
  ],
}
