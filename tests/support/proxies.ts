import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ended, freePort } from './postgres.ts'
import { isListening } from './is-listening.ts'
import { findProgram } from './programs.ts'
import { temporaryFolder } from './server-process.ts'
import { type Certificate, clinic, makeCertificate } from './tls.ts'

const root = resolve(import.meta.dirname, '../..')

/** A TLS proxy with the file of `deploy/`, on ports of this machine. */
export interface Proxy {
  /** For https, and for http, which leads there. */
  port: number
  plainPort: number
  certificate: Certificate
  output(): string
  stop(): Promise<void>
}

export const proxies = ['nginx', 'caddy'] as const
export type ProxyName = (typeof proxies)[number]

/** Path of a proxy on this machine. */
export const findProxy = (name: ProxyName) => findProgram(name)

interface Ports {
  port: number
  plainPort: number
}

/**
 * Starts a proxy with its file of `deploy/`, where only names, ports and the certificate are replaced.
 *
 * @param servers ports of the two servers behind it
 * @throws Error with what it printed, where it does not listen
 */
export async function startProxy(
  name: ProxyName,
  servers: readonly [number, number],
): Promise<Proxy> {
  const path = findProxy(name)
  if (!path) throw new Error(`${name} was not found: install the package ${name}.`)
  const folder = temporaryFolder()
  const certificate = makeCertificate(folder.path)
  const ports = { port: await freePort(), plainPort: await freePort() }
  const words = configure[name](folder.path, servers, ports, certificate)
  const env = { PATH: process.env.PATH, HOME: folder.path, XDG_DATA_HOME: folder.path }
  const child: ChildProcess = spawn(path, words, { cwd: folder.path, env })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const stop = async () => {
    await ended(child, 'SIGTERM')
    folder.remove()
  }
  while (!(await isListening(ports.port))) {
    if (child.exitCode === null) continue
    folder.remove()
    throw new Error(`${name} ended: ${output}`)
  }
  return { ...ports, certificate, output: () => output, stop }
}

/** Replaces each text at least once. @throws Error where the file does not have it */
function replaced(file: string, pairs: readonly (readonly [string, string])[]): string {
  return pairs.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not have “${from}”.`)
      return text.replaceAll(from, to)
    },
    readFileSync(join(root, file), 'utf8'),
  )
}

type Configure = (
  folder: string,
  servers: readonly [number, number],
  ports: Ports,
  certificate: Certificate,
) => string[]

const configure: Record<ProxyName, Configure> = {
  nginx(folder, [first, second], { port, plainPort }, { certificate, key }) {
    const site = replaced('deploy/nginx/ubumi.conf', [
      ['    listen [::]:80;\n', ''],
      ['    listen [::]:443 ssl http2;\n', ''],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['listen 443 ', `listen 127.0.0.1:${port} `],
      [`/etc/letsencrypt/live/${clinic}/fullchain.pem`, certificate],
      [`/etc/letsencrypt/live/${clinic}/privkey.pem`, key],
      ['/var/log/nginx/ubumi.log', join(folder, 'access.log')],
      ['127.0.0.1:3001', `127.0.0.1:${first}`],
      ['127.0.0.1:3002', `127.0.0.1:${second}`],
    ])
    writeFileSync(join(folder, 'ubumi.conf'), site)
    const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    const places = kinds.map((kind) => `${kind}_temp_path ${join(folder, kind)};`)
    // Debian's nginx.conf switches compression on for every site.
    const main = `pid ${folder}/pid;\ndaemon off;\nworker_processes 2;\nerror_log stderr;\nevents {}\nhttp {\n${places.join('\n')}\ngzip on;\ninclude ubumi.conf;\n}\n`
    const user = process.getuid?.() === 0 ? 'user root;\n' : ''
    writeFileSync(join(folder, 'nginx.conf'), user + main)
    return ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  },
  caddy(folder, [first, second], { port, plainPort }, { certificate, key }) {
    const ports = `\thttp_port ${plainPort}\n\thttps_port ${port}\n`
    const here = '\tdefault_bind 127.0.0.1\n\tadmin off\n\tskip_install_trust\n'
    const site = replaced('deploy/caddy/Caddyfile', [
      ['{\n\tservers {', `{\n${ports}${here}\tservers {`],
      [`\n{$SITE:${clinic}} {`, `\n{$SITE:${clinic}} {\n\ttls ${certificate} ${key}`],
      ['127.0.0.1:3001', `127.0.0.1:${first}`],
      ['127.0.0.1:3002', `127.0.0.1:${second}`],
    ])
    writeFileSync(join(folder, 'Caddyfile'), site)
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  },
}
