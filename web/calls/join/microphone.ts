import { canCall, openMedia } from '#web/platform/browser/device.ts'

/** Why there is no microphone, as the browser says it. */
export type MicrophoneFailure = 'denied' | 'missing' | 'busy' | 'unsupported'

/** What to do about it. */
export const microphoneTexts: Readonly<Record<MicrophoneFailure, { title: string; text: string }>> =
  {
    denied: {
      title: 'This page may not use your microphone',
      text: 'Press the sign beside the address of this page. Choose Permissions or Site settings. Allow the microphone and try again.',
    },
    missing: {
      title: 'We found no microphone',
      text: 'Connect one, or use a phone. Then try again.',
    },
    busy: {
      title: 'The microphone does not answer',
      text: 'Another app may use it, for example a phone call. Close that app and try again.',
    },
    unsupported: {
      title: 'This browser cannot make calls',
      text: 'Open this page in a newer browser, for example Chrome, Firefox or Safari.',
    },
  }

const failureNames: Readonly<Record<string, MicrophoneFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** Asks for the microphone. @returns the stream, or why there is none */
export async function openMicrophone(): Promise<MediaStream | MicrophoneFailure> {
  if (!canCall()) return 'unsupported'
  try {
    return await openMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    })
  } catch (failure) {
    return (failure instanceof Error && failureNames[failure.name]) || 'busy'
  }
}

/** Releases the microphone or the camera: the sign of the browser for it goes out. */
export function stopTracks(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Calls `onLevel` with the loudness, 0 to 1, ten times a second; returns a function to stop. */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  const context = new AudioContext()
  void context.resume()
  const analyser = context.createAnalyser()
  analyser.fftSize = 512
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const loudness = Math.hypot(...samples) / Math.sqrt(samples.length)
    // Speech near a phone is 0.02 to 0.3; the ear hears steps of loudness as a logarithm.
    onLevel(loudness > 0 ? Math.min(Math.max(1 + Math.log10(loudness) / 2.5, 0), 1) : 0)
  }, 100)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}
