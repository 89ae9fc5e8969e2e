import { type Browser, chromium } from '@playwright/test'
import { chromiumFlags, findTestBrowser } from './chromium.ts'

/** The machine's Chromium or its headless shell, for scripts that drive it themselves. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = findTestBrowser()
  if (!executablePath) throw new Error('No Chromium was found. Set CHROMIUM_PATH.')
  return chromium.launch({ executablePath, args: chromiumFlags })
}
