-- Module contracts: contracts between an agent and an agent directly below, and their settlements.

create table contracts (
  merchant text not null,
  id uuid not null,
  kind text not null check (kind in ('dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary')),
  upline uuid not null,
  downline uuid not null check (downline <> upline),
  state text not null check (state in ('offered', 'accepted', 'rejected', 'withdrawn', 'ending', 'ended')),
  asked_by text check (asked_by in ('upline', 'downline')),
  reason text,
  period text check (period in ('D', 'W', 'H', 'M')),
  bet numeric(38, 0) not null check (bet >= 0),
  profit_loss numeric(38, 0) check (profit_loss >= 0),
  members integer check (members >= 0),
  rate integer check (rate between 1 and 10000),
  loss_rate integer check (loss_rate between 1 and 10000),
  offered_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  accepted_at timestamptz,
  ended_at timestamptz,
  primary key (merchant, id),
  foreign key (merchant, upline) references accounts (merchant, id),
  foreign key (merchant, downline) references accounts (merchant, id),
  constraint contracts_reason check (reason in ('agreed', 'replaced', 'lowerRate', 'uplineEnded')),
  constraint contracts_asked_by check (
    case state
      when 'ending' then asked_by is not null
      when 'ended' then reason = 'agreed' or asked_by is null
      else asked_by is null
    end
  ),
  constraint contracts_check2 check ((state = 'ended') = (reason is not null)),
  constraint contracts_check3 check ((state in ('accepted', 'ending', 'ended')) = (accepted_at is not null)),
  constraint contracts_check4 check ((state = 'ended') = (ended_at is not null))
);
comment on table contracts is 'Contracts between an agent and an agent directly below: of each kind, the two have at most one open offer and one contract in force.';
comment on column contracts.asked_by is 'Who asked to end it: until that is answered, and after both have agreed.';
comment on column contracts.reason is 'Why it ended.';
comment on column contracts.bet is 'Minor units: required stakes of the period, the day or the hour, or of a single bet.';
comment on column contracts.profit_loss is 'Minor units.';
comment on column contracts.rate is 'Hundredths of a percent, as is `loss_rate`.';
create unique index contracts_one_offer on contracts (merchant, downline, kind, upline) where state = 'offered';
create unique index contracts_one_in_force on contracts (merchant, downline, kind, upline) where state in ('accepted', 'ending');
create index contracts_by_downline on contracts (merchant, downline, kind, changed_at);
create index contracts_by_upline on contracts (merchant, upline, kind, changed_at);
create index contracts_by_force on contracts (merchant, kind, accepted_at) where accepted_at is not null;

create table contract_permits (
  merchant text not null,
  account uuid not null,
  kind text not null,
  primary key (merchant, account, kind),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table contract_permits is 'The kinds of contracts that an agent may offer.';

create table settlement_cursors (
  merchant text not null,
  kind text not null,
  period text not null,
  settled_to timestamptz not null,
  primary key (merchant, kind, period)
);
comment on table settlement_cursors is 'The time up to which the contracts of each kind are settled.';

create table settlements (
  merchant text not null,
  id uuid not null,
  contract uuid not null,
  kind text not null,
  upline uuid not null,
  downline uuid not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  currency text not null,
  stake numeric(38, 0) not null,
  lost numeric(38, 0) not null,
  members integer not null,
  amount numeric(38, 0) not null check (amount >= 0),
  missed text check (missed in ('bet', 'profitLoss', 'members', 'nothing')),
  made_at timestamptz not null default now(),
  paid_at timestamptz,
  primary key (merchant, id),
  foreign key (merchant, contract) references contracts (merchant, id),
  check ((amount = 0) = (missed is not null)),
  check (paid_at is null or amount > 0)
);
comment on table settlements is 'Settlements of contracts, one for each period. Amounts are minor units.';
comment on column settlements.upline is 'The agent who pays.';
comment on column settlements.downline is 'The agent who is paid.';
comment on column settlements.stake is 'Stakes of the downline’s team.';
comment on column settlements.lost is 'Net loss of the team; negative if it won.';
comment on column settlements.members is 'Number of active players of the team.';
comment on column settlements.missed is 'Why the amount is 0.';
create unique index settlements_once on settlements (merchant, contract, starts_at);
create index settlements_due on settlements (merchant, ends_at) where paid_at is null and amount > 0;
create index settlements_by_downline on settlements (merchant, downline, kind, ends_at desc, id);
create index settlements_by_upline on settlements (merchant, upline, kind, ends_at desc, id);
