// Inlined in the shells of signed-in pages: asks for the page's first data while the app still loads.
// Reads the session where auth-js keeps it; a session about to expire is left to auth-js to refresh.
;(() => {
  const early = (window.ubumiEarly = {})
  try {
    const kept = sessionStorage.getItem('ubumi.auth') || localStorage.getItem('ubumi.auth')
    const session = kept && JSON.parse(kept)
    if (!session || session.expires_at - Date.now() / 1000 < 30) return
    const headers = { authorization: 'Bearer ' + session.access_token }
    for (const path of JSON.parse(document.currentScript.dataset.early)) {
      early[path] = { token: session.access_token, answer: fetch(path, { headers }) }
      early[path].answer.catch(() => {})
    }
  } catch {}
})()
