import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** The name that the files in `deploy/` have as an example. */
export const clinic = 'clinic.example'

export interface Certificate {
  /** Paths of the two files, in PEM. */
  certificate: string
  key: string
}

/** Makes a certificate of the tests for `clinic.example`, good for two days. @throws Error without openssl */
export function makeCertificate(folder: string): Certificate {
  const made = { certificate: join(folder, 'clinic.crt'), key: join(folder, 'clinic.key') }
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const names = ['-subj', `/CN=${clinic}`, '-addext', `subjectAltName=DNS:${clinic}`]
  const files = ['-keyout', made.key, '-out', made.certificate]
  execFileSync('openssl', [...words, '-nodes', '-days', '2', ...names, ...files], { stdio: 'pipe' })
  return made
}

interface Call {
  method?: string
  headers?: Record<string, string>
  body?: Uint8Array | string
  /** Whether the length of the body is left out. */
  isUncounted?: boolean
  /** Address of this machine from which to call. */
  from?: string
}

/**
 * Calls `https://clinic.example` at a port of this machine by HTTP/2, as browsers do, each time on a
 * connection of its own, and trusts only this certificate.
 */
export function secureClient(port: number, { certificate }: Certificate) {
  const ca = readFileSync(certificate)
  /** Resolves with the head of the answer; its body is still to be read, or destroyed. */
  const open = async (
    path: string,
    { method = 'GET', headers = {}, body, isUncounted, from }: Call = {},
  ) => {
    const to = { ca, servername: clinic, ...(from ? { localAddress: from } : {}) }
    const session = connect(`https://127.0.0.1:${port}`, to)
    // As browsers do; without it the server has to count.
    const length = body && !isUncounted ? { 'content-length': Buffer.byteLength(body) } : {}
    const head = { ':path': path, ':method': method, ':authority': clinic, ...length, ...headers }
    const stream = session.request(head, { endStream: body === undefined })
    if (body !== undefined) stream.end(body)
    stream.once('close', () => session.destroy())
    const received = await new Promise<IncomingHttpHeaders>((done, fail) => {
      session.once('error', fail)
      stream.once('response', done)
      // What is not read of a body that is too large may be an error after the answer.
      stream.on('error', fail)
    })
    return { status: Number(received[':status']), headers: received, stream }
  }
  return {
    open,
    async call(path: string, how?: Call): Promise<Answer> {
      const { status, headers, stream } = await open(path, how)
      return { status, headers, body: await text(stream) }
    },
  }
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}
