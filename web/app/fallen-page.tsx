import { HelpLines } from '#web/app/help/help-lines.tsx'
import { Lantern } from '#web/ui/drawings/lantern.tsx'

/** What stands beneath the notice that a page fell over: what had been typed, the way home, whom to call. */
export function FallenPage(props: { typed: readonly string[] }) {
  const typed = [...new Set(props.typed)].filter(Boolean)
  return (
    <>
      <p className="mt-4">
        {/* Not within the app: whatever has fallen over in it is left behind. */}
        <a className="link inline-flex min-h-11 items-center" href="/">
          Go to the start page
        </a>
      </p>
      {typed.length > 0 ? (
        <section aria-labelledby="typed" className="mt-8">
          <h2 id="typed">What you had written</h2>
          <p className="text-muted">It was not sent. Copy what you need before you try again.</p>
          {typed.map((text) => (
            <blockquote
              key={text}
              className="mt-3 border-s-2 border-copper ps-4 wrap-anywhere whitespace-pre-line"
            >
              {text}
            </blockquote>
          ))}
        </section>
      ) : null}
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
