-- Modules accounts, identity, verification and audit.

create table accounts (
  merchant text not null,
  id uuid not null,
  username text not null,
  username_key text not null,
  password_hash text not null,
  payment_password_hash text,
  type integer not null,
  side text not null check (side in ('member', 'agent', 'both')),
  disabled boolean not null default false,
  nickname text not null,
  club_label text,
  rank_level integer,
  upline uuid,
  affiliate_code text,
  profile jsonb not null,
  password_expired boolean not null default false,
  first_login_at timestamptz,
  created_at timestamptz not null default now(),
  email_key text,
  mobile_key text,
  password_default boolean not null default false,
  mobile_login boolean not null default false,
  password_own boolean not null default true,
  security_stamp integer not null default 0,
  unclaimed boolean not null default false,
  mobile_proven_at timestamptz,
  email_proven_at timestamptz,
  terms_accepted_at timestamptz,
  terms jsonb,
  frozen_by uuid check (frozen_by is null or disabled),
  primary key (merchant, id),
  constraint accounts_username unique (merchant, username_key),
  foreign key (merchant, upline) references accounts (merchant, id)
);
comment on table accounts is 'Players, agents and guests.';
comment on column accounts.username_key is 'The normalized username, for comparisons.';
comment on column accounts.type is '0 player; 1, 2, 41, 42 agent; 4 guest.';
comment on column accounts.side is 'The sites on which it may log in.';
comment on column accounts.upline is 'The agent directly above.';
comment on column accounts.affiliate_code is 'The register link that the account was created with.';
comment on column accounts.profile is 'Further registration data, by field.';
comment on column accounts.email_key is 'The normalized e-mail address, for comparisons.';
comment on column accounts.mobile_key is 'The phone number in E.164.';
comment on column accounts.password_default is 'Whether the password must be changed, such as a temporary one that was sent by e-mail.';
comment on column accounts.mobile_login is 'Whether the owner can log in with the phone number.';
comment on column accounts.password_own is 'Whether the owner knows the password; false if the platform generated it.';
comment on column accounts.security_stamp is 'Increases when the account''s access is revoked: whatever was granted with an older stamp is invalid.';
comment on column accounts.unclaimed is 'Whether the account was created with one click and has not been used since.';
comment on column accounts.mobile_proven_at is 'When the phone number was shown to be its owner''s.';
comment on column accounts.email_proven_at is 'When the e-mail address was shown to be its owner''s.';
comment on column accounts.terms_accepted_at is 'When the owner accepted the terms; null if another person created the account.';
comment on column accounts.terms is 'Prize levels and rebate rates that were set when the account was created; null: the brand''s maximum.';
comment on column accounts.frozen_by is 'The agent above who disabled it; null if an operator did.';
create index accounts_by_mobile on accounts (merchant, mobile_key) where mobile_key is not null;
create unique index accounts_mobile_login on accounts (merchant, mobile_key) where mobile_login;
create index accounts_by_upline on accounts (merchant, upline, created_at, id) where upline is not null;
create index accounts_unclaimed on accounts (merchant, created_at) where unclaimed;
create index accounts_by_affiliate_code on accounts (merchant, affiliate_code) where affiliate_code is not null;

create table affiliate_codes (
  merchant text not null,
  code text not null,
  agent text not null,
  type integer not null default 0,
  terms jsonb,
  disabled boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (merchant, code)
);
comment on table affiliate_codes is 'Register links of agents.';
comment on column affiliate_codes.agent is 'The username of the agent.';
comment on column affiliate_codes.type is 'The type of the accounts that it creates.';
comment on column affiliate_codes.terms is 'The prize levels and rebate rates of the accounts that it creates.';
create index affiliate_codes_by_agent on affiliate_codes (merchant, agent);

create table social_identities (
  merchant text not null,
  provider text not null,
  subject_hash bytea not null,
  account uuid not null,
  linked_at timestamptz not null default now(),
  primary key (merchant, provider, subject_hash),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table social_identities is 'Accounts by their identity at a login provider, as a keyed hash of its id there.';
create index social_identities_by_account on social_identities (merchant, account);

create table authenticators (
  merchant text not null,
  account uuid not null,
  sealed bytea not null,
  confirmed boolean not null,
  last_step bigint not null default 0,
  primary key (merchant, account, confirmed),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table authenticators is 'Secrets of authenticator apps, encrypted: for each account the one in use and one that is not confirmed yet.';
comment on column authenticators.last_step is 'The time step of the last code that was used: no code is valid twice.';

create table known_networks (
  merchant text not null,
  account uuid not null,
  network_hash bytea not null,
  seen_at timestamptz not null default now(),
  id uuid not null default gen_random_uuid(),
  country text not null default 'ZZ',
  primary key (merchant, account, network_hash),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table known_networks is 'Networks from which the owner of an account has logged in, as keyed hashes.';
comment on column known_networks.id is 'Id by which the owner removes it.';
comment on column known_networks.country is 'ISO 3166 code; ZZ: unknown.';

create table audit_log (
  merchant text not null,
  seq bigint not null,
  at timestamptz(3) not null,
  event text not null,
  outcome text not null,
  account uuid,
  hash bytea not null,
  detail text,
  primary key (merchant, seq)
);
comment on table audit_log is 'Account events: a journal in which the keyed hash of each row covers the previous row.';
comment on column audit_log.detail is 'JSON of the values before and after, if a setting was changed. Part of the hash only if it is not null.';
create index audit_log_by_account on audit_log (merchant, account, seq) where account is not null;
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();
create trigger audit_log_keep before truncate on audit_log for each statement execute function refuse_change();

create table audit_heads (
  merchant text primary key,
  seq bigint not null,
  hash bytea not null
);
comment on table audit_heads is 'The last row of each brand''s audit log.';
