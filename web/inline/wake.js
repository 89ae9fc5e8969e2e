// Inlined in public pages. Starts the app when the browser is idle after load, or at the first
// touch, and stores presses and submissions from before the app was hydrated, to repeat them
// afterwards.
;(() => {
  const { dataset } = document.currentScript
  const root = document.getElementById('root')
  const waiting = []
  const accounts = /^\/(login|signup|forgot-password|confirm)$/
  window.ubumiWaiting = waiting
  let started = false
  let failed = false
  const start = () => {
    if (started) return
    started = true
    const [entry, ...chunks] = dataset.chunks.split(' ')
    for (const href of chunks)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
      )
    import(entry).catch(() => {
      // The app cannot be fetched: a button that opens something without it does so from now on.
      failed = true
      for (const pressed of waiting.splice(0)) pressed.popoverTargetElement?.showPopover()
    })
  }
  const keep = (event) => {
    if (failed || root.dataset.awake) return
    start()
    // A link to the next account page has the `next` parameter once the app is hydrated.
    const link = event.target.closest('main a')
    if (link && !link.search && /^.next=/.test(location.search) && accounts.test(link.pathname))
      link.search = location.search
    const pressed =
      event.type === 'submit' ? event.target : event.target.closest('button[data-wake]')
    if (!pressed) return
    event.preventDefault()
    waiting.push(pressed)
  }
  addEventListener('click', keep, true)
  addEventListener('submit', keep, true)
  for (const type of ['pointerdown', 'keydown', 'focusin']) addEventListener(type, start, true)
  addEventListener('load', () =>
    window.requestIdleCallback
      ? requestIdleCallback(start, { timeout: 2000 })
      : setTimeout(start, 200),
  )
})()
