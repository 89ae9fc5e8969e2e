import { useEffect, useRef, useState } from 'react'
import { stopTracks } from '../join/microphone.ts'
import type { Talk } from './talk.ts'
import { openMedia } from '#web/platform/browser/device.ts'

const notices = {
  poor: 'The connection is too slow for video. Your camera is off. You can still talk.',
  denied: 'This page may not use your camera. Allow it beside the address of this page.',
  missing: 'We found no camera, or another app uses it.',
} as const

/** The camera, off until the user turns it on; a poor connection turns it off. */
export function useCamera(talk: Talk, isTooPoor: boolean) {
  const [stream, setStream] = useState<MediaStream>()
  const [notice, setNotice] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const held = useRef<MediaStream>(undefined)

  function show(opened: MediaStream | undefined) {
    stopTracks(held.current)
    held.current = opened
    setStream(opened)
    talk.showCamera(opened?.getVideoTracks()[0])
  }

  useEffect(() => {
    const release = () => stopTracks(held.current)
    addEventListener('pagehide', release)
    return () => {
      removeEventListener('pagehide', release)
      release()
    }
  }, [])

  useEffect(() => {
    if (!isTooPoor || !held.current) return
    stopTracks(held.current)
    held.current = undefined
    setStream(undefined)
    talk.showCamera(undefined)
    setNotice(notices.poor)
  }, [isTooPoor, talk])

  async function open() {
    if (isBusy) return
    setBusy(true)
    setNotice(undefined)
    try {
      const video = { width: 320, height: 240, frameRate: { max: 12 }, facingMode: 'user' }
      show(await openMedia({ video }))
    } catch (failure) {
      const isDenied = failure instanceof Error && failure.name === 'NotAllowedError'
      setNotice(isDenied ? notices.denied : notices.missing)
    }
    setBusy(false)
  }

  return { stream, notice, isBusy, open, close: () => show(undefined) }
}
