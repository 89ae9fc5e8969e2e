import type { Client } from 'pg'
import type { Env } from '../../env.ts'
import { type Finding, messageOf, ok, problem, warning } from '../../doctor/finding.ts'
import { connect } from '../connect.ts'
import { findLoginIssue } from '../login.ts'
import {
  type Position,
  positionOfPrimary,
  type Replay,
  replayOfStandby,
  ReplicaUnusable,
  systemText,
  untilReplayed,
} from '../replay.ts'

const where = '(README.md, "Reading from a standby")'

/** Looks at the replica as the server does, on connections of its own. @param primary of DATABASE_URL */
export async function checkReplica(
  env: Pick<Env, 'DATABASE_REPLICA_URL' | 'ALLOW_BYPASSRLS'>,
  primary: Client,
): Promise<Finding> {
  const replica = await connect(env.DATABASE_REPLICA_URL!).catch((error: unknown) =>
    messageOf(error),
  )
  if (typeof replica === 'string')
    return warning(
      `The replica is not read from: ${replica}.`,
      `Check DATABASE_REPLICA_URL and the standby; until then the primary answers all ${where}.`,
    )
  try {
    return await examine(replica, primary, env.ALLOW_BYPASSRLS)
  } finally {
    await replica.end()
  }
}

async function examine(
  replica: Client,
  primary: Client,
  accepted: readonly string[],
): Promise<Finding> {
  const ask = async <Row extends object>(client: Client, text: string) =>
    (await client.query<Row>(text)).rows[0]!
  const [own, wanted] = await Promise.all(
    [replica, primary].map((client) => ask<{ system: string }>(client, systemText)),
  )
  if (own!.system !== wanted!.system)
    return problem(
      'DATABASE_REPLICA_URL and DATABASE_URL lead to two different database systems.',
      `Set DATABASE_REPLICA_URL to a streaming standby of the primary ${where}.`,
    )
  const issue = await findLoginIssue(replica, accepted, 'DATABASE_REPLICA_URL')
  if (issue)
    return problem(issue, `Use the login of DATABASE_URL: a standby has the same ${where}.`)
  const position = await ask<Position>(primary, positionOfPrimary)
  const began = performance.now()
  try {
    await untilReplayed(position, () => ask<Replay>(replica, replayOfStandby))
  } catch (error) {
    if (!(error instanceof ReplicaUnusable)) throw error
    return warning(
      `The replica is not read from: ${error.message}.`,
      `Look at pg_stat_replication of the primary; until then the primary answers all ${where}.`,
    )
  }
  const ms = Math.ceil(performance.now() - began)
  return ok(`The replica is a standby of the primary, and had all that it has within ${ms} ms.`)
}
