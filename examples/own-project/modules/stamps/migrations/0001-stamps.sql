-- The days on which players collected a stamp.
create table stamps (
  merchant text not null,
  account uuid not null,
  -- Calendar day in the time zone of the brand.
  day date not null,
  primary key (merchant, account, day)
);
select distribute_by_merchant('stamps');
alter table stamps add foreign key (merchant, account) references accounts (merchant, id);
