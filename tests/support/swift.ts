import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { S3Client } from '@bradenmacdonald/s3-lite-client'
import { ended, freePort } from './postgres.ts'
import { temporaryFolder } from './server-process.ts'

/** OpenStack Swift with its S3 interface: a store of other people, which checks signatures. */
export interface Swift {
  /** `s3://clinic/PREFIX?…`, of a bucket that exists. */
  address(prefix: string, more?: Record<string, string>): string
  keys: { FILES_ACCESS_KEY: string; FILES_SECRET_KEY: string }
  remove(): Promise<void>
}

/** Servers of Swift, and the name of their ring. */
const kinds = ['account', 'container', 'object'] as const
const serverOf = (kind: string) => `/usr/bin/swift-${kind}-server`
const memcached = '/usr/bin/memcached'
const keys = { FILES_ACCESS_KEY: 'test:tester', FILES_SECRET_KEY: 'testing' }
const region = 'us-east-1'
const run = promisify(execFile)

/** Whether Debian's packages of Swift are installed: the path of its proxy. */
export function findSwift(): string | undefined {
  const programs = [...kinds.map(serverOf), serverOf('proxy'), memcached]
  return programs.every((path) => existsSync(path)) ? serverOf('proxy') : undefined
}

/**
 * Starts one proxy, one server each for accounts, containers and objects, and memcached, with one copy of
 * each file. It has no bucket but `clinic`.
 *
 * @throws Error with what it printed, where it does not answer within two minutes
 */
export async function startSwift(): Promise<Swift> {
  const folder = temporaryFolder()
  const log = join(folder.path, 'log')
  const children: ChildProcess[] = []
  const start = (command: string, words: string[]) => {
    const child = spawn(command, words, { cwd: folder.path, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => appendFileSync(log, chunk))
    child.on('error', (error) => appendFileSync(log, error.message))
    children.push(child)
  }
  const remove = async () => {
    await Promise.all(children.map((child) => ended(child, 'SIGKILL')))
    folder.remove()
  }
  mkdirSync(join(folder.path, 'devices/disk'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(join(folder.path, name), text)
  write('log', '')
  write('swift.conf', '[swift-hash]\nswift_hash_path_suffix = tests\n')
  const ports = { cache: await freePort(), proxy: await freePort() }
  start(memcached, ['-u', 'nobody', '-l', '127.0.0.1', '-p', String(ports.cache)])
  for (const kind of kinds) {
    const port = await freePort()
    const ring = join(folder.path, `${kind}.builder`)
    const build = (...words: string[]) => run('/usr/bin/swift-ring-builder', [ring, ...words])
    await build('create', '2', '1', '0')
    await build('add', `r1z1-127.0.0.1:${port}/disk`, '1')
    await build('rebalance')
    write(`${kind}.conf`, storageServer(kind, port, folder.path))
    start(serverOf(kind), [`${kind}.conf`])
  }
  write('proxy.conf', proxyServer(ports, folder.path))
  start(serverOf('proxy'), ['proxy.conf'])
  const endpoint = `http://127.0.0.1:${ports.proxy}`
  try {
    await makeBucket(endpoint)
  } catch (error) {
    const printed = readFileSync(log, 'utf8')
    await remove()
    throw new Error(`Swift does not answer: ${printed}`, { cause: error })
  }
  return {
    address: (prefix, more = {}) =>
      `s3://clinic/${prefix}?${new URLSearchParams({ endpoint, region, path: 'true', ...more })}`,
    keys,
    remove,
  }
}

const common = (port: number, folder: string) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = root
swift_dir = ${folder}
`

const storageServer = (kind: string, port: number, folder: string) => `${common(port, folder)}
devices = ${folder}/devices
mount_check = false
[pipeline:main]
pipeline = ${kind}-server
[app:${kind}-server]
use = egg:swift#${kind}
`

const proxyServer = (
  ports: { cache: number; proxy: number },
  folder: string,
) => `${common(ports.proxy, folder)}
[pipeline:main]
pipeline = catch_errors cache listing_formats bulk slo s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.cache}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
[filter:s3api]
use = egg:swift#s3api
location = ${region}
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${keys.FILES_SECRET_KEY} .admin
`

/** Its servers take seconds to import their modules, and minutes where the machine is busy. */
async function makeBucket(endPoint: string) {
  const client = new S3Client({
    endPoint,
    region,
    accessKey: keys.FILES_ACCESS_KEY,
    secretKey: keys.FILES_SECRET_KEY,
  })
  for (const until = Date.now() + 120_000; ;) {
    try {
      return await client.makeBucket('clinic')
    } catch (error) {
      if ((error as { code?: string }).code === 'BucketAlreadyOwnedByYou') return undefined
      if (Date.now() > until) throw error
      await new Promise((next) => setTimeout(next, 250))
    }
  }
}
