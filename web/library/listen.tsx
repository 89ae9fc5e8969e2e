import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { piecesOf } from '#domain/library/reading-time.ts'
import type { FullGuide } from '#domain/library/schema.ts'
import { canSpeak, watchVoices } from '#web/platform/browser/speech.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Reader, type ReaderState } from './reader.ts'

/** Reads a guide aloud, where this device has a voice of its own. */
export function Listen({ guide }: { guide: FullGuide }) {
  const hasVoice = useSyncExternalStore(watchVoices, canSpeak)
  const [state, setState] = useState<ReaderState>('stopped')
  const reader = useMemo(() => {
    const { title, urgent, sections } = guide
    return new Reader(piecesOf({ title, sections, ...(urgent ? { urgent } : {}) }), setState)
  }, [guide])
  useEffect(() => {
    // A voice that goes on after "Exit this page" would let others know what was read.
    const stop = () => reader.stop()
    addEventListener('pagehide', stop)
    return () => {
      removeEventListener('pagehide', stop)
      stop()
    }
  }, [reader])
  if (!hasVoice) return null
  const isOn = state === 'reading' || state === 'paused'
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => (state === 'reading' ? reader.pause() : reader.play())}
      >
        {state === 'reading' ? 'Pause' : state === 'paused' ? 'Continue' : 'Listen'}
      </Button>
      {isOn ? (
        <Button variant="quiet" onClick={() => reader.stop()}>
          Stop
        </Button>
      ) : null}
      <span role="status" className="text-muted">
        {state === 'failed' ? 'Your phone could not read this aloud.' : ''}
      </span>
    </>
  )
}
