/** Who owns the ASQ, and which permission allows its use in `asq.ts`. */
export const asqCredit = {
  name: 'Ask Suicide-Screening Questions (NIMH)',
  source: 'https://www.nimh.nih.gov/labs-at-nimh/asq-toolkit-materials/index.shtml',
  licence:
    'Free resource of the National Institute of Mental Health (US Government). Validated for young people, used at all ages. No explicit licence text was found.',
} as const
