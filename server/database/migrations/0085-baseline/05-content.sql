-- Modules content, messages and inbox: announcements, help topics, VIP ranks, outgoing messages and feedback.

create table announcements (
  merchant text not null,
  id text not null,
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  execution text not null,
  banner_group text,
  image text,
  icon text,
  action jsonb,
  position double precision not null,
  published_at timestamptz not null,
  ends_at timestamptz,
  texts jsonb not null,
  primary key (merchant, id)
);
comment on table announcements is 'Announcements, promotions and banners.';
comment on column announcements.image is 'Path of one of the brand''s assets.';
create index announcements_by_type on announcements (merchant, type, execution);

create table help_topics (
  merchant text not null,
  id text not null,
  topic_group text not null,
  position double precision not null,
  texts jsonb not null,
  primary key (merchant, id)
);
comment on table help_topics is 'Pages of the help centre.';

create table vip_ranks (
  merchant text not null,
  level integer not null,
  turnover numeric(38, 0) not null check (turnover >= 0),
  bonus numeric(38, 0) not null check (bonus >= 0),
  cashback text not null,
  withdrawals integer not null,
  manager boolean not null,
  texts jsonb not null,
  file_texts jsonb,
  primary key (merchant, level)
);
comment on table vip_ranks is 'VIP ranks of a brand.';
comment on column vip_ranks.turnover is 'Minor units that have to be staked to reach it.';
comment on column vip_ranks.bonus is 'Minor units.';
comment on column vip_ranks.cashback is 'Percent, as decimal text.';
comment on column vip_ranks.withdrawals is 'Withdrawals a day.';
comment on column vip_ranks.texts is 'Names by language code.';
comment on column vip_ranks.file_texts is 'The names that content.json gave last; null if it gave none.';

create table outbox (
  merchant text not null,
  id uuid not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (merchant, id)
);
comment on table outbox is 'Messages that were sent while no mail server or SMS gateway was set, encrypted to the platform''s key.';
create index outbox_by_time on outbox (merchant, created_at);

create table feedback (
  merchant text not null,
  id uuid not null,
  sealed bytea not null,
  created_at timestamptz not null default now(),
  primary key (merchant, id)
);
comment on table feedback is 'Feedback of visitors, encrypted to the platform''s key.';
create index feedback_by_time on feedback (merchant, created_at);

create table inbox_messages (
  merchant text not null,
  id uuid not null,
  seq bigint not null generated always as identity,
  audience text not null,
  texts jsonb not null,
  sent_at timestamptz not null default clock_timestamp(),
  primary key (merchant, id)
);
comment on table inbox_messages is 'Messages of the operator to members: each is stored once for its audience.';
comment on column inbox_messages.audience is 'all, players, agents, rank/<level> or account/<id>.';
create index inbox_messages_by_audience on inbox_messages (merchant, audience, seq desc);
create index inbox_messages_by_place on inbox_messages (merchant, seq desc);

create table inbox_states (
  merchant text not null,
  account uuid not null,
  message uuid not null,
  read_at timestamptz,
  removed_at timestamptz,
  primary key (merchant, account, message),
  foreign key (merchant, account) references accounts (merchant, id),
  foreign key (merchant, message) references inbox_messages (merchant, id)
);
comment on table inbox_states is 'Messages that a member has read or removed.';
create index inbox_states_by_message on inbox_states (merchant, message);
