import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const about = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')

/** Version of the product, as package.json has it. */
export const { version } = JSON.parse(about) as { version: string }
