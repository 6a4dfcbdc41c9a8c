-- compatible-from: 0088-vendor-connections
-- Lets every server reject a bundle of brands that is older than one that any server has accepted, even with an empty
-- data folder.

alter table installation add column bundle_created_at timestamptz;
comment on column installation.bundle_created_at is 'Creation time of the newest bundle of brands that a server has accepted.';
