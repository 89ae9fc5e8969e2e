import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statfsSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { makePrivate, privateFolder } from '../files/private-files.ts'
import { checkFolder } from './check-folder.ts'
import { lockFolder } from './lock.ts'
import { PgliteStream } from './pglite-stream.ts'

/**
 * PGlite's file system never calls fsync (its stub answers "done"), so a power cut could lose
 * acknowledged rows. It also makes files that every user may read (0666), because PostgreSQL sets its
 * umask, and PGlite's stub ignores that. This one does what was asked. It rests on PGlite's internals: the
 * version is pinned, and tests count the calls and look at the modes.
 */
class DurableNodeFS extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const ready = await super.init(pg, options)
    ready.emscriptenOpts.preRun?.push((module: unknown) => {
      const { NODEFS } = module as EmscriptenModule
      NODEFS.stream_ops.fsync = (stream) => {
        if (typeof stream.nfd === 'number') {
          fsyncSync(stream.nfd)
        } else {
          const handle = openSync(NODEFS.realPath(stream.node), 'r')
          try {
            fsyncSync(handle)
          } finally {
            closeSync(handle)
          }
        }
        return 0
      }
      const { mknod, setattr } = NODEFS.node_ops
      NODEFS.node_ops.mknod = (parent, name, mode, device) =>
        mknod(parent, name, mode & ownerOnly, device)
      // A file that was made gets its mode once more, as it was asked for.
      NODEFS.node_ops.setattr = (node, { mode, ...others }) =>
        setattr(node, {
          ...others,
          ...(typeof mode === 'number' ? { mode: mode & ownerOnly } : {}),
        })
    })
    return ready
  }
}

/** Leaves of a mode what the owner may, and the kind of file. */
const ownerOnly = ~0o077

/** The part of PGlite's Emscripten module that is touched. */
interface EmscriptenModule {
  NODEFS: {
    stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number }
    node_ops: {
      mknod: (parent: unknown, name: string, mode: number, device: number) => unknown
      setattr: (node: unknown, attributes: { mode?: number | null }) => void
    }
    realPath(node: unknown): string
  }
}

/** What migrations may `create extension`; PostgreSQL brings the same. */
export const extensions = { btree_gist }

/** How a `pg` client reaches the engine, and how to close it. */
export interface EmbeddedDatabase {
  connect(): PgliteStream
  close(): Promise<void>
}

/** Bytes that a database needs to open: it writes its log in pieces of 16 MB. A new one is some 40 MB. */
const leastFree = { known: 48 << 20, new: 128 << 20 }

function whyNotOpened(folder: string, isNew: boolean, { message }: Error): string {
  const { bavail, bsize } = statfsSync(dirname(folder))
  const free = bavail * bsize
  const needed = isNew ? leastFree.new : leastFree.known
  const megabytes = (bytes: number) => `${Math.floor(bytes / 2 ** 20)} MB`
  if (free < needed)
    return `The disk of DATA_DIR is full: ${megabytes(free)} are free, and the database in ${folder} needs ${megabytes(needed)} to open. Free some space, and start again${isNew ? '' : ': the records are still there'}.`
  return `The database in ${folder} does not open: ${message.split('\n')[0]}. Restore a backup into an empty DATA_DIR.`
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0

/**
 * Opens the embedded database below `folder`, or in memory where `folder` is `memory`.
 *
 * @param copied what PGlite dumped of another database in memory, to begin with its rows
 * @throws FolderInUse when another living process holds the folder; Error that names the folder where
 *   its database is incomplete, of another version, or does not open
 */
export async function openEmbedded(folder: string, copied?: Blob): Promise<EmbeddedDatabase> {
  if (folder === 'memory') {
    const pglite = await PGlite.create({
      extensions,
      ...(copied ? { loadDataDir: copied } : {}),
    })
    return { connect: () => new PgliteStream(pglite), close: () => pglite.close() }
  }
  const unlock = await lockFolder(folder)
  try {
    checkFolder(join(folder, 'pglite'))
    const isNew = isEmpty(join(folder, 'pglite'))
    mkdirSync(join(folder, 'pglite'), { recursive: true, mode: privateFolder })
    makePrivate(folder)
    const options: PGliteOptions = {
      extensions,
      fs: new DurableNodeFS(join(folder, 'pglite')),
      startParams: [
        ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
        '-c',
        'fsync=on',
        '-c',
        'wal_sync_method=fsync',
      ],
    }
    const pglite = await PGlite.create(options).catch((error: Error) => {
      // What was begun of a new one would look like records that are incomplete.
      if (isNew) rmSync(join(folder, 'pglite'), { recursive: true, force: true })
      throw new Error(whyNotOpened(join(folder, 'pglite'), isNew, error), { cause: error })
    })
    return {
      connect: () => new PgliteStream(pglite),
      close: async () => {
        await pglite.close()
        await unlock()
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}
