import { asSystem } from '#server/platform/db.ts'
import { closeDatabase, openDatabase } from '#server/platform/db/connection.ts'
import { readEnv } from '#server/platform/env.ts'
import { postMail } from '#server/platform/mail/mail.ts'

/** Queues `COUNT` at-most-once emails, and as many codes, to addresses of `ROUND`. */
const env = readEnv()
const { COUNT = '0', ROUND = '0' } = process.env
await openDatabase(env)
await asSystem('write emails of a test', async (tx) => {
  for (let place = 0; place < Number(COUNT); place++) {
    for (const kind of ['reminder', 'code']) {
      const recipient = `${kind}-${ROUND}-${place}@example.test`
      const mail = { recipient, subject: kind, text_body: 'Muli bwanji?', html_body: '' }
      await postMail(tx, mail, { at_most_once: kind === 'reminder' })
    }
  }
})
await closeDatabase()
