/** Countries and parts of the world where a fever may be malaria; not each of their towns. */
const places = String.raw`(?:africa|nigeria|ghana|kenya|uganda|tanzania|zanzibar|the gambia|gambia|senegal|cameroon|congo|zambia|malawi|mozambique|madagascar|sierra leone|liberia|ivory coast|benin|togo|burkina faso|mali|rwanda|burundi|angola|ethiopia|sudan|south sudan|papua new guinea|the solomon islands|the amazon)\b`;
const hot = String.raw`(?:fevers?|feverish|temperature|hot and (?:achy|cold|shivery|sweaty)|chills|shivers|shivering|shivery|burning up|sweats and aches|flu)\b`;
const notYet = String.raw`^(?![^]*\b(?:if (?:i|we|he|she|they)|in case|yellow fever|hay ?fever|no (?:fever|temperature)|without (?:a )?fever|going to|flying to|travelling to|traveling to|off to|before (?:i|we) (?:go|fly|leave)|next (?:week|month|year)|years? ago)\b)[^]*`;

/** "In Ghana now, with a fever since this morning", "hot and achy since Zanzibar": a test the same day. */
export const feverWhereMalariaIs = new RegExp(
  String.raw`${notYet}\b(?:(?:in|from|since|after|to|left|visited) ${places}[^?]{0,80}\b${hot}|${hot}[^?]{0,60}\b(?:in|from|since|after|to|left|visited) ${places})`,
  'i',
);

/** Whether malaria, its tablets or a country that has it is spoken of. */
export const ofMalaria = new RegExp(
  String.raw`\b(?:(?:anti[- ]?)?malaria\w*|malarone|lariam|${places}|tropics|tropical)`,
  'i',
);
