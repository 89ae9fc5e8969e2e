import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

export interface TestFiles {
  projects: readonly string[]
  /** Parts of paths; none for all files of the projects. */
  files: readonly string[]
  /** Address of a PostgreSQL server, as superuser. */
  server: string
  /** Name of a migrated database, which each file copies. */
  template: string
  env?: Record<string, string>
}

/** @returns the first test that fails, or undefined where all pass */
export function firstFailure({ projects, files, server, template, env = {} }: TestFiles) {
  return new Promise<string | undefined>((done) => {
    const words = ['run', '--bail=1', '--maxWorkers=2', '--passWithNoTests']
    const chosen = projects.flatMap((project) => ['--project', project])
    const child = spawn(join(root, 'node_modules/.bin/vitest'), [...words, ...chosen, ...files], {
      cwd: root,
      env: {
        ...process.env,
        NO_COLOR: '1',
        TEST_DATABASE_URL: server,
        TEST_DATABASE_TEMPLATE: template,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => done(error.message))
    child.on('close', (code) => {
      const failure = /FAIL .*/.exec(output)?.[0].replace(/^FAIL\s+/, '')
      done(code === 0 ? undefined : (failure ?? 'a file that did not load'))
    })
  })
}
