import { howOften } from './choices.ts'
import type { Instrument } from './instrument.ts'

/** The place of the question about being better off dead: any answer above 0 asks for safety first. */
export const safetyItem = '8'

export const phq9: Instrument = {
  id: 'PHQ-9',
  name: 'Patient Health Questionnaire-9',
  subject: 'Mood',
  wording_version: 'en-1',
  timeframe: 'last 2 weeks',
  stem: 'Over the last 2 weeks, how often have you been bothered by any of the following problems?',
  items: [
    { text: 'Little interest or pleasure in doing things' },
    { text: 'Feeling down, depressed, or hopeless' },
    { text: 'Trouble falling or staying asleep, or sleeping too much' },
    { text: 'Feeling tired or having little energy' },
    { text: 'Poor appetite or overeating' },
    {
      text: 'Feeling bad about yourself — or that you are a failure or have let yourself or your family down',
    },
    {
      text: 'Trouble concentrating on things, such as reading the newspaper or watching television',
    },
    {
      text: 'Moving or speaking so slowly that other people could have noticed? Or the opposite — being so fidgety or restless that you have been moving around a lot more than usual',
    },
    { text: 'Thoughts that you would be better off dead or of hurting yourself in some way' },
  ],
  choices: howOften,
  functional: {
    text: 'If you checked off any problems, how difficult have these problems made it for you to do your work, take care of things at home, or get along with other people?',
    choices: [
      { label: 'Not difficult at all', value: 0 },
      { label: 'Somewhat difficult', value: 1 },
      { label: 'Very difficult', value: 2 },
      { label: 'Extremely difficult', value: 3 },
    ],
  },
  score_factor: 1,
  range: { min: 0, max: 27 },
  is_better_when: 'lower',
  bands: [
    {
      min: 0,
      max: 4,
      label: 'None-minimal',
      spec_label: 'none',
      severity: 0,
      title: 'Few signs of low mood',
      text: 'You had few signs of low mood in the last 2 weeks.',
      help: ['self-help', 'look-again'],
    },
    {
      min: 5,
      max: 9,
      label: 'Mild',
      spec_label: 'mild',
      severity: 1,
      title: 'Some signs of low mood',
      text: 'Low mood showed now and then. Small steps often help, and so does telling someone.',
      help: ['self-help', 'someone-close', 'look-again'],
    },
    {
      min: 10,
      max: 14,
      label: 'Moderate',
      spec_label: 'moderate',
      severity: 2,
      title: 'Signs of low mood on many days',
      text: 'You had signs of low mood on many days. That is a good reason to talk to a therapist.',
      help: ['book', 'self-help', 'someone-close', 'help-lines'],
    },
    {
      min: 15,
      max: 19,
      label: 'Moderately severe',
      spec_label: 'moderately severe',
      severity: 3,
      title: 'Strong signs of low mood',
      text: 'These two weeks weighed heavily on you. Please talk to a therapist or a clinician soon; you do not have to carry this alone.',
      help: ['book', 'clinic', 'someone-close', 'help-lines'],
    },
    {
      min: 20,
      max: 27,
      label: 'Severe',
      spec_label: 'severe',
      severity: 4,
      title: 'Very strong signs of low mood',
      text: 'These two weeks were very hard. Please see a therapist or a clinician in the next days, and let someone close to you know. This can be helped.',
      help: ['clinic', 'book', 'help-lines', 'someone-close'],
    },
  ],
  source: [
    'Kroenke K, Spitzer RL, Williams JBW. The PHQ-9: validity of a brief depression severity measure. J Gen Intern Med 2001;16:606-613.',
  ],
  licence: 'No permission required to reproduce, translate, display or distribute.',
  attribution:
    'Developed by Drs. Robert L. Spitzer, Janet B.W. Williams, Kurt Kroenke and colleagues, with an educational grant from Pfizer Inc.',
}
