/**
 * What to say before a person stops alcohol or drugs. A sudden stop in dependence can cause fits and
 * death: NICE CG100 1.1.1.1 (assisted withdrawal), WHO mhGAP 2016 (alcohol withdrawal). Calming and
 * sleeping tablets likewise: NICE NG215.
 */
export const beforeStopping =
  'If you drink every day, or have shaken, sweated or had a fit without alcohol, do not stop at once. Go to a clinic first. The same is true of sleeping or calming tablets taken every day.'

/** Signs of severe withdrawal: WHO mhGAP 2016. */
export const withdrawalEmergency =
  'Shaking, fits, confusion, or seeing or hearing things after stopping is an emergency. Go to the nearest hospital now, or call 112.'
