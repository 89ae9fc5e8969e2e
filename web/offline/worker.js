// The service worker: keeps the pages of help readable without a line, and for whoever opens one the
// empty pages in which readings are logged. It never answers for /api or /auth, and stores only what the
// build lists. The build writes before this text: const kept = { help, app, offline }, where help and app
// are { cache, pages, files }, each named after its content; app.scripts are those of its pages themselves.

/** After this long a page is shown as it was kept, in milliseconds. */
const patience = 4000

addEventListener('install', (event) => {
  event.waitUntil(install().then(() => skipWaiting()))
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
  else if (listOf('files', pathname) || pathname.startsWith('/assets/'))
    event.respondWith(openFile(event, pathname))
})

/** How long a page of the app has the line to itself before the others are fetched, in milliseconds. */
const courtesy = 3000

/** Somebody opens a page of the app. Who saves data wants fewer bytes more than comfort. */
async function keepApp() {
  if (navigator.connection?.saveData) return
  await new Promise((done) => setTimeout(done, courtesy))
  await refill(kept.app)
}

/** The app again where it was kept: nobody pays for it who does not use it. */
async function install() {
  await fill(kept.help)
  const names = await caches.keys()
  if (names.some((name) => name.startsWith('app-'))) await fill(kept.app)
}

/** All or nothing: a build is kept whole, or the one before stays. */
async function fill({ cache, pages, files }) {
  const store = await caches.open(cache)
  try {
    await store.addAll([...pages.map((page) => new Request(page, { cache: 'no-cache' })), ...files])
  } catch (failure) {
    await caches.delete(cache)
    throw failure
  }
}

/** Forgets older builds but the last, whose parts an open tab may still ask for. */
async function takeOver() {
  const names = await caches.keys()
  const older = [kept.help.cache, kept.app.cache].flatMap((present) => {
    const prefix = present.replace(/-.*/, '-')
    return names.filter((name) => name.startsWith(prefix) && name !== present).slice(0, -1)
  })
  await Promise.all(older.map((name) => caches.delete(name)))
  // Otherwise every change of page would wait until this worker has started.
  await registration.navigationPreload?.enable()
  await clients.claim()
}

/** The network first. Without it the page as it was kept; for any other, the page that says so. */
async function openPage(event, path) {
  const answer = ask(event)
  event.waitUntil(answer.catch(() => undefined))
  const copy = await find('pages', path)
  try {
    const response = await (copy ? Promise.race([answer, giveUp()]) : answer)
    if (response.status < 500 || !copy) {
      if (listOf('pages', path) === kept.help) event.waitUntil(refill(kept.help))
      return response
    }
  } catch {
    // There is no line; what is kept answers below.
  }
  return copy ?? (await find('pages', kept.offline)) ?? answer
}

/** Of this build from what is kept; of the build before, when the server has it no more. */
async function openFile(event, path) {
  if (kept.app.scripts.includes(path)) event.waitUntil(keepApp())
  const copy = await find('files', path)
  if (copy) return copy
  const answer = fetch(event.request)
  const response = await answer.catch(() => undefined)
  return response?.ok ? response : ((await caches.match(path, { ignoreVary: true })) ?? answer)
}

async function ask(event) {
  return (await event.preloadResponse) ?? fetch(event.request)
}

function giveUp() {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The line is too slow.')), patience)
  })
}

/** Where somebody has cleared the site's stores, what is kept comes back with the next visit. */
async function refill(list) {
  if (!(await caches.has(list.cache))) await fill(list).catch(() => undefined)
}

/** The list that names this path among its pages or files. */
function listOf(part, path) {
  return [kept.help, kept.app].find((list) => list[part].includes(path))
}

async function find(part, path) {
  const list = listOf(part, path)
  return list && caches.match(path, { cacheName: list.cache, ignoreVary: true })
}
