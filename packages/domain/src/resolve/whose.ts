import { anyPhrase, choice, oneOf, sequence } from './phrases.ts';

const relative = choice(
  /mother|mum|mom|mam|mama|father|dad|papa|parents?|grand(?:mother|father|ma|pa|parents?|dad|mum|mom)|gran/,
  /nan|granny|grandad|aunt(?:ie|y)?|uncles?|cousins?|brothers?|sisters?|siblings?/,
  /half[- ](?:brother|sister)|twin(?: (?:brother|sister))?|in-laws?|(?:mother|father|sister|brother)-in-law/,
  /husband|wife|partner|boyfriend|girlfriend|ex|friend|neighbou?r|colleague|mate|dog|cat/,
);
const kin = `(?:(?:an?|some) (?:friend|colleague|neighbou?r|relative)s? of (?:mine|ours)|(?:my|our|both (?:of )?my|all my) (?:\\w+ )?${relative}(?:['’]s(?: (?:side|mother|father|mum|mom|dad|sister|brother|family))?)?(?: and (?:my )?${relative})?)`;
/** "A mate of mine vapes": the word itself says what he does. */
const ofHisOwn = /^(?:smokes|vapes)\b/i;
const saidOfKin = new RegExp(
  String.raw`(?:\b${kin}|\b(?:mates?|friends?|colleagues?) of (?:mine|ours)),? (?:also |always |still |only |just )?$`,
  'i',
);
const once = sequence(
  String.raw`\b${kin},? (?:(?:both|all|also|once|sadly|who) )?`,
  choice(
    /had|died (?:of|from|with)|passed away (?:from|with|of)|was diagnosed with/,
    /were diagnosed with|suffered (?:from|with)|lost (?:his|her) life to|got|was|were/,
    /used to have/,
  ),
  /\s[^.;!?\n]{0,40}$/i,
);
const today = new RegExp(
  `\\b${kin}(?:['’]s)?,? (?:(?:both|all|also|who) )?(?:has|have|is|are|suffers? (?:from|with)|gets?|takes?|on|lives? with|(?:has|have) got)\\s[^.;!?\\n]{0,40}$`,
  'i',
);
const inTheFamily = new RegExp(
  String.raw`\b${choice(
    'family history of',
    /(?:in|on) (?:the|my|our) (?:family|mother['’]?s side|father['’]?s side|mum['’]?s side|dad['’]?s side|mom['’]?s side)[^.,;!?\n]{0,16}/,
    /hereditary|relatives? with|family with|parents? with|mother with|father with/,
    /caring for (?:my|a) [^.;!?\n]{0,20} with/,
  )}\s*(?:[\w-]+(?:,| and| or)?\s+){0,4}$`,
  'i',
);
const inTheFamilyAfter = new RegExp(
  String.raw`^[^,.;!?\n]{0,24}\b${choice(
    /runs? in (?:the|my|our) family|in (?:the|my|our) family|on my (?:mother|father|mum|dad|mom)['’]?s side/,
    /on (?:one|both) sides? of (?:the|my) family/,
  )}\b`,
  'i',
);
/** "Crohn's? no that's my husband." */
const namedAfter = new RegExp(
  String.raw`^\s*[?,;:.–-]*\s*(?:(?:oh|ah|oops|sorry|no|nope|wait|actually)\b[ ,.]*)*(?:that|it|this)(?:['’]?s| is| was)(?: (?:just|only|actually|what|the one))* (?:${kin}|my (?:son|daughter|boy|girl|kid|lad))(?:['’]s)?(?:,? (?:has|had|who has it|not (?:me|mine)|actually|though|sorry))*\s*(?:[.,;!?\n]|$)`,
  'i',
);
const ofMine = /^(?:\w+ ){1,3}of (?:mine|ours)\b|^my\b/i;
const ownItself = /\bmy (?:\w+ )?$/i;
const mine = /\b(?:i|i['’]m|im|i['’]ve|me|myself|mine)\b/i;
const forThem = anyPhrase(
  /for (?:him|her|them|my \w+)/,
  /(?:can|could|should|may|does|is it (?:ok|okay|safe) for|give|giving|would) (?:he|she|they|him|her|them|my \w+)/,
  /(?:she|he|they) (?:can|could|want|wants|take|takes|use|uses|would|should|asks|drink|drinks|likes|is on|try|are)/,
  /and wants?|wants? (?:it|to)/,
);

