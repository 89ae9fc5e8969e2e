import { connect } from 'node:net'

/** Whether a program listens at a port of this machine; where not, it says so after 50 ms. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => setTimeout(done, 50, false))
  })
}
