/**
 * What half an hour costs, in MB, both directions together. Measured with Chromium 156 over a relay: 0.46
 * and 2.0 MB a minute.
 */
export const halfHour = { voice: 14, video: 60 } as const

/** Shown before the call: data is paid for in advance. */
export const dataCost = `About ${halfHour.voice} MB for 30 minutes of voice, ${halfHour.video} MB with video.`

/** `3.2 MB`, in steps of a tenth. */
export const formatMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

/** `4:07`, `1:02:09`. */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const two = (count: number) => String(count % 60).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}
