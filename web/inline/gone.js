// Inlined first in the head of every page. After "Exit this page" (`web/app/exit-page.tsx`) Back
// and Forward lead on to the neutral page, before anything of this one is painted. A user who opens
// the site again by its address or a link gets the page as always. The worker must not store the
// page either, for example where the neutral one takes long to load.
try {
  const place = sessionStorage.getItem('ubumi.gone')
  const [visit] = performance.getEntriesByType('navigation')
  if (place && visit && visit.type === 'back_forward') {
    location.replace(place)
    navigator.serviceWorker.controller.postMessage('exit')
  } else sessionStorage.removeItem('ubumi.gone')
} catch {}
