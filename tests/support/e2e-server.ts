import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// The server as `npm start` runs it, on a database folder of its own that goes with it.
const folder = mkdtempSync(join(tmpdir(), 'ubumi-e2e-'))
process.env.DATA_DIR = folder
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
await import('#server/main.ts')
