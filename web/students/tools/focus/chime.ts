let context: AudioContext | undefined

/** Asks the browser for sound; only a press of the person may do that. */
export function allowChime() {
  context ??= new AudioContext()
  void context.resume()
}

/** Two soft tones, a fifth apart; silence where sound was never allowed. */
export function chime() {
  if (context?.state !== 'running') return
  for (const [index, pitch] of [440, 660].entries()) {
    const at = context.currentTime + index * 0.45
    const tone = new OscillatorNode(context, { frequency: pitch })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.linearRampToValueAtTime(0.2, at + 0.03)
    volume.gain.exponentialRampToValueAtTime(0.001, at + 1.2)
    tone.connect(volume).connect(context.destination)
    tone.start(at)
    tone.stop(at + 1.3)
  }
}
