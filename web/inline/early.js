// Inlined in the shells of signed-in pages: fetches the page's first data while the app still
// loads. Reads the session where auth-js stores it; a session about to expire is left to auth-js to
// refresh. The page's own data only for users who may have it, according to the last profile
// (visitor.ts).
;(() => {
  const early = (window.ubumiEarly = {})
  try {
    const read = (key) => JSON.parse(sessionStorage.getItem(key) || localStorage.getItem(key))
    const session = read('ubumi.auth')
    if (!session || session.expires_at - Date.now() / 1000 < 30) return
    const headers = { authorization: 'Bearer ' + session.access_token }
    const { audience, paths } = JSON.parse(document.currentScript.dataset.early)
    const known = read('ubumi.visitor')
    const isMeant =
      known &&
      known.id === session.user.id &&
      audience.includes(known.is_student ? 'student' : known.role)
    // A provider who is not approved yet may read their registration alone.
    const isPending = isMeant && known.role === 'provider' && known.provider_status !== 'approved'
    const own = isPending ? paths.filter((path) => path === '/api/provider/registration') : paths
    // In Lusaka, two hours ahead of UTC: @0 is the start of today, @1 of tomorrow, @week this Monday.
    const today = Math.floor((Date.now() + 72e5) / 864e5)
    const dated = own.map((path) =>
      path
        .replace(/@(\d)/g, (_, days) =>
          encodeURIComponent(new Date((today + +days) * 864e5 - 72e5).toISOString()),
        )
        .replace('@week', new Date((today - ((today + 3) % 7)) * 864e5).toISOString().slice(0, 10)),
    )
    for (const path of ['/api/profile', ...(isMeant ? dated : [])]) {
      const answer = fetch(path, { headers })
      // Read now, while the phone waits for the script. The clone: the app may want the answer itself.
      const content = answer.then((response) => (response.ok ? response.clone().json() : undefined))
      content.catch(() => {})
      early[path] = { token: session.access_token, answer, content }
    }
  } catch {}
})()
