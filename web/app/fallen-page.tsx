import { HelpLines } from '#web/app/help/help-lines.tsx'
import { Lantern } from '#web/ui/drawings/lantern.tsx'

/** What stands beneath the notice that a page fell over: the way home, and whom to call. */
export function FallenPage() {
  return (
    <>
      <p className="mt-4">
        {/* Not within the app: whatever has fallen over in it is left behind. */}
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
            To talk to somebody now
          </h2>
          <HelpLines />
        </div>
        <Lantern width={150} />
      </section>
    </>
  )
}
