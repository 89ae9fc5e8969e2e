import { useEffect } from 'react'
import { keepScreenOn } from '#web/platform/browser/device.ts'

/** Keeps the screen on, where the browser can: a phone that locks itself ends the call. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const request = async () => {
      if (document.visibilityState !== 'visible') return
      const taken = await keepScreenOn()
      if (isOver) void taken?.release()
      else lock = taken
    }
    void request()
    // The browser releases it when another tab is shown.
    const again = () => void request()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
