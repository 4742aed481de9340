#!/bin/bash
# Reads a whole archive without a database: check.sh FILE KEY. It fails when the archive is damaged or cut, or is not
# encrypted for the key.
set -euo pipefail
age --decrypt --identity "${2:?is the file of the private key}" "${1:?is the archive}" | pg_restore --file=/dev/null
