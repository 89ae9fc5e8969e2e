/**
 * Signs after which a clinician is asked before exercise, in our own words, after the questions of
 * PAR-Q+ (Warburton and others, 2011) and ACSM's screening before exercise (2015).
 */
export const warningSigns = [
  'Pain in the chest, at rest or with effort',
  'Fainting, or dizzy enough to fall, in the last year',
  'Short of breath with little effort',
  'Heart disease, a stroke, diabetes or kidney disease',
  'A bone or joint that exercise makes worse',
  'A clinician told me to be careful with exercise',
  'None of these',
  'Prefer not to say',
] as const
