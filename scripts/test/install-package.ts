import { existsSync } from 'node:fs'

type Run = (
  command: string,
  words: string[],
  env: Record<string, string>,
) => Promise<{ code: number; output: string }>

/** A program, and the packages that bring it: the first set, or where that does not, the next. */
export interface Packaged {
  name: string
  packages: readonly (readonly string[])[]
}

// The shell is not packaged for every release.
export const chromium: Packaged = {
  name: 'Chromium',
  packages: [['chromium-headless-shell'], ['chromium']],
}
export const firefox: Packaged = { name: 'Firefox', packages: [['firefox-esr']] }
export const webKit: Packaged = {
  name: 'WebKitGTK',
  packages: [['webkit2gtk-driver', 'xvfb']],
}
export const haProxy: Packaged = { name: 'HAProxy', packages: [['haproxy']] }
export const pgBouncer: Packaged = { name: 'PgBouncer', packages: [['pgbouncer']] }
/** What `deploy/patroni` runs on each machine. */
export const patroni: Packaged = {
  name: 'Patroni with etcd and HAProxy',
  packages: [
    ['patroni', 'etcd-server', 'haproxy'],
    ['patroni', 'etcd-server', 'haproxy', 'postgresql-15'],
  ],
}
export const pgBackRest: Packaged = { name: 'pgBackRest', packages: [['pgbackrest']] }
export const swift: Packaged = {
  name: 'OpenStack Swift',
  packages: [['swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'memcached']],
}
/** What the tests of `deploy/` need, by the program that they look for. */
export const targets = {
  nginx: { name: 'nginx', packages: [['nginx-light']] },
  caddy: { name: 'Caddy', packages: [['caddy']] },
  'systemd-analyze': { name: 'systemd', packages: [['systemd']] },
  strace: { name: 'strace', packages: [['strace']] },
  'docker-compose': { name: 'Compose', packages: [['docker-compose']] },
  turnserver: { name: 'coturn', packages: [['coturn']] },
  buildah: { name: 'buildah', packages: [['buildah']] },
} satisfies Record<string, Packaged>

/** Whether this is a machine on which a package may be installed without asking. */
function isRootOnDebian(): boolean {
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  return process.getuid?.() === 0 && isDebian
}

/** Installs the system's package where this is root on Debian or Ubuntu; answers what is found then. */
export async function installPackage<Found>(
  { name, packages }: Packaged,
  run: Run,
  find: () => Found | undefined,
  mayInstall = isRootOnDebian(),
): Promise<Found | undefined> {
  if (!mayInstall) return undefined
  console.log(`Installing ${name} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], env)
  for (const names of packages) {
    const words = ['install', '-y', '-q', '--no-install-recommends', ...names]
    const { code, output } = await run('apt-get', words, env)
    if (code !== 0) console.log(output)
    const found = find()
    if (found) return found
  }
  return undefined
}
