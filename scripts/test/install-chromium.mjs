import { existsSync } from 'node:fs'

/** Installs the system's Chromium where this is root on Debian or Ubuntu; answers its path, if any. */
export async function installChromium(run, find) {
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  if (process.getuid?.() !== 0 || !isDebian) return undefined
  console.log('Installing Chromium …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], env)
  const words = ['install', '-y', '-q', '--no-install-recommends', 'chromium']
  const { code, output } = await run('apt-get', words, env)
  if (code !== 0) console.log(output)
  return find()
}
