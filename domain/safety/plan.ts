/**
 * The six parts of a safety plan, in the order in which one would reach for them. The idea of such
 * a plan and the order of its steps follow the safety planning of Barbara Stanley and Gregory
 * Brown; headings and hints are our own words, and no text of their form is used.
 */
export const safetyPlanParts = [
  {
    name: 'warning_signs',
    heading: 'How I notice that a hard time is coming',
    hint: 'Thoughts, feelings, places or days that tell you early. For example: I stop answering messages.',
  },
  {
    name: 'things_i_can_do',
    heading: 'What I can do on my own',
    hint: 'Small things that have carried you through an hour before: a walk, a song, a prayer, cooking.',
  },
  {
    name: 'people_and_places',
    heading: 'Places and people that take my mind off it',
    hint: 'You need not talk about it there: a neighbour’s yard, church, the market, a football match.',
  },
  {
    name: 'people_to_ask',
    heading: 'People I can ask for help',
    hint: 'People you trust, with their phone numbers.',
  },
  {
    name: 'professionals',
    heading: 'Professionals I can contact',
    hint: 'Your provider, the nearest clinic or hospital, a helpline. Childline 116 is for people under 18, Lifeline Zambia is 933. Both are free, day and night.',
  },
  {
    name: 'making_it_safer',
    heading: 'How the place around me becomes safer',
    hint: 'What could be locked away, or left with someone you trust until this has passed. Who would help with that.',
  },
] as const

export type SafetyPlanPart = (typeof safetyPlanParts)[number]['name']

/** The longest text of one part. */
export const longestPlanPart = 2000

export const safetyPlanCredit =
  'The idea and the order of these steps follow the safety planning of Barbara Stanley and Gregory Brown. The words are ours.'
