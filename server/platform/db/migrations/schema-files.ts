import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from './migration-files.ts'

/** Folder of the schema as it is now: a folder for each feature, and `migrations`. */
export const schemaFolder = join(import.meta.dirname, '../../../../database')

/**
 * The folders of a feature, in the order in which a new database takes them: all `schemas` of all
 * features, then all `tables`, and so on. `once` is for an empty database alone, and changes by
 * migrations. `again` is applied again whenever its text has changed.
 */
export const kinds = {
  schemas: 'once',
  tables: 'once',
  functions: 'again',
  /** Those that call a function; other indexes are beside their table. */
  indexes: 'once',
  /** Rows that a new database begins with. */
  data: 'once',
  /** Row-level security, grants, policies and triggers of a table. */
  access: 'again',
} as const satisfies Record<string, 'once' | 'again'>

export type Kind = keyof typeof kinds

/** A file of the schema. */
export interface SchemaFile {
  /** From the folder of the schema, as `appointments/functions/keep_course.sql`. */
  path: string
  kind: Kind
  text: string
}

/** A file that is applied again when it changes: one function with its grants, or the access to one table. */
export interface RepeatedFile extends SchemaFile {
  kind: 'functions' | 'access'
  /** The function or table with its schema, as `practice.keep_course`. */
  object: string
  /** SHA-256 of the text with `\n` at the end of each line, in hexadecimal. */
  hash: string
}

/** What 0.3.0 had applied, and the hashes of what is the same since. */
export interface Baseline {
  version: string
  migrations: Record<string, Pick<Migration, 'checksum' | 'isAdditive'>>
  /** By kind and object, as `functions practice.keep_course`. */
  repeated: Record<string, string>
}

export function readBaseline(folder = schemaFolder): Baseline {
  return JSON.parse(readFileSync(join(folder, 'baseline.json'), 'utf8')) as Baseline
}

/**
 * All files of the schema, in the order in which a new database takes them: by kind, `platform` before
 * the other features, tables after those that they refer to.
 *
 * @throws Error naming a file in a folder of no kind
 */
export function readSchema(folder = schemaFolder): SchemaFile[] {
  const features = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'migrations')
    .map(({ name }) => name)
    .sort((a, b) => Number(b === 'platform') - Number(a === 'platform') || (a < b ? -1 : 1))
  for (const feature of features)
    for (const name of readdirSync(join(folder, feature)))
      if (!(name in kinds)) {
        const known = Object.keys(kinds).join(', ')
        throw new Error(`database/${feature}/${name}: a feature has the folders ${known}.`)
      }
  return (Object.keys(kinds) as Kind[]).flatMap((kind) => {
    const files = features.flatMap((feature) => filesOf(folder, feature, kind))
    return kind === 'tables' ? afterReferences(files) : files
  })
}

function filesOf(folder: string, feature: string, kind: Kind): SchemaFile[] {
  const place = join(folder, feature, kind)
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({
      path: `${feature}/${kind}/${name}`,
      kind,
      text: readFileSync(join(place, name), 'utf8').replaceAll('\r\n', '\n'),
    }))
}

/** Tables in such an order that each comes after those that it refers to. */
function afterReferences(files: readonly SchemaFile[]): SchemaFile[] {
  const byTable = new Map(files.map((file) => [tableOf(file), file]))
  const ordered = new Set<SchemaFile>()
  const add = (file: SchemaFile, open: readonly SchemaFile[]) => {
    if (ordered.has(file) || open.includes(file)) return
    for (const [, name = ''] of file.text.matchAll(/\breferences ([\w.]+)/g)) {
      const other = byTable.get(name)
      if (other) add(other, [...open, file])
    }
    ordered.add(file)
  }
  for (const file of files) add(file, [])
  return [...ordered]
}

const tableOf = ({ text }: SchemaFile) => /^create (?:unlogged )?table ([\w.]+)/m.exec(text)?.[1]

/**
 * The files that are applied again when they change.
 *
 * @throws Error naming a file that does not begin as it must, or a second one of the same object
 */
export function repeatedFiles(files: readonly SchemaFile[]): RepeatedFile[] {
  const seen = new Map<string, string>()
  const functions = new Map(files.map(({ text }) => [patterns.functions.exec(text)?.[1], text]))
  return files.filter(isRepeated).map((file) => {
    const { kind, text, path } = file
    const object = patterns[kind].exec(text)?.slice(1).find(Boolean)
    if (!object) throw new Error(`database/${path} must contain "${begins[kind]}".`)
    const other = seen.get(`${kind} ${object}`)
    if (other) throw new Error(`database/${path} is about ${object}, as database/${other} is.`)
    seen.set(`${kind} ${object}`, path)
    // What a function declares for a table changes with the text of the function.
    const declares = kind === 'access' ? [...text.matchAll(/^select ([\w.]+)\(/gm)] : []
    const texts = [text, ...declares.map(([, name]) => functions.get(name) ?? '')]
    return { ...file, object, hash: createHash('sha256').update(texts.join('\n')).digest('hex') }
  })
}

const isRepeated = (file: SchemaFile): file is SchemaFile & { kind: 'functions' | 'access' } =>
  kinds[file.kind] === 'again'

const begins = {
  functions: 'create or replace function SCHEMA.NAME(',
  access:
    'alter table SCHEMA.NAME enable row level security" or "select platform.protect_own_rows(\'SCHEMA.NAME\'',
}
const patterns = {
  functions: /^create or replace function ([\w.]+)\s*\(/m,
  access:
    /^alter table ([\w.]+) enable row level security|^select platform\.protect_own_rows\('([\w.]+)'/m,
}

/** What `migrations.repeated` calls a file, whatever its path. */
export const nameOf = ({ kind, object }: Pick<RepeatedFile, 'kind' | 'object'>) =>
  `${kind} ${object}`
