// The service worker: stores the help pages so that they are readable offline, and, for users who
// open one, the empty pages in which readings are logged. The other empty pages of signed-in users
// are stored when they are opened, so that the next visit paints without the network. It never
// answers for /api or /auth, and stores only what the build lists. The build writes before this
// text: const kept = { help, app, library, courses, shells, offline }, where the first four are { cache,
// pages, files }, each named after its content; app.scripts are those of its pages themselves; shells is { cache,
// files, pages }, where pages has the positions of a page's files.

/** After this long the stored copy of a page is shown, in milliseconds. */
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

/** The ids of the tabs' pages that a user left by "Exit this page" (`web/app/exit-page.tsx`). */
const left = new Set()

addEventListener('message', (event) => {
  // A guide was saved: its page opens offline from now on.
  if (event.data === 'library') event.waitUntil(refill(kept.library))
  // A page of the courses was opened: all of them open offline from now on.
  if (event.data === 'courses') event.waitUntil(keepCourses())
  if (event.data !== 'exit') return
  left.add(event.source.id)
  event.waitUntil(forgetPages())
})

/** Which pages were opened. The help pages stay: they are the same in every browser. */
async function forgetPages() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => !name.startsWith('help-')).map((name) => caches.delete(name)),
  )
}

/** Whether the page that this is about is still open: one that the user has left is not stored. */
async function isOpen({ clientId, resultingClientId }) {
  const id = resultingClientId || clientId
  return !left.has(id) && Boolean(await clients.get(id))
}

/**
 * How long a page of the app has the connection to itself before the others are fetched, in
 * milliseconds.
 */
const courtesy = 3000

/** The user opens a page of the app. With data saving on, fewer bytes matter more than comfort. */
async function keepApp(event) {
  if (navigator.connection?.saveData) return
  await new Promise((done) => setTimeout(done, courtesy))
  if (await isOpen(event)) await refill(kept.app)
}

/** The courses, for a user who has opened one. With data saving on, fewer bytes matter more. */
async function keepCourses() {
  if (!navigator.connection?.saveData) await refill(kept.courses)
}

/** Updates the others only where they were stored before: users who do not use them spend no data. */
async function install() {
  await fill(kept.help)
  const names = await caches.keys()
  if (names.some((name) => name.startsWith('app-'))) await fill(kept.app)
  if (names.some((name) => name.startsWith('library-'))) await fill(kept.library)
  if (names.some((name) => name.startsWith('courses-'))) await fill(kept.courses)
}

/** All or nothing: a build is stored whole, or the previous one stays. */
async function fill({ cache, pages, files }) {
  const store = await caches.open(cache)
  try {
    await store.addAll([...pages.map((page) => new Request(page, { cache: 'no-cache' })), ...files])
  } catch (failure) {
    await caches.delete(cache)
    throw failure
  }
}

/** Deletes older builds except the last, whose parts an open tab may still request. */
async function takeOver() {
  const names = await caches.keys()
  const lists = [kept.help, kept.app, kept.library, kept.courses, kept.shells]
  const older = lists.flatMap(({ cache: present }) => {
    const prefix = present.replace(/-.*/, '-')
    return names.filter((name) => name.startsWith(prefix) && name !== present).slice(0, -1)
  })
  await Promise.all(older.map((name) => caches.delete(name)))
  // Otherwise every change of page would wait until this worker has started.
  await registration.navigationPreload?.enable()
  await clients.claim()
}

/**
 * An empty page of the app from the cache, if this build's is stored: it has no data of its own, so
 * it is as good as the server's. The answer of the server is still awaited; it costs a 304.
 * Otherwise the network first. If it fails or is too slow, the stored copy of the page; for a page
 * without a copy, the offline page.
 */
async function openPage(event, path) {
  const answer = ask(event)
  event.waitUntil(answer.catch(() => undefined))
  const shell = await storedShell(event.request, path)
  if (shell) return shell
  const copy = await find('pages', path)
  try {
    const response = await (copy ? Promise.race([answer, giveUp()]) : answer)
    if (response.status < 500 || !copy) {
      if (listOf('pages', path) === kept.help) event.waitUntil(refill(kept.help))
      if (response.status === 200 && kept.shells.pages[path])
        event.waitUntil(keepShell(event, path, response.clone()))
      return response
    }
  } catch {
    // Offline or too slow; the stored copy answers below.
  }
  return copy ?? (await find('pages', kept.offline)) ?? answer
}

/**
 * The stored copy of an empty page that needs no answer first. Not where the user reloads the page,
 * which must bring a new build. Offline only the pages that work without data open.
 */
function storedShell({ cache }, path) {
  if (cache !== 'default') return undefined
  if (kept.app.pages.includes(path)) return find('pages', path)
  return kept.shells.pages[path] && navigator.onLine
    ? caches.match(path, { cacheName: kept.shells.cache, ignoreVary: true })
    : undefined
}

/** Stores an empty page with its files, which the browser has just fetched: this costs no data. */
async function keepShell(event, path, response) {
  await new Promise((done) => setTimeout(done, courtesy))
  if (!(await isOpen(event))) return
  const files = kept.shells.pages[path].map((position) => kept.shells.files[position])
  const store = await caches.open(kept.shells.cache)
  const stored = await Promise.all(files.map((file) => caches.match(file, { ignoreVary: true })))
  await store.addAll(files.filter((_, position) => !stored[position]))
  await store.put(path, response)
}

/**
 * Files of this build from the cache; of the previous build, when the server no longer has them.
 */
async function openFile(event, path) {
  if (kept.app.scripts.includes(path)) event.waitUntil(keepApp(event))
  const copy = (await find('files', path)) ?? (await findShellFile(path))
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
    setTimeout(() => reject(new Error('The connection is too slow.')), patience)
  })
}

/** Where the user has cleared the site's storage, the cache is filled again at the next visit. */
async function refill(list) {
  if (!(await caches.has(list.cache))) await fill(list).catch(() => undefined)
}

/** The list that contains this path among its pages or files. */
function listOf(part, path) {
  return [kept.help, kept.app, kept.library, kept.courses].find((list) => list[part].includes(path))
}

/** Each guide is the same empty page, and so is each course. */
const withoutPart = (path) => path.replace(/^\/(library|courses)\/[^/]+$/, '/$1/:id')

async function find(part, asked) {
  const path = withoutPart(asked)
  const list = listOf(part, path)
  return list && caches.match(path, { cacheName: list.cache, ignoreVary: true })
}

function findShellFile(path) {
  return caches.match(path, { cacheName: kept.shells.cache, ignoreVary: true })
}
