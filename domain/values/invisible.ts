/**
 * What has no shape and no width: soft hyphen, joiners, marks and overrides of direction, fillers, tags.
 * Pasted numbers, names and addresses carry them from other programs (Unicode, Default_Ignorable_Code_Point
 * and Bidi_Control). Variation selectors are none of them: an emoji is another without.
 */
export const invisible =
  // oxlint-disable-next-line no-misleading-character-class -- each character of the class is meant by itself
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu
