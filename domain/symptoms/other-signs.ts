/**
 * Signs of danger that are no part of the longer lists of `danger-words.ts`: of the belly, a clot, an injury, poison
 * and waters that broke. Severe pain of the belly, burns, head injuries and watery stool: WHO emergency triage (ETAT),
 * 2016; cholera: WHO 2017.
 */
export const otherSigns: Readonly<Record<string, readonly RegExp[]>> = {
  // A sense of dying comes with severe allergy and other emergencies: Resuscitation Council UK, anaphylaxis, 2021.
  dying: [
    / (?:am|im|is|are|was|like|be) (?:\w+ )?(?:dying|dieing)(?! (?:inside|to |for (?:a|an|some|the|food|water|him|her|you) |of (?:laugh\w*|hunger|boredom|shame|heat|thirst|curiosity|old age)|my hair)) /,
    / (?:am|im|is|like|think|feel\w*|felt|as if|as though|that) (?:\w+ ){0,2}(?:about to|going to|gonna|will|could|might|ll) die(?! (?:of (?:laugh\w*|hunger|boredom|shame)|one day|some ?day|old)) /,
  ],
  belly: [
    / (?:severe\w*|terrible|unbearable|very bad|worst|sudden) (?:\w+ ){0,2}belly (?:\w+ )?(?:pain\w*|ache\w*) /,
    / belly (?:\w+ ){0,3}(?:severe\w*|unbearable|rigid|hard like|hard as) /,
    / testic\w* (?:\w+ ){0,4}(?:pain\w*|swollen|swelling|twist\w*|sudden\w*) /,
    / (?:pain\w*|swollen|swelling|twist\w*) (?:\w+ ){0,3}testic\w* /,
    / cholera(?! (?:vaccine|vaccination|week|campaign|lesson)) /,
    / (?:watery|rice water) (?:\w+ ){0,2}(?:stool|diarrh\w*) /,
    / (?:diarrh\w*|stool) (?:\w+ ){0,4}(?:ten|twenty|many|1\d|[2-9]\d) times /,
  ],
  clot: [
    / (?:one|left|right) (?:leg|calf) (?:\w+ ){0,3}(?:swollen|swelling|swelled) (?:\w+ ){0,3}(?:pain\w*|hot|red|tender) /,
    / (?:leg|calf) (?:\w+ ){0,2}(?:swollen|swelling) (?:\w+ ){0,3}pain\w* (?:\w+ ){0,2}(?:one|left|right) /,
  ],
  injury: [
    / (?:burnt|burned|burns?|scald\w*) (?:\w+ ){0,4}(?:hot water|boiling|fire|hot oil|steam|acid|petrol) /,
    / (?:electric shock|electrocuted|struck by lightning) /,
    / stung (?:\w+ ){0,4}(?:all over|many times|throat|mouth|swarm) /,
  ],
  poison: [
    / (?:swallow\w*|dr[aiu]nk\w*|took|taken) (?:\w+ ){0,3}(?:paraffin|bleach|jik|doom|poison|acid|pesticide|insecticide|petrol|kerosene) /,
    / (?:took|taken|injected|swallowed|gave) (?:\w+ ){0,2}(?:double|too much|too many) (?:\w+ ){0,2}(?:insulin|tablets?|pills?|doses?|daonil) /,
    / (?:took|taken|swallowed) (?:ten|twenty|\d\d) (?:\w+ ){0,1}(?:tablets?|pills?) /,
  ],
  waters: [
    / (?:my|the|her)? ?waters? (?:has |have )?(?:just )?(?:broke|broken) /,
    / leaking (?:water|fluid|liquor) /,
  ],
}
