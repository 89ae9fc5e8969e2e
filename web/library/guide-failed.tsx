import type { ComponentProps } from 'react'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Untitled } from './guide-states.tsx'

/** A guide that did not come. */
export const GuideFailed = (props: ComponentProps<typeof FailedState>) => (
  <>
    <Untitled />
    <FailedState {...props} />
  </>
)
