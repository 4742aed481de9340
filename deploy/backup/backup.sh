#!/bin/bash
# Writes one encrypted archive of the database, reads it back, and deletes those of more than 30 days ago (docs/operations.md,
# "Backups"). The database is that of the variables of PostgreSQL (PGHOST, PGDATABASE, PGUSER, PGPASSWORD, PGSSLMODE and so on),
# because the address of DATABASE_URL as an argument would show its password to every user of the machine.
set -euo pipefail
: "${BACKUP_RECIPIENT:?is the public key, age1…}"
folder=${BACKUP_DIR:-/var/backups/kaikei}
metrics=${BACKUP_METRICS_DIR:-/var/lib/prometheus/node-exporter}
file=$folder/$(date +%Y-%m-%dT%H%M%S).dump.age
umask 077

# An archive gets its name when it is complete and on the disk.
trap 'rm -f "$file.partial" "$metrics/.kaikei-backup"' EXIT
pg_dump --format=custom | age --recipient "$BACKUP_RECIPIENT" --output "$file.partial"
sync "$file.partial"
mv --no-clobber "$file.partial" "$file"

# Without the private key on this machine, check the archive where the key is.
if [ -n "${BACKUP_IDENTITY:-}" ]; then "$(dirname "$0")/check.sh" "$file" "$BACKUP_IDENTITY"; fi

# The alarm BackupOld reads the time of the file by the exporter of the machine.
if [ -d "$metrics" ]; then
  printf 'kaikei_last_backup_timestamp_seconds %s\n' "$(stat --format=%Y "$file")" > "$metrics/.kaikei-backup"
  chmod 644 "$metrics/.kaikei-backup"
  mv "$metrics/.kaikei-backup" "$metrics/kaikei-backup.prom"
fi
# The archives of 1.0.0 are called *.kaikei.
find "$folder" '(' -name '*.dump.age' -o -name '*.kaikei' ')' -mtime +30 -delete
echo "$file"
