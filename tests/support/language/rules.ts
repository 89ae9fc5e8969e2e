/**
 * Words that texts for people do not use, with what they say instead. `docs/glossary.md` explains
 * the choice: plain words of a clinic in Lusaka, no metaphors, and no "line" for a network, because
 * a line is a SIM card in Zambia.
 */
export const bannedWords: readonly (readonly [RegExp, string])[] = [
  [/\bsome(body)\b/i, 'someone'],
  [/\bany(body)\b/i, 'anyone'],
  [/\bno(body)\b/i, 'no one'],
  [/\bevery(body)\b/i, 'everyone'],
  [/\bwho(ever|m)\b/i, 'anyone who, who'],
  [/\bone’s\b/i, 'your; in API summaries: the caller’s'],
  [/\b(help|crisis) lines?\b/i, 'helpline'],
  [/\b(no|good|a|the|this|for) lines?\b/i, 'offline, connection, row or trend'],
  [/\be-mails?\b/i, 'email'],
  [/\bmails?\b(?! server)/i, 'email'],
  [/\bwritten to\b/i, 'gets an email'],
  [/\b(is|are|was|were|be|been) (also )?told\b/i, 'gets an email, is notified'],
  [/\banew\b/i, 'again'],
  [/\bmeanwhile\b/i, 'since then'],
  [/\bbeforehand\b/i, 'before'],
  [/\b(begin|begins|begun)\b/i, 'start'],
  [/\bby (itself|themselves)\b/i, 'automatically'],
  [/\b(leave|left) out\b/i, 'skip, remove'],
  [/\b(tak(e|en|es|ing)|took) back\b/i, 'withdraw'],
  [/\b(giv(e|en|es|ing)|gave) back\b/i, 'cancel, release'],
  [/\b(turn|turned) down\b/i, 'decline'],
  [/\bcall(ed|ing|s)? off\b/i, 'cancel'],
  [/\bask(ed)? back\b/i, 'request refund'],
  [/\bsent back\b/i, 'refunded'],
  [/\brefus(e|ed|es|ing|al)\b/i, 'reject, decline'],
  [/\b(lies|lie|is|are|be) ahead\b/i, 'is in the future, upcoming'],
  [/\bof before\b/i, 'past, previous'],
  [/\b(stands?|stood) (here|open|on|as|in|around)\b/i, 'is, is shown'],
  [/\bwill stand\b/i, 'no … yet'],
  [/\bcannot be had\b/i, 'cannot be undone'],
  [/\bsecond step\b/i, 'two-step login'],
  [/\bpresent password\b/i, 'current password'],
  [/\b(note|noted)\b(?= (already|before|yet))/i, 'logged'],
  [/\btook (much|little) room\b/i, 'on many days, few signs of'],
  [/\bcommit(ted)? suicide\b/i, 'died by suicide'],
  [/\bfailed attempt\b/i, 'attempt'],
  [/\bsuffer(s|ing)? from\b/i, 'has'],
  [/\b(oops|great job|non-compliant|addicts?|abnormal)\b/i, 'a plain, kind word'],
  [/\b(simply|don’t worry)\b/i, 'nothing'],
]

/** The longest sentence, in words. */
export const maxWords = 20

/** Places whose texts are not for people, or whose wording is data. */
export const isOutOfScope = (path: string): boolean =>
  /\.test\.tsx?$|^web\/dev\/|^server\/(.+\/)?seed\/|^domain\/safety\/crisis-words\/|^server\/platform\/db\//.test(
    path,
  )
