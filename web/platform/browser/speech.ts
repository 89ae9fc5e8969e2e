/** The voices of this device that read English, the closest to how it is spoken in Zambia first. */
function ownVoices(): SpeechSynthesisVoice[] {
  const order = ['en-ZM', 'en-ZA', 'en-KE', 'en-NG', 'en-GB']
  const rank = ({ lang }: SpeechSynthesisVoice) => {
    const at = order.indexOf(lang.replace('_', '-'))
    return at < 0 ? order.length : at
  }
  try {
    return (
      speechSynthesis
        .getVoices()
        // Another one sends the text to the maker of the browser, which would learn what a person reads.
        .filter(({ lang, localService }) => localService && /^en\b/i.test(lang.replace('_', '-')))
        .toSorted((one, other) => rank(one) - rank(other))
    )
  } catch {
    // Missing, or blocked.
    return []
  }
}

/** Whether this device can read a text aloud by itself. */
export const canSpeak = () => ownVoices().length > 0

/** Calls `changed` when the voices may have changed: many browsers find them late. @returns what stops that */
export function watchVoices(changed: () => void): () => void {
  try {
    const synthesis = speechSynthesis
    synthesis.addEventListener('voiceschanged', changed)
    return () => synthesis.removeEventListener('voiceschanged', changed)
  } catch {
    return () => undefined
  }
}

/** Says nothing more. */
export function stopSpeaking() {
  try {
    speechSynthesis.cancel()
  } catch {
    // Missing, or blocked.
  }
}

/**
 * Reads a piece of text aloud, after what is read now was stopped.
 *
 * @param done called once it was read to its end, not where it was stopped or failed
 */
export function speak(text: string, done: () => void, failed: () => void) {
  stopSpeaking()
  const [voice] = ownVoices()
  if (!voice) return failed()
  const said = new SpeechSynthesisUtterance(text)
  said.voice = voice
  said.lang = voice.lang
  said.rate = 0.9
  said.onend = done
  said.onerror = ({ error }) => {
    if (error !== 'canceled' && error !== 'interrupted') failed()
  }
  speechSynthesis.speak(said)
}
