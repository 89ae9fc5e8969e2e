/**
 * The figures of the page (docs/specification.md, "About, contact, community"). No one has counted them:
 * no invented figure may look real (docs/specification.md, "Figures of a practice"), so the page shows
 * them as goals, and says so. A figure is removed from this list once real rows can be counted for it.
 */
export const goals = [
  {
    figure: '10,000+',
    name: 'Patients supported',
    text: 'People who found care here, in every province.',
  },
  {
    figure: '95%',
    name: 'Satisfaction',
    text: 'Of those who tell us how it was, whether they would come again.',
  },
  {
    figure: '24/7',
    name: 'Support',
    text: 'Someone from our team to write to at any time. Until then, call 933.',
  },
  {
    figure: '45%',
    name: 'Growth',
    text: 'More people reached each year than in the one before.',
  },
] as const

/** Who each story is about; two patients and one provider, as the specification requires. */
type Teller = 'Patient' | 'Provider'

interface Story {
  teller: Teller
  title: string
  paragraphs: readonly string[]
}

/**
 * Written by us, about no real person: invented to show how it can go, and marked as such on the
 * page.
 */
export const stories = {
  market: {
    teller: 'Patient',
    title: 'The numbers from the market stall',
    paragraphs: [
      'She sells tomatoes and greens from five in the morning. She had no time for a clinic with the same hours. The headaches she put down to the sun.',
      'A neighbour measured her pressure, and she started to write it down: morning and evening, between two customers. After two weeks she showed the trend to a nurse. The nurse did not have to ask how it had been.',
      'She takes one tablet a day now, salts less, and still writes it down. “I know my numbers as I know my prices.”',
    ],
  },
  nights: {
    teller: 'Patient',
    title: 'The nights before the exam',
    paragraphs: [
      'He had stopped sleeping in the third year, and told no one, because no one else seemed to mind.',
      'The questions took ten minutes on his sister’s phone. The answer was no name for him, only a reason to talk to someone, and a time on Thursday.',
      'He still has hard weeks. He has also a plan for them in his own words, and a person who has read it.',
    ],
  },
  practice: {
    teller: 'Provider',
    title: 'Less paper, more listening',
    paragraphs: [
      'She used to spend the first half of each hour asking what had happened since the last one.',
      'Now people bring it along: how they slept, what they measured, what they chose to share with her and nothing else. The session starts where it used to end.',
    ],
  },
} as const satisfies Record<string, Story>
