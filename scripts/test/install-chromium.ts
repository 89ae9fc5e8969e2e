import { existsSync } from 'node:fs'

/** Whether this is a machine on which a package may be installed without asking. */
function isRootOnDebian(): boolean {
  const isDebian = existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
  return process.getuid?.() === 0 && isDebian
}

/** Installs the system's Chromium where this is root on Debian or Ubuntu; answers its path, if any. */
export async function installChromium(
  run: (
    command: string,
    words: string[],
    env: Record<string, string>,
  ) => Promise<{ code: number; output: string }>,
  find: () => string | undefined,
  mayInstall = isRootOnDebian(),
): Promise<string | undefined> {
  if (!mayInstall) return undefined
  console.log('Installing Chromium …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], env)
  // The shell is not packaged for every release.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const words = ['install', '-y', '-q', '--no-install-recommends', name]
    const { code, output } = await run('apt-get', words, env)
    if (code !== 0) console.log(output)
    const found = find()
    if (found) return found
  }
  return undefined
}
