import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'
import { asSystem } from './db.ts'
import { log } from './log.ts'
import { postMail, startMailCarrier } from './mail.ts'

let app: TestApp
let server: Server
const taken: string[] = []

/** As much of an SMTP server as a mail needs: says yes to everything, and no to one recipient. */
beforeAll(async () => {
  app = await openTestApp()
  server = createServer((socket) => {
    let isData = false
    let text = ''
    socket.write('220 ready\r\n')
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (isData && text.endsWith('\r\n.\r\n')) {
        taken.push(text)
        isData = false
        text = ''
        socket.write('250 taken\r\n')
        return
      }
      if (isData || !text.endsWith('\r\n')) return
      const command = text.toUpperCase()
      text = ''
      isData = command.startsWith('DATA')
      if (command.startsWith('RCPT') && command.includes('NOBODY@'))
        socket.write('550 no such: <nobody@example.test>\r\n')
      else if (command.startsWith('QUIT')) socket.end('221 bye\r\n')
      else socket.write(isData ? '354 go on\r\n' : '250 yes\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await app.close()
})

const waiting = () =>
  app.database.asOwner('select recipient, attempts from platform.mail_outbox order by recipient')

it('hands waiting mail over and keeps nothing of it; what is refused waits for another try', async () => {
  await asSystem('write mails of a test', async (tx) => {
    for (const recipient of ['chanda@example.test', 'nobody@example.test']) {
      await postMail(tx, { recipient, subject: 'Hello', text_body: 'Muli bwanji?', html_body: '' })
    }
  })
  const warn = vi.spyOn(log, 'warn')
  const { port } = server.address() as AddressInfo
  const stop = startMailCarrier({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'a@example.test',
  })
  await expect
    .poll(waiting, { timeout: 20_000 })
    .toEqual([{ recipient: 'nobody@example.test', attempts: 1 }])
  await stop()
  expect(taken).toHaveLength(1)
  expect(taken[0]).toContain('To: chanda@example.test')
  expect(taken[0]).toContain('Muli bwanji?')
  // The server's refusal quotes the address: none of it may reach the log.
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'EENVELOPE 550' }),
    expect.anything(),
  )
  expect(JSON.stringify(warn.mock.calls)).not.toContain('example.test')
})

it('keeps nothing of a mail that it gives up', async () => {
  await app.database.asOwner(
    `update platform.mail_outbox set attempts = 7, next_attempt_at = now() - interval '1 minute'`,
  )
  const warn = vi.spyOn(log, 'warn').mockClear()
  const { port } = server.address() as AddressInfo
  const SMTP_URL = `smtp://127.0.0.1:${port}`
  const stop = startMailCarrier({ SMTP_URL, MAIL_FROM: 'a@example.test' })
  await expect.poll(waiting, { timeout: 20_000 }).toEqual([])
  await stop()
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ attempts: 8, isLast: true }),
    expect.anything(),
  )
})