const wasChild = anyPhrase(
  /as an? (?:child|kid|baby|teen\w*|toddler|infant)|in (?:my )?(?:childhood|infancy)|childhood/,
  /when i was (?:a (?:child|kid|boy|girl|baby|teen\w*)|little|small|young|\d{1,2})|until i was \d{1,2}/,
);
const grownOut = new RegExp(
  String.raw`\b${choice(
    /grew out of|grown out of|outgrew|outgrown|cured(?: of)?|used to have|used to suffer from/,
    /no longer (?:have|suffer|get)|don['’]?t (?:have|get|suffer from) \w+ any ?more|got over/,
    /recovered (?:fully |completely )?from|fully recovered from|free of|over my|childhood|juvenile/,
  )}\s+(?:(?:my|the|a|an|from)\s+){0,2}(?:\w+\s+)?$`,
  'i',
);
const goneAfter = new RegExp(
  String.raw`^[^.;!?\n]{0,32}\b${choice(
    /(?:is|was|has been|got|been|were|now|completely|fully|all)\s+(?:completely |fully |totally |now |long )?(?:cured|healed|gone(?! (?:bad|wrong|up|down|crazy))|resolved|cleared(?: up)?)/,
    /cured|went away|has gone away|cleared up (?:years|long|completely)|outgrew|grew out of|not any ?more/,
    /no longer|years ago,? (?:all )?(?:gone|fine|cured)/,
  )}\b`,
  'i',
);
/** Behind a comma only what tells of the illness itself: "hepatitis C, no longer sleep well" tells of something else. */
const goneAfterComma = new RegExp(
  String.raw`^,\s*(?:(?:but|and|which|it|that|thats|they|now|all|completely|fully|totally|is|it['’]s|was|has|have|been|long|since)\s+)*${choice(
    /(?:fully |completely )?(?:recovered|cured|healed)|gone|resolved|cleared(?: up)?|went away/,
    /grew out of (?:it|them)|outgrew (?:it|them)/,
    /(?:not any ?more|no longer)(?:\s+(?:have|has|get|suffer from) (?:it|them|that|any|this))?/,
    /years ago(?:,? (?:all )?(?:gone|fine|cured))?/,
    /(?:fine|normal|ok|okay) (?:since(?: then)?|now|ever since|afterwards|again|after that)/,
  )}\s*(?:$|[,)]|now\b|completely\b|years\b|in (?:19|20)\d\d|since\b|long\b|after\b|by\b|with\b)`,
  'i',
);
/** What stays with a person: a past stroke or cancer counts. */
const lasting = new Set([
  'cancer',
  'breast-cancer',
  'prostate-cancer',
  'lung-cancer',
  'hormone-sensitive-condition',
  'stroke',
  'brain-bleed',
  'heart-disease',
  'heart-failure',
  'artificial-heart-valve',
  'blood-clots',
  'organ-transplant',
  'bleeding-disorder',
  'g6pd-deficiency',
  'sickle-cell',
  'porphyria',
  'diabetes',
  'kidney-disease',
  'liver-disease',
  'alcohol-use-disorder',
  'bipolar-disorder',
  'psychosis',
  'schizophrenia',
  'hiv',
  'dialysis',
  'long-qt',
  'tuberculosis',
]);
const onlyOfChildhood = new Set([
  'asthma',
  'eczema',
  'adhd',
  'arrhythmia',
  'anxiety-disorder',
  'insomnia',
  'reflux',
  'urinary-tract-infection',
  'migraine',
  'anemia',
  'celiac-disease',
]);

