import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
}

/**
 * Serves the built files of any product alike: brotli for text, no further headers, and for an address
 * without a file the page that our `pages.json` names for it, else `index.html`.
 *
 * @throws Error when the folder contains neither
 */
export async function serveFiles(folder: string) {
  const listed = join(folder, 'pages.json')
  const pages = existsSync(listed)
    ? (JSON.parse(readFileSync(listed, 'utf8')) as { pages: { path: string; file: string }[] })
        .pages
    : []
  if (pages.length === 0 && !existsSync(join(folder, 'index.html')))
    throw new Error(`${folder} holds no built product: no pages.json and no index.html.`)
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && types[extname(entry.name)])
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        const plain = readFileSync(path)
        const isText = !/\.(jpg|png|ico)$/.test(path)
        return [
          path.slice(folder.replace(/\/$/, '').length),
          {
            type: types[extname(path)]!,
            isText,
            content: isText ? brotliCompressSync(plain) : plain,
          },
        ]
      }),
  )
  const fileOf = (path: string) =>
    files.get(path) ??
    (extname(path)
      ? undefined
      : files.get(`/${pages.find((page) => page.path === path)?.file ?? 'index.html'}`))
  const server = createServer((request, answer) => {
    const file = fileOf(new URL(request.url ?? '/', 'http://localhost').pathname)
    if (!file) return answer.writeHead(404).end()
    answer
      .writeHead(200, {
        'Content-Type': file.type,
        'Content-Length': file.content.length,
        ...(file.isText ? { 'Content-Encoding': 'br' } : {}),
      })
      .end(file.content)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as { port: number }).port}`,
    stop: () => server.close(),
  }
}
