import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium on this machine: the one CHROMIUM_PATH names, else one in a usual place. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : undefined
  return [...usualPlaces, ...onPath('chromium', 'google-chrome')].find((path) => existsSync(path))
}

/**
 * Path of the browser for the tests: the one CHROMIUM_PATH names, else Chromium's headless shell, else
 * Chromium. The shell has the same engine without the windows of a desktop, which cost the tests more
 * than a quarter of their processor time.
 */
export function findTestBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findChromium()
  const names = ['chromium-headless-shell', 'chrome-headless-shell']
  return (
    ['/usr/bin/chromium-headless-shell', ...onPath(...names)].find(existsSync) ?? findChromium()
  )
}

function onPath(...names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

/** Headless Chromium that connects only to the page under test. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
