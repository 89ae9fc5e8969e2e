import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startMailServer, type TestMailServer } from '#tests/support/smtp.ts'
import { ownSender } from './sender.ts'
import { sendMail } from './smtp.ts'

let server: TestMailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())
afterEach(() => {
  Object.assign(ownSender, { sender_name: null, reply_to: null })
})

const mail = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  recipient: 'one@example.test',
  subject: 'Hello',
  text_body: 'Muli bwanji?',
  html_body: '',
}
/** The headers of an email as a mail server gets them, each on one line. */
async function headersOf(sender: Partial<typeof ownSender>, from = 'Ubumi <a@example.test>') {
  Object.assign(ownSender, sender)
  server.taken.length = 0
  expect(await sendMail(mail, { SMTP_URL: server.url, MAIL_FROM: from })).toBeUndefined()
  const [head] = server.taken[0]!.split('\r\n\r\n')
  return head!.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
}
const named = (headers: string[]) => headers.map((header) => header.split(':')[0]!.toLowerCase())

describe('the sender of an email', () => {
  it('is that of the server where no admin has set one', async () => {
    const headers = await headersOf({})
    expect(headers).toContain('From: Ubumi <a@example.test>')
    expect(named(headers)).not.toContain('reply-to')
  })

  it.each(['Ubumi <a@example.test>', 'a@example.test'])(
    'has the name and the address for answers of the admin, and the address of %s',
    async (from) => {
      const set = { sender_name: 'Chawama House', reply_to: 'answers@chawama.example' }
      const headers = await headersOf(set, from)
      expect(headers).toContain('From: Chawama House <a@example.test>')
      expect(headers).toContain('Reply-To: answers@chawama.example')
    },
  )

  it('is encoded where a name has other letters', async () => {
    expect(await headersOf({ sender_name: 'Ŵanthu, & Co' })).toContain(
      'From: =?UTF-8?Q?=C5=B4anthu=2C_=26_Co?= <a@example.test>',
    )
  })

  it('adds no header and no other address, whatever the name is', async () => {
    const usual = named(await headersOf({}))
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.constantFrom(
            'x\r\nBcc: two@example.test',
            'x\nSubject: y',
            '"x" <two@example.test>',
            'a, two@example.test',
            '=?utf-8?q?x?=',
          ),
          fc.string({ unit: 'binary', maxLength: 60 }).filter((name) => name.isWellFormed()),
        ),
        async (sender_name) => {
          const headers = await headersOf({ sender_name })
          expect(named(headers)).toEqual(usual)
          const from = headers.find((header) => header.startsWith('From: '))!
          expect(from).toMatch(/<a@example\.test>$|^From: a@example\.test$/)
          expect(from.replaceAll(/"(?:[^"\\]|\\.)*"/g, '')).not.toContain('two@')
        },
      ),
      { numRuns: 60 },
    )
  })
})
