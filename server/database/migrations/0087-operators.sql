-- Operators of the admin API: their roles, tokens, sign-ins and notes, and their identity in the audit log and
-- approvals.

create table operators (
  id uuid primary key default gen_random_uuid(),
  name text not null check (length(name) between 1 and 100),
  email text check (length(email) between 3 and 254),
  kind text not null check (kind in ('person', 'service')),
  password_hash text,
  authenticator bytea,
  last_step bigint not null default 0,
  pending_authenticator bytea,
  subject text,
  disabled boolean not null default false,
  created_at timestamptz not null default now(),
  created_by uuid,
  check ((kind = 'person') = (email is not null))
);
comment on table operators is 'Operators, who run admin commands: persons, and services such as a CI.';
comment on column operators.authenticator is 'The secret of the authenticator app, encrypted.';
comment on column operators.last_step is 'The time step of the last code that was used: no code is valid twice.';
comment on column operators.pending_authenticator is 'The secret of an enrolment that is not confirmed yet, encrypted.';
comment on column operators.subject is 'The issuer and the permanent id of the operator at the OpenID Connect provider, after the first sign-in there.';
comment on column operators.created_by is 'The operator who created it; null for the machine.';
create unique index operators_email on operators (lower(email));
create unique index operators_subject on operators (subject);

create table operator_roles (
  merchant text not null,
  operator uuid not null references operators (id),
  role text not null check (role in ('viewer', 'support', 'finance', 'editor', 'admin')),
  primary key (merchant, operator, role)
);
comment on table operator_roles is 'Roles of operators: for a brand, or for all of them if the merchant is *.';
create index operator_roles_by_operator on operator_roles (operator);

create table operator_tokens (
  token_hash bytea primary key,
  operator uuid not null references operators (id),
  purpose text not null check (purpose in ('access', 'enrolment', 'service')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
comment on table operator_tokens is 'Tokens of operators, by their hashes: for access, for one enrolment, and the secret with which a service gets access.';
create index operator_tokens_by_operator on operator_tokens (operator);
create index operator_tokens_by_end on operator_tokens (expires_at);

create table operator_sign_ins (
  state_hash bytea primary key,
  sealed bytea not null,
  expires_at timestamptz not null,
  operator uuid references operators (id),
  code_hash bytea
);
comment on table operator_sign_ins is 'Sign-ins at the OpenID Connect provider that have begun.';
comment on column operator_sign_ins.sealed is 'State, nonce, verifier and the secret of the program that began it, encrypted.';
comment on column operator_sign_ins.code_hash is 'Hash of the confirmation code that the browser shows, to be entered in the terminal.';
create index operator_sign_ins_by_end on operator_sign_ins (expires_at);

create table account_notes (
  merchant text not null,
  id uuid not null default gen_random_uuid(),
  account uuid not null,
  text text not null check (length(text) between 1 and 2000),
  written_by text not null,
  writer uuid,
  written_at timestamptz not null default clock_timestamp(),
  primary key (merchant, id),
  foreign key (merchant, account) references accounts (merchant, id)
);
comment on table account_notes is 'Notes of operators about accounts, which players never see.';
comment on column account_notes.writer is 'The operator who wrote it; null for the machine.';
create index account_notes_by_account on account_notes (merchant, account, written_at);

alter table audit_log add column operator uuid, add column operator_name text;
comment on column audit_log.operator is 'The operator who acted; null for players, and for the machine, which only has a name.';
comment on column audit_log.operator_name is 'The name of the operator at that time. Part of the hash only if it is not null.';

alter table approvals add column requester uuid, add column decider uuid;
comment on column approvals.requester is 'The operator who requested it; null in rows from before operators had identities.';
alter table adjustments add column requester uuid, add column decider uuid;
comment on column adjustments.requester is 'The operator who requested it; null for the machine, and in rows from before operators had identities.';
