import { HelplineList } from '#web/app/help/helpline-list.tsx'
import { Lantern } from '#web/ui/drawings/lantern.tsx'

/** Shown beneath the notice that a page crashed: the link home, and whom to call. */
export function CrashPage() {
  return (
    <>
      <p className="mt-4">
        {/* Not within the app: everything that crashed in it is left behind. */}
        <a className="link inline-flex min-h-11 items-center" href="/">
          Go to the start page
        </a>
      </p>
      <section
        aria-labelledby="talk"
        className="mt-8 grid items-end gap-8 border-t border-hairline pt-6 sm:grid-cols-[1fr_auto]"
      >
        <div>
          <h2 id="talk" className="mb-2">
            To talk to someone now
          </h2>
          <HelplineList />
        </div>
        <Lantern width={150} />
      </section>
    </>
  )
}
