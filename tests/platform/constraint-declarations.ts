/**
 * What declares a check constraint of the database: the field of a merchant file whose schema says the same; or a relation
 * between fields (`x-relations`) at a path, with the fields that it names; or why no merchant file has to.
 */
export type Declaration =
  { readonly field: string } | { readonly relation: string; readonly fields: readonly string[] } | { readonly reason: string }

const field = (path: string): Declaration => ({ field: path })
const relation = (path: string, ...fields: readonly string[]): Declaration => ({ relation: path, fields })
const derived = (reason: string): Declaration => ({ reason })

/** Tables of which no row comes from a merchant file as it is written. */
export const rowsOfTheServer: Readonly<Record<string, string>> = {
  accounts: 'States of an account; the side follows from its type.',
  activity_entries: 'States of an entry.',
  adjustments: 'States of a correction, and its amount, which a command checks.',
  bets: 'Amounts of a bet, which the wallet checks.',
  bonuses: 'Amounts of a bonus that was given, and its states.',
  cashbacks: 'Amounts that the server computes.',
  demo_rounds: 'Rounds of the demo vendor.',
  demo_tickets: 'Tickets of the demo vendor.',
  demo_wallets: 'Credits of the demo vendor.',
  deposit_payments: 'Notices of the payment gateway.',
  deposits: 'Amounts and states of a deposit.',
  entries: 'Entries of the ledger.',
  launches: 'Modes in which games open.',
  ledger_accounts: 'Balances of the ledger.',
  movements: 'Movements that the ledger writes.',
  payees: 'Kinds of payee: copied from withdrawals.places, whose schema names them.',
  points_counted: 'Turnover that the server counts.',
  points_redemptions: 'Amounts and states of a redemption.',
  raffle_draws: 'Numbers that the server draws.',
  referrals: 'States of a friend.',
  settlements: 'Amounts and periods of a settlement.',
  uploads: 'Types of file that the server recognises.',
  vendor_calls: 'Calls of the vendor contract.',
  withdrawal_steps: 'States of a withdrawal.',
  withdrawals: 'Amounts and states of a withdrawal.',
}

const [activity, channel, bonus, mission, reward, withdrawals] = [
  'platform/activities/*',
  'platform/deposits/channels/*',
  'platform/deposits/bonuses/*',
  'platform/missions/*',
  'platform/points/rewards/*',
  'platform/withdrawals',
]

