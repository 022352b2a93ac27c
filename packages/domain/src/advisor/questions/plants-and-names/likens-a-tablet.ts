/** "The same as my tablet" likens it to a medicine. */
export const likensATablet =
  /\b(?:on|takes?|taking|has|have|got|given) the (?:very )?same (?:tablets?|pills?|medicines?|meds|capsules?)\b|\b(?:as|like) (?:my|his|her|their|our) (?:\w+ )?(?:tablets?|pills?|medicines?|meds|capsules?|medication)\b/i;

/** "Can I take the same drops?" asks whether, and not what they are. */
export const mayTakeTheSame =
  /\b(?:can|could|may|might|should|would|is it \w+ (?:if|for)) (?:i|he|she|we|they|me|us|him|her|them)\b[^.?!]{0,24}\b(?:the|that|this) (?:very )?same\b(?! thing as)/i;
