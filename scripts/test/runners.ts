import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findTestBrowser } from '../../tests/support/chromium.ts'
import { countPlaywright, countVitest } from './counts.ts'
import { chromium, installPackage } from './install-package.ts'
import { folder, run } from './processes.ts'
import { addCounts, addNotRun, addTests, step } from './results.ts'
import { readPlaywright, readVitest } from './report.ts'

export interface VitestRun {
  /** Of the counts that are printed. */
  name: string
  projects: readonly string[]
  /** All of the projects where there are none. */
  files?: readonly string[]
  /** Regular expression of the whole title of the wanted tests. */
  title?: string
  /** Address of the PostgreSQL server of the tests. */
  database?: string | undefined
  /** The output is printed as it comes, not only where it fails. */
  isShown?: boolean
}

/** Runs projects of `vitest.config.ts` and counts what passed. */
export async function runVitest({
  name,
  projects,
  files = [],
  title,
  database,
  isShown = false,
}: VitestRun): Promise<void> {
  const file = join(folder, `${name}.json`)
  const { code, seconds, output } = await run(
    'vitest',
    [
      'run',
      '--maxWorkers=2',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...projects.flatMap((project) => ['--project', project]),
      ...(title ? ['-t', title] : []),
      ...files,
    ],
    database ? { TEST_DATABASE_URL: database } : {},
    isShown,
  )
  if (code !== 0 && !isShown) console.log(output)
  const json = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (json)
    addTests(readVitest(json, process.cwd(), projects.length === 1 ? projects[0] : undefined))
  addCounts(name, code, seconds, json ? countVitest(json) : undefined)
}

/** Files of a project of `vitest.config.ts`, from the root of the project. */
export async function listVitest(project: string): Promise<string[]> {
  const words = ['list', '--filesOnly', '--json', '--project', project]
  const { code, output } = await run('vitest', words)
  if (code !== 0) throw new Error(output)
  const listed = JSON.parse(output.slice(output.indexOf('['))) as { file: string }[]
  return [...new Set(listed.map(({ file }) => file.replace(`${process.cwd()}/`, '')))].toSorted()
}

export interface PlaywrightRun {
  name: string
  projects: readonly string[]
  files?: readonly string[]
  title?: string
  database?: string | undefined
}

/** Runs projects of `playwright.config.ts` and counts what passed. */
export async function runPlaywright({
  name,
  projects,
  files = [],
  title,
  database,
}: PlaywrightRun): Promise<void> {
  const path = await findBrowser()
  if (!path) return
  const file = join(folder, `${name.replaceAll(' ', '-')}.json`)
  const { code, seconds } = await run(
    'playwright',
    [
      'test',
      // Lists the failures at the end, where a shortened log still has them.
      '--reporter=dot,json',
      ...projects.flatMap((project) => ['--project', project]),
      ...(title ? ['--grep', title] : []),
      ...files,
    ],
    {
      CHROMIUM_PATH: path,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(database ? { TEST_DATABASE_URL: database } : {}),
    },
    true,
  )
  const json = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (json) addTests(readPlaywright(json))
  addCounts(name, code, seconds, json ? countPlaywright(json) : undefined)
}

async function findBrowser(): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH
  const found = findTestBrowser()
  if (found) return found
  if (named) addNotRun(`browser tests: CHROMIUM_PATH names nothing that exists (${named})`)
  else {
    const installed = await installPackage(chromium, run, findTestBrowser)
    if (installed) return installed
    addNotRun('browser tests: no Chromium was found or could be installed; set CHROMIUM_PATH')
  }
  return undefined
}

export const checkTypes = () => step('types', 'tsc', ['--noEmit'])

export const checkStyle = () =>
  Promise.all([step('lint', 'oxlint', ['--type-aware']), step('format', 'oxfmt', ['--check'])])

export const build = () => step('build, bytes', process.execPath, ['scripts/build.mjs', '--budget'])
