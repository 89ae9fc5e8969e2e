/** What Chromium sends where the site can be put on the home screen or the desktop. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>
}

let held: InstallPrompt | undefined
const watchers = new Set<() => void>()

function hold(prompt: InstallPrompt | undefined) {
  held = prompt
  for (const changed of watchers) changed()
}

/** From now on the browser does not ask on its own: the app does, at a good moment. Others never send it. */
export function holdInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    hold(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => hold(undefined))
}

/** Whether the browser would ask. */
export const canInstall = () => held !== undefined

/** Calls at each change; returns a function to stop. */
export function watchInstall(changed: () => void): () => void {
  watchers.add(changed)
  return () => {
    watchers.delete(changed)
  }
}

/** The browser's own question; a prompt can be used once. */
export async function askToInstall(): Promise<void> {
  const prompt = held
  hold(undefined)
  await prompt?.prompt()
}
