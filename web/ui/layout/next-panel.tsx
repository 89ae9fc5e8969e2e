import type { ComponentType } from 'react'
import { Button, LinkButton } from '../actions/button.tsx'
import type { DrawingProps } from '../drawings/drawing.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { Skeleton } from '../loading.tsx'

/** One task, with the page on which the user does it. */
export interface Step {
  title: string
  text: string
  to: `/${string}`
  action: string
}

/** Where the address leads to a part of this page, the focus goes there as well. */
function focusPart(to: string) {
  const [, part] = to.split('#')
  if (part) document.getElementById(part)?.focus()
}

/**
 * The one thing that matters now.
 *
 * @param props.step undefined while it loads, null where it failed to load
 * @param props.otherwise shown where it failed to load
 * @param props.onRetry fetches again what failed to load
 * @param props.fetchDrawing fetches what it is about, drawn
 */
export function NextPanel({
  step,
  otherwise,
  onRetry,
  fetchDrawing,
}: {
  step: Step | null | undefined
  otherwise: string
  onRetry: () => void
  fetchDrawing?: (() => Promise<ComponentType<DrawingProps>>) | undefined
}) {
  return (
    <section
      aria-label="Next"
      className={`${step === null ? '' : 'min-h-65 grid-rows-[1fr_auto]'} grid grid-cols-[auto_minmax(0,1fr)] gap-4 rounded-surface bg-copper-wash p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6 md:p-8`}
    >
      <div className="col-span-2 grid content-start gap-3 sm:col-span-1">
        <p className="font-bold text-copper">Next</p>
        {step ? (
          <>
            <h2 className="wrap-anywhere md:text-2xl">{step.title}</h2>
            <p className="wrap-anywhere">{step.text}</p>
          </>
        ) : step === undefined ? (
          <Skeleton lines={4} />
        ) : (
          <>
            <p>{otherwise}</p>
            <p>
              <Button variant="quiet" onClick={onRetry}>
                Try again
              </Button>
            </p>
          </>
        )}
      </div>
      {step ? (
        <p className="self-end">
          <LinkButton to={step.to} onClick={() => focusPart(step.to)}>
            {step.action}
          </LinkButton>
        </p>
      ) : null}
      {step && fetchDrawing ? (
        // Its space is reserved, so that nothing moves when it arrives.
        <div
          aria-hidden="true"
          className="hidden place-items-center sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:grid sm:h-44 sm:w-44 sm:self-center"
        >
          <Lazy load={fetchDrawing} props={{ width: 240 }} optional />
        </div>
      ) : null}
    </section>
  )
}
