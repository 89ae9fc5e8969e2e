import { execFile, execFileSync } from 'node:child_process'
import {
  copyFileSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '#tests/support/server-process.ts'

/** The new feature has the words of the guide's example, with another noun. */
const renamed = (text: string) =>
  text.replaceAll('symptom', 'complaint').replaceAll('Symptom', 'Complaint')

/** What a step of `docs/develop.md` writes; a test leaves steps out. */
export const steps = [
  'table',
  'migration',
  'changelog',
  'access',
  'domain',
  'server',
  'feature list',
  'web',
  'table types',
  'column types',
  'access entry',
  'rejected rows',
  'accepted rows',
  'id call',
  'health entry',
  'pin',
] as const
export type Step = (typeof steps)[number]

/** A copy of the project in a temporary folder, without what git ignores. */
export function copyProject() {
  const folder = temporaryFolder()
  const root = folder.path
  // Also where the test process is stopped: `npm test` removes the folder that this one is in.
  process.once('exit', folder.remove)
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const path of globSync(listed.split('\n').filter(Boolean))) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    copyFileSync(path, join(root, path))
  }
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  // Some rules ask git for the files.
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  return { root, remove: folder.remove }
}

const withoutVitest = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|TEST$|NODE_ENV|FORCE_COLOR)/.test(name),
    ),
  )

/** Runs a program of the project's packages in the copy. */
export async function runIn(root: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, words, {
      cwd: root,
      // Not what this runner of tests has set for its own processes.
      env: { ...withoutVitest(), NO_COLOR: '1', ...env },
      maxBuffer: 64 * 1024 * 1024,
    })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const {
      code,
      stdout = '',
      stderr = '',
    } = error as {
      code?: number
      stdout?: string
      stderr?: string
    }
    return { code: code ?? 1, output: stdout + stderr }
  }
}

/**
 * Adds the feature `complaints` as the guide adds `symptoms`.
 *
 * @param left steps that are left out
 * @returns the files that it was made from
 */
export async function addFeature(root: string, left: readonly Step[] = []): Promise<Set<string>> {
  const taken = new Set<string>()
  const read = (path: string) => {
    taken.add(path)
    return readFileSync(join(root, path), 'utf8')
  }
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const copyFolder = (folder: string) => {
    for (const path of globSync(`${folder}/**/*.{ts,tsx,sql}`, { cwd: root }))
      if (!path.includes('.test.')) write(renamed(path), renamed(read(path)))
  }
  /** Writes the part of a file that speaks of the example once more, about the new feature. */
  const repeat = (path: string, part: RegExp) => {
    const text = read(path)
    const [found] = part.exec(text) ?? []
    if (!found) throw new Error(`${path} has no longer what the guide's example is in: ${part}`)
    write(
      path,
      text.replace(found, () => found + renamed(found)),
    )
  }
  const table = 'database/symptoms/tables/symptom_entries.sql'
  const work: Record<Step, () => unknown> = {
    table: () => copyFolder('database/symptoms/tables'),
    migration: () => {
      const numbers = readdirSync(join(root, 'database/migrations')).map((name) =>
        Number(name.slice(0, 4)),
      )
      const number = String(Math.max(...numbers) + 1).padStart(4, '0')
      const path = `database/migrations/${number}_complaint_entries.sql`
      write(path, `-- additive\n\n${renamed(read(table))}`)
    },
    changelog: () => {
      const name = readdirSync(join(root, 'database/migrations')).sort().at(-1)!
      const path = 'CHANGELOG.md'
      write(
        path,
        read(path).replace(
          /^Migrations: (\d{4}).*\n/m,
          `Migrations: $1 to ${name.slice(0, 4)}, additive.\n`,
        ),
      )
    },
    access: () => copyFolder('database/symptoms/access'),
    domain: () => copyFolder('domain/symptoms'),
    server: () => copyFolder('server/symptoms'),
    'feature list': () => {
      repeat('server/features.ts', /import \{ symptomsFeature .*\n/)
      repeat('server/features.ts', / {2}symptomsFeature,\n/)
    },
    web: () => {
      copyFolder('web/symptoms')
      repeat(
        'web/readings/hubs/hypertension-page.tsx',
        / {2}\{\n {4}id: 'symptoms',\n[^}]*\n {2}\},\n/,
      )
    },
    'table types': async () => {
      const { code, output } = await runIn(root, ['scripts/table-types.ts'])
      if (code !== 0) throw new Error(output)
    },
    'column types': () => {
      const path = 'server/platform/db/column-types.ts'
      repeat(path, / {2}symptom_entries: .*\n/)
      // The new feature has the same degrees of severity.
      const named = /import type \{ Severity, Symptom \} .*\n/
      write(
        path,
        read(path).replace(named, (line) => line + renamed(line.replace('Severity, ', ''))),
      )
    },
    'access entry': () =>
      repeat(
        'tests/support/access-medications.ts',
        / {2}'public\.symptom_entries': ownRows\([^]*?\n {2}\),\n/,
      ),
    'rejected rows': () =>
      repeat('tests/support/checks-health.ts', / {2}'public\.symptom_entries': \{[^]*?\n {2}\},\n/),
    'accepted rows': () =>
      repeat('tests/support/checks-accepted.ts', / {2}'public\.symptom_entries': \[.*\],\n/),
    'id call': () => repeat('tests/support/id-calls-health.ts', / {2}'\/symptoms': .*\n/),
    'health entry': () => {
      const list = 'tests/support/health-tables.ts'
      repeat(list, / {2}symptom_entries: \{[^]*?\n {2}\},\n/)
      const own = / {2}complaint_entries: \{[^]*?\n {2}\},\n/
      const reason = `fhir: 'It is not in the bundle yet.'`
      write(
        list,
        read(list).replace(own, (entry) => entry.replace('fhir: inBundle', reason)),
      )
      const page = 'web/public/legal/privacy-chapters.tsx'
      write(page, read(page).replace('symptoms,', 'symptoms, complaints,'))
    },
    pin: async () => {
      const { code, output } = await runIn(root, ['scripts/pin-migrations.ts'])
      if (code !== 0) throw new Error(output)
    },
  }
  for (const step of steps) if (!left.includes(step)) await work[step]()
  return taken
}
