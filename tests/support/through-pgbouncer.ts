import type { TestProject } from 'vitest/node'
import { startPgBouncer } from './pgbouncer.ts'

/** Starts the PgBouncer of a project, which its test files reach their databases through. */
export async function setup({ config }: TestProject) {
  const mode = config.env.TEST_POOLER as 'session' | 'transaction'
  const pooler = await startPgBouncer(process.env.TEST_DATABASE_URL!, mode)
  process.env[`TEST_POOLER_${mode.toUpperCase()}`] = pooler.through('postgres://any/any')
  return () => pooler.stop()
}
