import { type AddressInfo, createServer, type Socket } from 'node:net'

/** A mail server for the tests. */
export interface TestMailServer {
  url: string
  /** Complete emails that it has received, acknowledged or not. */
  taken: string[]
  close(): Promise<void>
}

/**
 * A minimal SMTP server. It accepts all recipients except `nobody@…`, closes the connection
 * before the email of `early@…` and after the email of `cut@…`, without a reply. It asks
 * `grey@…` to try again the first time, relays nothing for `relay@…`, and rejects the text of `spam@…`.
 *
 * @param slowness milliseconds before each reply to a complete email
 * @param greeting its first reply; any free port without `port`
 */
export async function startMailServer({
  slowness = 0,
  greeting = '220 ready',
  port = 0,
} = {}): Promise<TestMailServer> {
  const seen = new Set<string>()
  const taken: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    let isData = false
    let text = ''
    const answer = (line: string) => void (socket.writable && socket.write(`${line}\r\n`))
    answer(greeting)
    socket.on('data', (chunk) => {
      text += chunk.toString()
      if (isData && text.endsWith('\r\n.\r\n')) {
        const mail = text
        taken.push(mail)
        isData = false
        text = ''
        if (mail.includes('To: spam@')) answer('554 5.7.1 looks like spam')
        else if (mail.includes('To: cut@')) socket.destroy()
        else setTimeout(() => answer('250 taken'), slowness)
        return
      }
      if (isData || !text.endsWith('\r\n')) return
      // Several commands may come at once where the client pipelines; this server does not offer that.
      const command = text.toUpperCase()
      text = ''
      isData = command.startsWith('DATA')
      if (command.startsWith('RCPT') && command.includes('NOBODY@'))
        answer('550 no such: <nobody@example.test>')
      else if (command.startsWith('RCPT') && command.includes('EARLY@')) socket.destroy()
      else if (command.startsWith('RCPT') && command.includes('RELAY@'))
        answer('554 5.7.1 <relay@example.test>: Relay access denied')
      else if (command.startsWith('RCPT') && command.includes('GREY@') && !seen.has(command)) {
        seen.add(command)
        answer('451 4.7.1 <grey@example.test>: Greylisted, come again')
      } else if (command.startsWith('QUIT')) socket.end('221 bye\r\n')
      else answer(isData ? '354 go on' : '250 yes')
    })
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}
