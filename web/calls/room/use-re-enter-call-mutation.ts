import type { Call } from '#domain/calls/schema.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import type { Microphone } from '../join/use-microphone.ts'
import { errorTitles } from '../texts.ts'
import { type Joined, useEnterCallMutation } from '../use-enter-call-mutation.ts'

export interface ReEnteringProps {
  call: Call
  microphone: Microphone
  onJoined: (joined: Joined) => void
}

/** Enters a call again by one press, with the choice of the first entry. */
export function useReEnterCallMutation({ call, microphone, onJoined }: ReEnteringProps) {
  const enter = useEnterCallMutation(call, microphone)
  return useAction(
    async () => {
      const joined = await enter({ relay_only: call.relay_only })
      if (joined) onJoined(joined)
    },
    { failure: errorTitles.entering },
  )
}
