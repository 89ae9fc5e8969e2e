import { LinkButton } from '#web/ui/button.tsx'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import type { NextStep } from './next-step.ts'

const fetchBooks = async () => (await import('#web/ui/drawings/books.tsx')).Books

/** Where the address leads to a part of this page, the focus goes there as well. */
function focusPart(to: string) {
  const [, part] = to.split('#')
  if (part) document.getElementById(part)?.focus()
}

/**
 * The one thing that comes next.
 *
 * @param props.step undefined while it is not known, null where it cannot be told
 */
export function NextPanel({ step }: { step: NextStep | null | undefined }) {
  return (
    <section
      aria-label="Next"
      className="grid min-h-52 grid-cols-[1fr_auto] grid-rows-[1fr_auto] gap-x-6 gap-y-4 rounded-surface bg-copper-wash p-5 md:p-8"
    >
      <div className="col-span-2 grid content-start gap-2 sm:col-span-1">
        <p className="font-semibold text-copper">Next</p>
        {step ? (
          <>
            <h2 className="wrap-anywhere md:text-2xl">{step.title}</h2>
            <p>{step.text}</p>
          </>
        ) : step === undefined ? (
          <Skeleton lines={4} />
        ) : (
          <p>Your dates could not be fetched, so we cannot say what comes next.</p>
        )}
      </div>
      {step ? (
        <p className="self-end">
          <LinkButton to={step.to} onClick={() => focusPart(step.to)}>
            {step.action}
          </LinkButton>
        </p>
      ) : null}
      <LateDrawing
        bring={fetchBooks}
        className="hidden h-36 w-44 self-center sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:grid"
      />
    </section>
  )
}
