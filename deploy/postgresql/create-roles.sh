#!/bin/sh
# Run by the image of PostgreSQL when it creates the database.
set -eu
psql --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" \
  --set owner_password="$LIVERY_OWNER_PASSWORD" --set serve_password="$LIVERY_SERVE_PASSWORD" \
  --file /docker-entrypoint-initdb.d/sql/roles.sql
