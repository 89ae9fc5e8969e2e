// The service worker: keeps the pages of help readable without a line, and nothing else. It never
// answers for /api or /auth, and stores only what the build lists. The build writes before this text:
// const kept = { cache, pages, offline, files }, all of it named after the content of one build.

/** After this long a page of help is shown as it was kept, in milliseconds. */
const patience = 4000

addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (/^\/(api|auth|dev)\//.test(pathname)) return
  if (mode === 'navigate') event.respondWith(openPage(event, pathname))
  else if (kept.files.includes(pathname)) event.respondWith(openFile(event.request, pathname))
})

/** All or nothing: a build is kept whole, or the one before stays. */
async function fill() {
  const cache = await caches.open(kept.cache)
  await cache.addAll([
    ...[...kept.pages, kept.offline].map((page) => new Request(page, { cache: 'no-cache' })),
    ...kept.files,
  ])
}

async function takeOver() {
  const names = await caches.keys()
  const older = names.filter((name) => name.startsWith('help-') && name !== kept.cache)
  await Promise.all(older.map((name) => caches.delete(name)))
  // Otherwise every change of page would wait until this worker has started.
  await registration.navigationPreload?.enable()
  await clients.claim()
}

/** The network first. Without it a page of help as it was kept; for any other, the page that says so. */
async function openPage(event, path) {
  const isHelp = kept.pages.includes(path)
  const answer = ask(event)
  event.waitUntil(answer.catch(() => undefined))
  try {
    const response = await (isHelp ? Promise.race([answer, giveUp()]) : answer)
    if (response.status < 500 || !isHelp) {
      if (isHelp) event.waitUntil(refill())
      return response
    }
  } catch {
    // There is no line; what is kept answers below.
  }
  return (await find(isHelp ? path : kept.offline)) ?? answer
}

async function openFile(request, path) {
  return (await find(path)) ?? fetch(request)
}

async function ask(event) {
  return (await event.preloadResponse) ?? fetch(event.request)
}

function giveUp() {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The line is too slow.')), patience)
  })
}

/** Where somebody has cleared the site's stores, help comes back with the next visit. */
async function refill() {
  if (!(await caches.has(kept.cache))) await fill().catch(() => undefined)
}

function find(path) {
  return caches.match(path, { cacheName: kept.cache, ignoreVary: true })
}
