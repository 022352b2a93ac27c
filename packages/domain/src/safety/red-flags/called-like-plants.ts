const kin =
  'mums?|moms?|mother|dads?|father|nan|nana|gran|granny|grandma|grandmother|grandad|grandpa|grandfather|aunt|auntie|aunty|uncle|sister|brother|daughter|son|wife|husband|partner|cousin|niece|nephew|friend|neighbou?r|mate|mrs|mr|ms|miss|baby';
const names = ['Rosemary', 'Rose', 'Basil', 'Sage', 'Fern'];
const anyCase = names.map((name) => `[${name[0]}${name[0]?.toLowerCase()}]${name.slice(1)}`).join('|');
const notAPlant = String.raw`(?! (?:plants?|bush|tree|tea|oil|leaf|leaves|water|hips?|petals?|extract|infusion|pot|seedlings?|cuttings?|garden|salt|butter)\b)`;
const somebody = String.raw`(?:[Hh]er|[Ss]he|[Hh]e|[Hh]im|[Hh]is)\b`;

/** A person called like a plant: "our Rose has gone limp", "grandma rose is dying", "Rosemary's face droops, she …". */
const calledLikePlants = new RegExp(
  [
    String.raw`(?<=\b(?:[Mm]y|[Oo]ur|[Pp]oor|[Dd]ear|[Ll]ittle|[Oo]ld) )(?:${names.join('|')})\b${notAPlant}`,
    String.raw`(?<=\b(?:${kin}) (?:called |named )?)(?:${anyCase})\b${notAPlant}`,
    String.raw`\b(?:${anyCase})(?= (?:is|was|has|keeps?|went|just|fell|wants?|can't|won't)\b[^.?!]{0,60}\b${somebody})`,
  ].join('|'),
  'g',
);

/** The message with a name of nobody's plant in their stead, as long as theirs: what is harmless of a rose is not of Rose. */
export function withPeopleNamed(text: string): string {
  return text.replaceAll(calledLikePlants, (name) => 'Annabell'.slice(0, name.length));
}