/** The declaration of each check constraint on the tables that merchant files fill, by table and constraint. */
export const declarations: Readonly<Record<string, Readonly<Record<string, Declaration>>>> = {
  activities: {
    activities_amount_check: relation(activity, 'amount'),
    activities_check: relation(activity, 'amount', 'mostAmount'),
    activities_check1: derived('`given` is counted by the server; `total` is above 0 by its relation.'),
    activities_claim_days_check: field(`${activity}/claimDays`),
    activities_every_check: field(`${activity}/every`),
    activities_free_tickets_check: field(`${activity}/freeTickets`),
    activities_issue_check: field(`${activity}/issue`),
    activities_kind_check: field(`${activity}/kind`),
    activities_least_rank_check: field(`${activity}/leastRank`),
    activities_needed_check: field(`${activity}/needed`),
    activities_reward_check: relation(activity, 'amount', 'points'),
    activities_ticket_stake_check: relation(activity, 'ticketStake'),
    activities_total_check: relation(activity, 'total'),
    activities_turnover_check: field(`${activity}/turnover`),
    activities_who_check: field(`${activity}/who`),
    activities_opens_before_it_closes: relation(activity, 'opensInDays', 'closesInDays'),
    activities_envelope_amounts: relation(activity, 'mostAmount'),
  },
  announcements: { announcements_type_check: field('content/announcements/*/type') },
  contracts: {
    contracts_bet_check: field('platform/accounts/*/agreements/dividend/validBet'),
    contracts_profit_loss_check: field('platform/accounts/*/agreements/dividend/profitLoss'),
    contracts_members_check: field('platform/accounts/*/agreements/dividend/activeMembers'),
    contracts_period_check: field('platform/accounts/*/agreements/dividend/period'),
    contracts_rate_check: relation('platform/accounts/*/agreements/dividend', 'rate'),
    contracts_loss_rate_check: relation('platform/accounts/*/agreements/realtimeSalary', 'lossRate'),
    contracts_check: relation('platform/accounts/*', 'upline'),
    contracts_kind_check: derived('The schema names each kind of agreement as a property.'),
    contracts_asked_by_check: derived('A state of a contract.'),
    contracts_check1: derived('A state of a contract.'),
    contracts_check2: derived('A state of a contract.'),
    contracts_check3: derived('A state of a contract.'),
    contracts_check4: derived('A state of a contract.'),
    contracts_reason_check: derived('A state of a contract.'),
    contracts_state_check: derived('A state of a contract.'),
  },
  deposit_bonuses: {
    deposit_bonuses_days_check: field(`${bonus}/days`),
    deposit_bonuses_least_check: field(`${bonus}/min`),
    deposit_bonuses_most_check: relation(bonus, 'most'),
    deposit_bonuses_percent_check: relation(bonus, 'percent'),
    deposit_bonuses_turnover_check: field(`${bonus}/turnover`),
  },
  deposit_channels: {
    deposit_channels_check: relation(channel, 'min', 'max'),
    deposit_channels_check1: derived('The schema asks for both ends of "hours".'),
    deposit_channels_closes_check: derived('The pattern of "hours.to" is a time of day.'),
    deposit_channels_opens_check: derived('The pattern of "hours.from" is a time of day.'),
    deposit_channels_differs_check: field(`${channel}/differs`),
    deposit_channels_fee_fixed_check: field(`${channel}/fee/fixed`),
    deposit_channels_fee_percent_check: relation(channel, 'fee/percent'),
    deposit_channels_kind_check: field(`${channel}/kind`),
    deposit_channels_least_check: relation(channel, 'min'),
    deposit_channels_minutes_check: field(`${channel}/minutes`),
    deposit_channels_proof_check: field(`${channel}/proof`),
    deposit_channels_fee_below_least: relation(channel, 'fee/fixed', 'min'),
    deposit_channels_hours_differ: relation(channel, 'hours/from', 'hours/to'),
    deposit_channels_unit_rate: relation(channel, 'unit/rate'),
  },
  missions: {
    missions_amount_check: relation(mission, 'amount'),
    missions_kind_check: relation(mission, 'amount', 'points'),
    missions_measure_check: field(`${mission}/measure`),
    missions_period_check: field(`${mission}/period`),
    missions_score_check: field(`${mission}/score`),
    missions_target_check: relation(mission, 'target'),
    missions_turnover_check: field(`${mission}/turnover`),
  },
  points_rewards: {
    points_rewards_amount_check: relation(reward, 'amount'),
    points_rewards_kind_check: field(`${reward}/kind`),
    points_rewards_points_check: field(`${reward}/points`),
    points_rewards_requirement_check: field(`${reward}/requirement`),
    points_rewards_stock_check: field(`${reward}/stock`),
  },
  points_settings: {
    points_settings_ratio_amount_check: relation('platform/points/ratio', 'amount'),
    points_settings_ratio_points_check: field('platform/points/ratio/points'),
    points_settings_turnover_check: relation('platform/points', 'turnover'),
  },
  raffle_prizes: {
    raffle_prizes_amount_check: relation(`${activity}/prizes/*`, 'amount'),
    raffle_prizes_chance_check: field(`${activity}/prizes/*/chance`),
    raffle_prizes_kind_check: relation(`${activity}/prizes/*`, 'amount', 'points'),
    raffle_prizes_stock_check: field(`${activity}/prizes/*/stock`),
  },
  referral_settings: {
    referral_settings_days_check: field('platform/referral/days'),
    referral_settings_deposited_check: field('platform/referral/deposited'),
    referral_settings_friend_check: field('platform/referral/friend'),
    referral_settings_inviter_check: field('platform/referral/inviter'),
    referral_settings_staked_check: field('platform/referral/staked'),
    referral_settings_turnover_check: field('platform/referral/turnover'),
  },
  rewards: {
    rewards_amount_check: relation('platform/rewards/*', 'amount'),
    rewards_kind_check: relation('platform/rewards/*', 'amount', 'points'),
    rewards_source_check: field('platform/rewards/*/source'),
    rewards_turnover_check: field('platform/rewards/*/turnover'),
  },
  vip_ranks: {
    vip_ranks_bonus_check: field('content/vipRanks/*/bonus'),
    vip_ranks_turnover_check: field('content/vipRanks/*/turnover'),
  },
  wins: { wins_amount_check: field('platform/wins/*/amount') },
  withdrawal_settings: {
    withdrawal_settings_check: relation(withdrawals, 'least', 'most'),
    withdrawal_settings_cool_down_hours_check: field(`${withdrawals}/coolDownHours`),
    withdrawal_settings_fee_fixed_check: field(`${withdrawals}/fee/fixed`),
    withdrawal_settings_fee_free_check: field(`${withdrawals}/fee/freeADay`),
    withdrawal_settings_fee_rate_check: derived('The pattern of "fee.rate" is a percentage below 100.'),
    withdrawal_settings_least_check: relation(withdrawals, 'least'),
    withdrawal_settings_receive_minutes_check: field(`${withdrawals}/receiveMinutes`),
    withdrawal_settings_usual_minutes_check: field(`${withdrawals}/usualMinutes`),
    withdrawal_settings_fee_below_least: relation(withdrawals, 'fee/fixed', 'least'),
  },
}
