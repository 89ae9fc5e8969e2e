// Inlined at the head of public pages, before anything is painted. They are prerendered for a
// visitor: where a user is signed in, the frame hides what is for visitors until the app is
// hydrated.
try {
  if (sessionStorage.getItem('ubumi.auth') || localStorage.getItem('ubumi.auth'))
    document.documentElement.dataset.known = ''
} catch {}
