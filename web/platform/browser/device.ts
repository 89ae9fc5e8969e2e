/** Vibrates, in milliseconds on and off; nothing where the device cannot. */
export const vibrate = (pattern: number[]) => void navigator.vibrate?.(pattern)

/** Keeps the screen on. @returns undefined where the browser cannot, or the battery is low */
export async function keepScreenOn(): Promise<WakeLockSentinel | undefined> {
  try {
    return await navigator.wakeLock.request('screen')
  } catch {
    return undefined
  }
}

/** Whether the browser can make calls. */
export const canCall = () => typeof RTCPeerConnection === 'function' && 'mediaDevices' in navigator

/** Opens the microphone or the camera. @throws Error where there is none, or it may not be used */
export const openMedia = (wanted: MediaStreamConstraints) =>
  navigator.mediaDevices.getUserMedia(wanted)
