import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'

/** The other’s voice. Where the browser wants a press before it plays, there is a button for it. */
export function Sound({ stream }: { stream: MediaStream }) {
  const audio = useRef<HTMLAudioElement>(null)
  const [isBlocked, setBlocked] = useState(false)

  async function play() {
    const isRejected = (failure: unknown) =>
      failure instanceof DOMException && failure.name === 'NotAllowedError'
    await audio.current?.play().then(
      () => setBlocked(false),
      (failure: unknown) => setBlocked(isRejected(failure)),
    )
  }

  useEffect(() => {
    if (!audio.current) return
    audio.current.srcObject = stream
    void play()
  }, [stream])

  return (
    <>
      {/* Speech in a call has no text beside it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio ref={audio} autoPlay />
      {isBlocked ? (
        <p>
          <Button onClick={() => void play()}>Turn sound on</Button>
        </p>
      ) : null}
    </>
  )
}

/** A camera, without its sound. */
export function Picture({
  stream,
  label,
  isOwn = false,
}: {
  stream: MediaStream
  label: string
  isOwn?: boolean
}) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!video.current) return
    video.current.srcObject = stream
    void video.current.play().catch(() => undefined)
  }, [stream])
  return (
    <video
      ref={video}
      className={`call-picture${isOwn ? ' call-picture-own' : ''}`}
      aria-label={label}
      autoPlay
      playsInline
      muted
    />
  )
}
