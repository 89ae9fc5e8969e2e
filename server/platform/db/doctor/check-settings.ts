import type { Client } from 'pg'
import { type Finding, ok, problem, warning } from '../../doctor/finding.ts'

const minVersion = 15

interface ServerSettings {
  version: string
  encoding: string
  is_standby: boolean
  is_encrypted: boolean
  fsync: boolean
  full_page_writes: boolean
  synchronous_commit: string
  data_checksums: boolean
}

/** @param address as DATABASE_URL: an unencrypted connection matters only over a network */
export async function checkServerSettings(client: Client, address: string): Promise<Finding[]> {
  const { rows } = await client.query<ServerSettings>(
    `select current_setting('server_version') as version,
       current_setting('server_encoding') as encoding,
       pg_is_in_recovery() as is_standby,
       ssl as is_encrypted,
       current_setting('fsync')::boolean as fsync,
       current_setting('full_page_writes')::boolean as full_page_writes,
       current_setting('synchronous_commit') as synchronous_commit,
       current_setting('data_checksums')::boolean as data_checksums
     from pg_stat_ssl where pid = pg_backend_pid()`,
  )
  return judgeSettings(rows[0]!, new URL(address).hostname)
}

/** @param host of the database's address */
export function judgeSettings(found: ServerSettings, host: string): Finding[] {
  const findings: Finding[] = []
  const major = Number.parseInt(found.version, 10)
  findings.push(
    major >= minVersion
      ? ok(`PostgreSQL ${found.version}.`)
      : problem(
          `PostgreSQL ${found.version} is too old.`,
          `Use PostgreSQL ${minVersion} or later: dump, and restore on it.`,
        ),
  )
  if (found.encoding !== 'UTF8')
    findings.push(
      problem(
        `The database is encoded as ${found.encoding}: not every name can be stored.`,
        "Make it with encoding 'UTF8', as deploy/postgresql.sql does.",
      ),
    )
  if (found.is_standby)
    findings.push(
      problem(
        'DATABASE_URL leads to a standby, which takes no writes.',
        'Set it to the address that follows the primary.',
      ),
    )
  if (!found.fsync || !found.full_page_writes || found.synchronous_commit === 'off')
    findings.push(
      problem(
        'The database does not wait for its disk: a power cut loses what was acknowledged.',
        'Set fsync, full_page_writes and synchronous_commit to on.',
      ),
    )
  if (!found.data_checksums)
    findings.push(
      warning(
        'The database has no checksums: a fault of the disk is noticed late, or never.',
        'Stop PostgreSQL, and run pg_checksums --enable.',
      ),
    )
  if (!found.is_encrypted && isRemote(host))
    findings.push(
      problem(
        `The connection to the database at ${host} is not encrypted.`,
        'Add ?sslmode=verify-full to DATABASE_URL, and switch ssl on in PostgreSQL.',
      ),
    )
  return findings
}

/** False for this machine, also by a socket, and for a private network, where the operator decides. */
function isRemote(host: string): boolean {
  if (host === '' || host === 'localhost' || !/[.:]/.test(host)) return false
  return !/^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[::1\]|\[f[cd])/.test(host)
}
