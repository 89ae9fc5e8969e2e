import { useCallback, useEffect, useRef, useState } from 'react'
import { type MicrophoneFailure, openMicrophone, stopTracks } from './microphone.ts'

/**
 * The microphone of the page: asked for at a press, and released with the page at the latest.
 *
 * @returns `stream` undefined where there is none; `failure` says why
 */
export function useMicrophone() {
  const held = useRef<MediaStream>(undefined)
  const [stream, setStream] = useState<MediaStream>()
  const [failure, setFailure] = useState<MicrophoneFailure>()

  const release = useCallback(() => {
    stopTracks(held.current)
    held.current = undefined
    setStream(undefined)
  }, [])

  useEffect(() => {
    addEventListener('pagehide', release)
    return () => {
      removeEventListener('pagehide', release)
      release()
    }
  }, [release])

  const open = useCallback(async (): Promise<MediaStream | undefined> => {
    const isLive = held.current?.getAudioTracks().some(({ readyState }) => readyState === 'live')
    if (isLive) return held.current
    const opened = await openMicrophone()
    if (typeof opened === 'string') {
      setFailure(opened)
      return undefined
    }
    held.current = opened
    setFailure(undefined)
    setStream(opened)
    return opened
  }, [])

  return { stream, failure, open, release }
}

export type Microphone = ReturnType<typeof useMicrophone>
