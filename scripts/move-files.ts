import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readStore } from '#server/platform/env.ts'
import { moveFiles } from '#server/platform/files/move-files.ts'
import { checkFiles, openFiles } from '#server/platform/files/open-files.ts'

/** `npm run move-files -- FROM TO`: each a folder or `s3://…`, as in FILES_URL. */
async function main() {
  const [from, to, ...more] = process.argv.slice(2)
  if (!from || !to || more.length > 0)
    throw new Error('Say from where and to where: npm run move-files -- FROM TO')
  const [source, target] = [readStore(from), readStore(to)]
  if (source.FILES_URL === target.FILES_URL) throw new Error('FROM and TO are the same store.')
  if (source.FILES_URL.startsWith('file:') && !existsSync(fileURLToPath(source.FILES_URL)))
    throw new Error(`FROM: there is no folder ${fileURLToPath(source.FILES_URL)}.`)
  await checkFiles(target)
  const { copied, present, unknown } = await moveFiles(openFiles(source), openFiles(target))
  if (copied + present + unknown === 0)
    throw new Error(`FROM: there is no file in ${from.split('?')[0]}. Look for a typing error.`)
  console.log(
    `${copied + present} files are in ${to.split('?')[0]}, ${copied} of them new, all compared.`,
  )
  if (unknown > 0) console.log(`${unknown} files that this server did not make were left out.`)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
})
