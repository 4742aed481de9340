#!/bin/bash
# Restores an archive into the empty database PGDATABASE, all of it or nothing: restore.sh FILE KEY. The users of the site
# must exist, because the archive has their rights.
set -euo pipefail
: "${PGDATABASE:?is the empty database}"
age --decrypt --identity "${2:?is the file of the private key}" "${1:?is the archive}" |
  pg_restore --dbname="$PGDATABASE" --single-transaction --exit-on-error --no-owner