/** "Runs in the family and I have it too". */
const alsoMine = oneOf(
  /^[^.;\n]{0,40}\b(?:and|but|,) ?(?:i (?:have|do|am|got|suffer)|me too|so (?:have|do|am) i|myself|mine too|i['’]ve got)\b/i,
  /^[^.;\n]{0,30}\b(?:me too|me as well|and me|so (?:have|do|am) i|i have it too)\b/i,
);

/** Whether a condition is a relative's, and nothing asks on the relative's behalf. */
export function isAnothers(text: string, start: number, end: number): boolean {
  const before = clauseBefore(text, start + leadingVerb(text.slice(start, end)));
  const after = text.slice(end, end + 60);
  if (alsoMine.test(text.slice(end, end + 80)) || /\b(?:personal|my own)\s+$/i.test(before)) return false;
  if (inTheFamily.test(before) || inTheFamilyAfter.test(after)) return true;
  if (namedAfter.test(after)) return !forThem.test(text);
  if (ofHisOwn.test(text.slice(start, end)) && saidOfKin.test(before)) return !forThem.test(text);
  const told = once.exec(before) ?? today.exec(before);
  if (!told || ownItself.test(before) || mine.test(told[0].replace(ofMine, ''))) return false;
  return !forThem.test(text);
}

const longPast =
  /^[^.;!?\n]{0,20}\b(?:aged? \d{1,2}\b|at age \d{1,2}|when i was \d{1,2}|in (?:19|20)[0-2]\d|years ago|last year|as a (?:child|kid))\b/i;

interface PlaceInText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Whether a condition is over: outgrown or cured. What lasts is never taken for over. */
export function isOver(condition: string, { text, start, end }: PlaceInText): boolean {
  if (
    condition !== 'hiv' &&
    condition !== 'tuberculosis' &&
    /infection|gestational/i.test(text.slice(start, end)) &&
    longPast.test(text.slice(end, end + 40))
  )
    return true;
  if (lasting.has(condition)) return false;
  const before = clauseBefore(text, start);
  const after = (/^[^.;!?\n]{0,60}/.exec(text.slice(end)) ?? [''])[0];
  if (
    /\b(?:not|never|isn['’]?t|wasn['’]?t) (?:\w+ )?(?:cured|gone|healed|free)|\bstill\b|came back|again\b/i.test(
      `${before} ${after}`,
    )
  )
    return false;
  if (grownOut.test(before) || isGoneAfter(after)) return true;
  return (
    onlyOfChildhood.has(condition) &&
    ((wasChild.test(after) && !/\bsince\b/i.test(after)) ||
      /\b(?<!since )(?:childhood|as a (?:child|kid|baby)[^.;!?\n]{0,20})\s*(?:\w+\s+)?$/i.test(before))
  );
}

function isGoneAfter(after: string): boolean {
  const comma = after.indexOf(',');
  return comma === -1
    ? goneAfter.test(after)
    : goneAfter.test(after.slice(0, comma)) || goneAfterComma.test(after.slice(comma));
}

/** "Had a stroke" is a name of its own: its verb belongs to what stands before. */
export function leadingVerb(name: string): number {
  return /^(?:had|have|has|got|on|gets?|takes?|drinks?|drinking)\s+(?:an?\s+)?/i.exec(name)?.[0].length ?? 0;
}

function clauseBefore(text: string, start: number): string {
  const before = text.slice(Math.max(0, start - 90), start);
  return before.slice(
    Math.max(
      before.lastIndexOf('.'),
      before.lastIndexOf('\n'),
      before.lastIndexOf(';'),
      before.lastIndexOf('!'),
      before.lastIndexOf('?'),
    ) + 1,
  );
}
