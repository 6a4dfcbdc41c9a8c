-- Sessions and the protection of logins: login failures, codes, captchas and proofs of work. Tokens, codes and
-- addresses are stored as keyed hashes. Clean-up jobs delete rows some time after their `expires_at`. `security_stamp`
-- is the stamp that the account had when the row was inserted: the row is valid while the account has the same stamp.

create table sessions (
  merchant text not null,
  token_hash bytea not null,
  account uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  must_change boolean not null default false,
  id uuid not null default gen_random_uuid(),
  country text not null default 'ZZ',
  browser text not null default 'other',
  system text not null default 'other',
  seen_at timestamptz not null default now(),
  proven_at timestamptz default now(),
  security_stamp integer not null default 0,
  primary key (merchant, token_hash),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table sessions is 'Logins of accounts.';
comment on column sessions.must_change is 'Whether the session only allows changing the password.';
comment on column sessions.id is 'Id by which the owner ends it.';
comment on column sessions.country is 'ISO 3166 code; ZZ: unknown.';
comment on column sessions.seen_at is 'When it was last used.';
comment on column sessions.proven_at is 'When the owner showed who they are; null if a browser remembered the login.';
create index sessions_by_account on sessions (merchant, account);
create index sessions_by_end on sessions (expires_at);

create table remembered_logins (
  merchant text not null,
  token_hash bytea not null,
  account uuid not null,
  expires_at timestamptz not null,
  security_stamp integer not null default 0,
  primary key (merchant, token_hash),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table remembered_logins is 'Logins that a browser remembers, by the hash of its cookie.';
create index remembered_logins_by_account on remembered_logins (merchant, account);
create index remembered_logins_by_end on remembered_logins (expires_at);

create table waiting_logins (
  merchant text not null,
  id_hash bytea not null,
  account uuid not null,
  sealed bytea not null,
  method text,
  code_hash bytea,
  code_until timestamptz,
  attempts integer not null default 0,
  expires_at timestamptz not null,
  security_stamp integer not null default 0,
  primary key (merchant, id_hash)
);
comment on table waiting_logins is 'Logins with the correct password that need extra verification.';
comment on column waiting_logins.sealed is 'Data for completing the login once it is verified, encrypted.';
create index waiting_logins_by_end on waiting_logins (expires_at);

create table social_logins (
  merchant text not null,
  id_hash bytea not null,
  state_hash bytea,
  sealed bytea not null,
  expires_at timestamptz not null,
  primary key (merchant, id_hash)
);
comment on table social_logins is 'Pending logins with a login provider, bound to a browser by the hash of its cookie.';
create index social_logins_by_end on social_logins (expires_at);

create table temporary_passwords (
  merchant text not null,
  account uuid not null,
  password_hash bytea not null,
  expires_at timestamptz not null,
  security_stamp integer not null default 0,
  primary key (merchant, account),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table temporary_passwords is 'Temporary passwords that were sent to replace a forgotten one.';
create index temporary_passwords_by_end on temporary_passwords (expires_at);

create table phone_codes (
  merchant text not null,
  phone_hash bytea not null,
  number_hash bytea not null,
  account uuid,
  code_hash bytea not null,
  attempts integer not null,
  expires_at timestamptz not null,
  security_stamp integer not null default 0,
  primary key (merchant, phone_hash)
);
comment on table phone_codes is 'Verification codes that were sent to phones.';
create index phone_codes_by_number on phone_codes (merchant, number_hash);
create index phone_codes_by_end on phone_codes (expires_at);

create table login_failures (
  merchant text not null,
  subject bytea not null,
  failures integer not null,
  window_ends_at timestamptz not null,
  blocked_until timestamptz,
  primary key (merchant, subject)
);
comment on table login_failures is 'Failed logins in a window of time.';
comment on column login_failures.subject is 'Keyed hash of the username or of the address.';
create index login_failures_by_end on login_failures (window_ends_at);

create table demand (
  merchant text not null,
  subject bytea not null,
  level double precision not null,
  counted_at timestamptz not null,
  primary key (merchant, subject)
);
comment on table demand is 'Recent demand of an address, a network or a brand, as of `counted_at`: the level decays from then on.';
create index demand_by_time on demand (counted_at);

create table captchas (
  merchant text not null,
  id_hash bytea not null,
  answer_hash bytea not null,
  expires_at timestamptz not null,
  primary key (merchant, id_hash)
);
comment on table captchas is 'Captchas that have not been answered.';
create index captchas_by_end on captchas (expires_at);

create table slider_checks (
  merchant text not null,
  id_hash bytea not null,
  place integer,
  expires_at timestamptz not null,
  primary key (merchant, id_hash)
);
comment on table slider_checks is 'Slider checks that have not been answered, and passed ones that have not been used.';
comment on column slider_checks.place is 'Where the piece belongs; null for the result of a passed check.';
create index slider_checks_by_end on slider_checks (expires_at);

create table spent_proofs (
  merchant text not null,
  id_hash bytea not null,
  expires_at timestamptz not null,
  primary key (merchant, id_hash)
);
comment on table spent_proofs is 'Proofs of work that have been used.';
create index spent_proofs_by_end on spent_proofs (expires_at);

create table payload_nonces (
  merchant text not null,
  nonce_hash bytea not null,
  expires_at timestamptz not null,
  primary key (merchant, nonce_hash)
);
comment on table payload_nonces is 'Nonces of encrypted requests: none is accepted twice.';
create index payload_nonces_by_end on payload_nonces (expires_at);
