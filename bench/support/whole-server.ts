import { startServer, temporaryFolder } from '#tests/support/server-process.ts'

/**
 * Starts the product with its demo accounts, as `npm start` does after its build, on its own data
 * unless `DATA_DIR` says otherwise.
 */
export async function startProduct(env: Record<string, string> = {}) {
  const folder = temporaryFolder()
  const server = await startServer({
    DATA_DIR: folder.path,
    LOG_LEVEL: 'silent',
    SEED_DEMO: 'true',
    ...env,
  })
  return {
    url: server.url.replace('127.0.0.1', 'localhost'),
    pid: server.child.pid!,
    async stop() {
      await server.stop()
      folder.remove()
    },
  }
}
