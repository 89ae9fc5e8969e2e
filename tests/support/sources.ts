import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, resolve } from 'node:path'
import { parseSync } from 'vite'

/** One import, re-export, `import()` or `import('…').Type` of a source file. */
export interface Import {
  /** Path from the project's root, or the name of the package as written. */
  to: string
  isPackage: boolean
  isTypeOnly: boolean
  /** True for `import()`: what it names is fetched when it is wanted. */
  isLater: boolean
  /** Names taken; `*` for everything, `default` for the default export. */
  names: string[]
}

export interface Comment {
  text: string
}

/** A node of the parsed file; which fields there are depends on its type. */
export interface Node {
  type: string
  [field: string]: unknown
}

export interface Source {
  /** Path from the project's root, with forward slashes. */
  path: string
  text: string
  lines: number
  imports: Import[]
  comments: Comment[]
  program: Node
}

const root = resolve(import.meta.dirname, '../..')

/** Reads and parses every script below the given folders of the project. */
export function readSources(...folders: string[]): Source[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs|js)$/.test(entry.name))
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort()
        .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8'))),
    )
}

/** @throws Error when the text is no valid script */
export function parseSource(path: string, text: string): Source {
  const parsed = parseSync(path, text)
  if (parsed.errors.length > 0) throw new Error(`${path}: ${parsed.errors[0]!.message}`)
  const program = parsed.program as unknown as Node
  return {
    path,
    text,
    lines: text.split('\n').length,
    imports: importsOf(path, program),
    comments: parsed.comments.map((comment) => ({ text: comment.value })),
    program,
  }
}

/** Calls `visit` with each node of the tree, parents first. */
export function walk(node: unknown, visit: (node: Node) => void) {
  if (Array.isArray(node)) {
    for (const child of node) walk(child, visit)
  } else if (node && typeof node === 'object') {
    if (typeof (node as Node).type === 'string') visit(node as Node)
    for (const child of Object.values(node)) {
      if (child && typeof child === 'object') walk(child, visit)
    }
  }
}

function importsOf(path: string, program: Node): Import[] {
  const found: Import[] = []
  walk(program, (node) => {
    const isImport = node.type === 'ImportDeclaration'
    const isExport = node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration'
    const isLater = node.type === 'ImportExpression' || node.type === 'TSImportType'
    if (!isImport && !isExport && !isLater) return
    const specifier = (node.source as { value?: unknown } | null)?.value
    if (typeof specifier !== 'string') return
    const specifiers = (node.specifiers ?? []) as Node[]
    const kind = isImport ? 'importKind' : 'exportKind'
    found.push({
      ...resolveSpecifier(path, specifier),
      isTypeOnly:
        node.type === 'TSImportType' ||
        node[kind] === 'type' ||
        (specifiers.length > 0 && specifiers.every((one) => one[kind] === 'type')),
      isLater: node.type === 'ImportExpression',
      names: specifiers.length > 0 ? specifiers.map(nameOf) : ['*'],
    })
  })
  return found
}

function nameOf(specifier: Node): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  const taken = (specifier.imported ?? specifier.local) as { name?: string } | undefined
  return specifier.type === 'ImportNamespaceSpecifier' ? '*' : (taken?.name ?? '*')
}

function resolveSpecifier(path: string, specifier: string) {
  if (specifier.startsWith('#')) return { to: specifier.slice(1), isPackage: false }
  if (specifier.startsWith('.')) {
    return { to: posix.join(posix.dirname(path), specifier), isPackage: false }
  }
  return { to: specifier, isPackage: true }
}
