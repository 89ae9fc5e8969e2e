// Inlined at the head of public pages, before anything is painted. They are prerendered as a visitor sees
// them: where somebody is signed in, the frame keeps back what is for visitors until the app is awake.
try {
  if (sessionStorage.getItem('ubumi.auth') || localStorage.getItem('ubumi.auth'))
    document.documentElement.dataset.known = ''
} catch {}
