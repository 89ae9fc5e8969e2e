import { Icon } from '#web/ui/icon.tsx'
import { type MicrophoneFailure, microphoneTexts } from './microphone.ts'

/** Why there is no microphone, and what to do about it. */
export function NoMicrophone({ failure }: { failure: MicrophoneFailure }) {
  const { title, text } = microphoneTexts[failure]
  return (
    <div role="alert" className="call-warning">
      <p className="flex gap-2 font-bold">
        <Icon name="alert" />
        {title}
      </p>
      <p>{text}</p>
    </div>
  )
}
