/**
 * What helps after violence and rape. Our own words, after docs/for-the-clinician.md, "Helplines": PEP
 * against HIV within 72 hours (BMC Proc 9 S4 A3, Lusaka), emergency contraception within 120 hours, care
 * that does not depend on a police report (a clinician checks both locally), believing and listening
 * (WHO, LIVES).
 */
export const violenceTexts: readonly { lead: string; text: string }[] = [
  {
    lead: 'It is not your fault.',
    text: 'You have a right to be safe, and to be believed. You choose what to say, and who to tell.',
  },
  {
    lead: 'In danger now?',
    text: 'Go to a neighbour, a shop, a church or a clinic. Call 112. To talk, call Childline 116 if you are under 18, or 933: it also helps with violence.',
  },
  {
    lead: 'After rape, go to a hospital or a One Stop Centre now.',
    text: 'Medicine that prevents HIV (PEP) must start within 72 hours. The sooner it starts, the better it works.',
  },
  {
    lead: 'Emergency contraception',
    text: 'can prevent a pregnancy up to 120 hours after. Ask for it, and for care of wounds.',
  },
  {
    lead: 'Care does not wait for a police report.',
    text: 'If you want to report, ask at a police station for the Victim Support Unit. If you can, keep the clothes in a paper bag, unwashed.',
  },
  {
    lead: 'A child is hurt?',
    text: 'Call Childline 116, or go with the child to a hospital. Do not confront the person alone.',
  },
]
