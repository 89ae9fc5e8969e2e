/**
 * The figures of the specification (section 2). Nobody has counted them: no invented figure may look
 * real (decision 31), so they stand on the page as goals, and say so. A figure moves out of this list
 * once real rows can be counted for it.
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
    text: 'Somebody of ours to write to at any hour. Until then, 933 answers.',
  },
  {
    figure: '45%',
    name: 'Growth',
    text: 'More people reached each year than in the one before.',
  },
] as const

/** Who each story is about; two patients and one provider, as the specification asks. */
type Teller = 'Patient' | 'Provider'

interface Story {
  teller: Teller
  title: string
  paragraphs: readonly string[]
}

/** Told by us, of nobody: invented to show how it can go, and marked so where they stand. */
export const stories = {
  market: {
    teller: 'Patient',
    title: 'The numbers from the market stall',
    paragraphs: [
      'She sells tomatoes and greens from five in the morning, and had no time for a clinic that opens when she does. The headaches she put down to the sun.',
      'A neighbour measured her pressure, and she began to write it down: morning and evening, between two customers. After two weeks she showed the line to a nurse, who did not have to ask what it had been like.',
      'She takes one tablet a day now, salts less, and still writes it down. “I know my numbers as I know my prices.”',
    ],
  },
  nights: {
    teller: 'Patient',
    title: 'The nights before the exam',
    paragraphs: [
      'He had stopped sleeping in the third year, and told nobody, because nobody else seemed to mind.',
      'The questions took ten minutes on his sister’s phone. The answer was no name for him, only a reason to talk to somebody, and a time on Thursday.',
      'He still has hard weeks. He has also a plan for them in his own words, and a person who has read it.',
    ],
  },
  practice: {
    teller: 'Provider',
    title: 'Less paper, more listening',
    paragraphs: [
      'She used to spend the first half of each hour asking what had happened since the last one.',
      'Now people bring it along: how they slept, what they measured, what they chose to share with her and nothing else. The hour begins where it used to end.',
    ],
  },
} as const satisfies Record<string, Story>
