import { spawn } from 'node:child_process'
import type { Browser } from '@playwright/test'
import { openBrowser } from '#tests/support/browser.ts'
import { findTestBrowser } from '#tests/support/chromium.ts'
import { chromium, installPackage, type Packaged } from '../../scripts/test/install-package.ts'

/**
 * What `find` finds on this machine, installed as the tests do it where it is missing.
 *
 * @throws Error naming it, where it can not be installed
 */
export async function requireProgram<Found>(
  packaged: Packaged,
  find: () => Found | undefined,
): Promise<Found> {
  const found = find() ?? (await installPackage(packaged, run, find))
  if (!found) throw new Error(`${packaged.name} was not found and could not be installed.`)
  return found
}

/** The browser of the tests. @throws Error where there is none */
export async function openTestBrowser(): Promise<Browser> {
  await requireProgram(chromium, findTestBrowser)
  return openBrowser()
}

function run(command: string, words: string[], env: Record<string, string>) {
  return new Promise<{ code: number; output: string }>((done) => {
    const child = spawn(command, words, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('error', ({ message }) => done({ code: 1, output: message }))
    child.once('close', (code) => done({ code: code ?? 1, output }))
  })
}
