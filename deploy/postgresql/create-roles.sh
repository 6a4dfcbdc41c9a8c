#!/bin/sh
# The PostgreSQL image runs this script when it initializes an empty data folder.
set -eu
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" \
  --set owner_password="$LIVERY_OWNER_PASSWORD" --set serve_password="$LIVERY_SERVE_PASSWORD" \
  --file /docker-entrypoint-initdb.d/sql/roles.sql
