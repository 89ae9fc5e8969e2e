import { execFile, execFileSync, spawn } from 'node:child_process'
import {
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { installedPostgres } from './postgres.ts'
import { findProgram } from './programs.ts'

const root = resolve(import.meta.dirname, '../..')
const run = promisify(execFile)

/** The Node and npm of this machine, which build the image. */
const npm = () => realpathSync(findProgram('npm')!)

/** Where the image by default has the programs of PostgreSQL. */
const placeOfClient = 'usr/lib/postgresql/18/bin'

/** Where npm looks for its settings while it builds. */
const homeOfBuild = '/home/build'

/** Whether this machine can build an image and run it: buildah, and root for mounts and users. */
export function canBuildImages(): boolean {
  return process.getuid?.() === 0 && !!findProgram('buildah') && !!findProgram('unshare')
}

/** Copies the libraries that a program loads to the same place in a folder, and itself where `isWhole`. */
function copyProgram(path: string, folder: string, isWhole = true) {
  const libraries = execFileSync('ldd', [path], { encoding: 'utf8' })
  const found = [...libraries.matchAll(/(\/\S+) \(0x/g)].map(([, library]) => library!)
  for (const file of isWhole ? [path, ...found] : found) copy(file, folder)
}

function copy(file: string, folder: string) {
  const to = join(folder, file)
  mkdirSync(dirname(to), { recursive: true })
  copyFileSync(file, to)
}

/** A root file system of this machine's files: what Node needs, and for `build` also npm and a shell. */
function writeRoot(folder: string, kind: 'build' | 'runtime') {
  for (const name of ['usr/bin', 'usr/lib', 'usr/lib64', 'etc', 'proc', 'dev', 'tmp', homeOfBuild])
    mkdirSync(join(folder, name), { recursive: true })
  for (const name of ['bin', 'lib', 'lib64']) symlinkSync(`usr/${name}`, join(folder, name))
  writeFileSync(join(folder, 'etc/passwd'), `root:x:0:0::${homeOfBuild}:/bin/sh\n`)
  writeFileSync(join(folder, 'etc/group'), 'root:x:0:\n')
  copyProgram(realpathSync(join(root, 'node_modules/.bin/node')), folder, false)
  // Of the C library, what packages of npm load although Node does not.
  const [, libc] = /(\/\S+)\/libc\.so\.6/.exec(
    execFileSync('ldd', ['/bin/sh'], { encoding: 'utf8' }),
  )!
  for (const name of ['librt.so.1', 'libresolv.so.2', 'libutil.so.1', 'libnss_dns.so.2'])
    if (existsSync(join(libc!, name))) copy(join(libc!, name), folder)
  if (kind === 'runtime') {
    const programs = installedPostgres()
    for (const name of programs ? ['pg_dump', 'pg_restore'] : []) {
      const path = realpathSync(join(programs!, name))
      copyProgram(path, folder, false)
      mkdirSync(join(folder, placeOfClient), { recursive: true })
      copyFileSync(path, join(folder, placeOfClient, name))
    }
    return
  }
  for (const name of ['sh', 'env', 'mkdir', 'node']) {
    const path = realpathSync(findProgram(name)!)
    copyProgram(path, folder)
    const called = join(folder, 'usr/bin', name)
    if (!existsSync(called)) symlinkSync(path, called)
  }
  const packageOfNpm = dirname(dirname(npm()))
  cpSync(packageOfNpm, join(folder, packageOfNpm), { recursive: true, verbatimSymlinks: true })
  symlinkSync(npm(), join(folder, 'usr/bin/npm'))
}

export interface Image {
  /** What it says about how it runs. */
  config: { User: string; Cmd: string[]; Env: string[]; WorkingDir: string; StopSignal: string }
  healthcheck: string[]
  /** Its files, mounted. */
  files: string
  remove(): Promise<void>
}

/**
 * Builds the Containerfile of `deploy/` upon root file systems of this machine's own files, because tests
 * fetch no image. npm may use this machine's settings, certificates and cache.
 *
 * @param folder where images are stored, on a disk with 4 GB of space
 */
export async function buildImage(folder: string): Promise<Image> {
  const places = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')]
  const buildah = async (...words: string[]) =>
    (
      await run('buildah', [...places, '--storage-driver', 'vfs', ...words], {
        cwd: root,
        maxBuffer: 100 * 1024 * 1024,
      })
    ).stdout.trim()
  for (const kind of ['build', 'runtime'] as const) {
    writeRoot(join(folder, kind), kind)
    const container = await buildah('from', 'scratch')
    await buildah('copy', container, join(folder, kind), '/')
    await buildah('commit', '--rm', container, `localhost/${kind}`)
  }
  const lent = [
    '/etc/npmrc',
    '/usr/local/etc/npmrc',
    '/etc/ssl/certs',
    process.env.NODE_EXTRA_CA_CERTS,
  ]
    .filter((path) => path && existsSync(path))
    .map((path) => `--volume=${path}:${path}:ro`)
  const own = ['.npmrc', '.npm']
    .filter((name) => existsSync(join(homedir(), name)))
    .map((name) => `--volume=${join(homedir(), name)}:${homeOfBuild}/${name}`)
  const isolation = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker']
  const authorities = process.env.NODE_EXTRA_CA_CERTS
  const bases = ['BUILD_IMAGE=localhost/build', 'RUNTIME_IMAGE=localhost/runtime']
  await buildah(
    'bud',
    '--pull-never',
    ...isolation,
    ...lent,
    ...own,
    ...(authorities ? [`--env=NODE_EXTRA_CA_CERTS=${authorities}`] : []),
    ...bases.map((base) => `--build-arg=${base}`),
    '--file=deploy/container/Containerfile',
    '--tag=localhost/ubumi',
    '.',
  )
  const inspected = JSON.parse(await buildah('inspect', '--type', 'image', 'localhost/ubumi')) as {
    OCIv1: { config: Image['config'] }
    Docker: { config: { Healthcheck: { Test: string[] } } }
  }
  const container = await buildah('from', '--pull-never', 'localhost/ubumi')
  return {
    config: inspected.OCIv1.config,
    healthcheck: inspected.Docker.config.Healthcheck.Test,
    files: await buildah('mount', container),
    remove: async () => void (await buildah('rm', '--all')),
  }
}

/**
 * Starts a command in an image, as an engine with a read-only root would: as the image's user, with only
 * /tmp and the data folder writable, and the image's variables.
 */
export function runInImage(
  { config, files }: Image,
  {
    command = config.Cmd,
    data,
    env = {},
  }: { command?: string[]; data: string; env?: Record<string, string> },
) {
  const [uid, gid] = config.User.split(':').map(Number)
  chownSync(data, uid!, gid!)
  const script = `
    root="$1" && mount --bind "$root" "$root" && mount -o remount,ro,bind "$root" &&
    mount -t tmpfs -o mode=1777 tmpfs "$root/tmp" && mount --bind "$2" "$root/data" &&
    mount --bind /proc "$root/proc" && shift 2 &&
    exec unshare --root="$root" --wd=${config.WorkingDir} --setgid=${gid} --setuid=${uid} -- "$@"`
  // Only the build was lent this machine's certificates.
  const own = config.Env.filter((entry) => !entry.startsWith('NODE_EXTRA_CA_CERTS='))
  const given = [...own, ...Object.entries(env).map(([name, value]) => `${name}=${value}`)]
  const words = ['--mount', 'sh', '-c', script, 'sh', files, data]
  return spawn('unshare', [...words, ...command], {
    env: Object.fromEntries(
      given.map((entry) => entry.split(/=(.*)/s).slice(0, 2) as [string, string]),
    ),
    stdio: 'pipe',
  })
}
