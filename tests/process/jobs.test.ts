import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runNode, startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { startMailServer, type TestMailServer } from '#tests/support/smtp.ts'
import { limit } from '#tests/support/patience.ts'

const rounds = 5
const mailsEach = 20
/** The maximum of emails being sent at the same time: `concurrency` in `server/platform/jobs.ts`. */
const atOnce = 5

describe('kill -9 while emails are sent', () => {
  const folder = temporaryFolder()
  let mailServer: TestMailServer
  beforeAll(async () => {
    mailServer = await startMailServer({ slowness: 40 })
  })
  afterAll(async () => {
    await mailServer.close()
    folder.remove()
  })

  /** How often each email of a kind has arrived, by its Message-ID. */
  const copies = (kind: string) => {
    const counts = new Map<string, number>()
    for (const mail of mailServer.taken) {
      if (!mail.includes(`To: ${kind}-`)) continue
      const id = /^Message-ID: (\S+)/im.exec(mail)![1]!
      counts.set(id, (counts.get(id) ?? 0) + 1)
    }
    return counts
  }

  it('sends no reminder twice, loses at most those being sent, and continues with the rest', async () => {
    // The folder's records are there before any server has made keys.
    const keys = { AUTH_SECRET: 'a'.repeat(32), AUTH_SERVICE_KEY: 'b'.repeat(32) }
    const env = { DATA_DIR: folder.path, SMTP_URL: mailServer.url, ...keys }
    for (let round = 0; round < rounds; round++) {
      const post = { ...env, COUNT: String(mailsEach), ROUND: String(round) }
      const posting = runNode(['tests/process/support/post-mails.ts'], post)
      expect(await posting.ended, posting.output()).toBe(0)
      const server = await startServer(env)
      // Killed after another number of emails each time, and at any point of an email.
      const enough = mailServer.taken.length + 1 + Math.floor(Math.random() * mailsEach)
      await expect.poll(() => mailServer.taken.length, waiting).toBeGreaterThanOrEqual(enough)
      await new Promise((next) => setTimeout(next, Math.random() * 40))
      expect(await server.stop('SIGKILL')).toBe('SIGKILL')
    }
    const server = await startServer(env)
    const all = rounds * mailsEach
    await expect
      .poll(() => copies('reminder').size, waiting)
      .toBeGreaterThanOrEqual(all - rounds * atOnce)
    // Jobs in progress are detected by their missing heartbeat: their codes are sent again.
    await expect.poll(() => copies('code').size, waiting).toBe(all)
    expect(await server.stop(), server.output()).toBe(0)
    expect([...copies('reminder').values()].filter((count) => count > 1)).toEqual([])
    expect([...copies('code').values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(
      all + rounds * atOnce,
    )
  })
})

const waiting = { timeout: limit(300_000), interval: 20 }
