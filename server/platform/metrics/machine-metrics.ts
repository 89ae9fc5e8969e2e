import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'
import { Gauge, type Registry } from 'prom-client'

/** Milliseconds: for an answer of the proxy, and for which what it said is repeated. */
const limits = { answer: 3000, repeated: 3_600_000 }

/** Adds how much of each disk is free. @param folders by what is in them, a fixed list */
export function addDiskMetrics(registry: Registry, folders: Readonly<Record<string, string>>) {
  new Gauge({
    name: 'ubumi_disk_free_ratio',
    help: 'Free part of the disk of a folder, 0 to 1; absent while the folder is away.',
    labelNames: ['folder'] as const,
    registers: [registry],
    async collect() {
      this.reset()
      for (const [folder, path] of Object.entries(folders)) {
        const disk = await statfs(path).catch(() => undefined)
        if (disk) this.set({ folder }, disk.bavail / disk.blocks)
      }
    },
  })
}

/**
 * Adds when the certificate of the service ends, as visitors are shown it. It is asked for once an hour.
 *
 * @param PUBLIC_URL without https there is no certificate, and no figure
 */
export function addCertificateMetrics(registry: Registry, PUBLIC_URL: string) {
  const { protocol, hostname, port } = new URL(PUBLIC_URL)
  if (protocol !== 'https:') return
  let found: { end: number; askedAt: number } | undefined
  new Gauge({
    name: 'ubumi_certificate_seconds_left',
    help: 'Seconds until the certificate of PUBLIC_URL ends; absent where it could not be read.',
    registers: [registry],
    async collect() {
      if (!found || performance.now() - found.askedAt > limits.repeated) {
        const end = await endOfCertificate(hostname, Number(port || 443)).catch(() => undefined)
        found = end === undefined ? undefined : { end, askedAt: performance.now() }
      }
      if (found) this.set((found.end - Date.now()) / 1000)
      else this.remove()
    },
  })
}

/** When the certificate of a server ends, in milliseconds since 1970; also of one that no browser accepts. */
function endOfCertificate(host: string, port: number): Promise<number> {
  return new Promise((done, fail) => {
    const options = { host, port, servername: host, rejectUnauthorized: false }
    const socket = connect({ ...options, timeout: limits.answer }, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to)
      socket.destroy()
      if (Number.isNaN(end)) fail(new Error('The certificate names no end.'))
      else done(end)
    })
    socket.once('error', fail)
    socket.once('timeout', () => socket.destroy(new Error('There was no answer.')))
  })
}
