import { invisible } from './invisible.ts'

/** Joiners are a part of emoji, and of words in Arabic and the scripts of India; nowhere else. */
const joiners = '\u200c\u200d'
// oxlint-disable-next-line no-misleading-character-class -- each character of the class is meant by itself
const joined = /[\p{Extended_Pictographic}\ufe0f\u{1f3fb}-\u{1f3ff}\u0600-\u08ff\u0900-\u0dff]$/u

/**
 * A text as it is compared and stored: composed (NFC), its lines ended by `\n`, and without what cannot be
 * seen, above all what turns the direction of the words beside it. NUL and halves of surrogate pairs stay:
 * `isKeepable` rejects them, because such a text was broken on its way.
 */
export function cleanText(text: string): string {
  /* oxlint-disable no-control-regex -- control characters are what is removed */
  return text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[\u000b\u000c\u2800]/g, ' ')
    .replaceAll(/[\u0001-\u0008\u000e-\u001f\u007f-\u009f]/g, '')
    .replaceAll(invisible, (mark: string, at: number, whole: string) =>
      joiners.includes(mark) && joined.test(whole.slice(Math.max(0, at - 2), at)) ? mark : '',
    )
    .normalize('NFC')
}
