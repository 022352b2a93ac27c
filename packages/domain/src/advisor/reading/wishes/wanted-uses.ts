import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { lately } from '../../../resolve/lately.ts';
import { readText } from '../../../resolve/read.ts';
import { type Concerns, concernsIn } from '../../particular/concerns-in.ts';
import { specialOf } from './topics.ts';

/** What a question wants help with. */
export function wantedIn(question: string, isPregnant: boolean): Concerns {
  const concerns = concernsIn(
    withoutDenied(withoutSupposed(withoutOwnMedicines(withoutPurposes(question.replace(tabletsFor, '$1 tablets'))))),
  );
  return { ...concerns, uses: fitToStage(specialOf(concerns.uses), isPregnant) };
}

/** "Since her new bladder tablets": what they are for is no wish. */
const tabletsFor =
  /\b((?:since|on|takes?|taking|her|his|my|their|started|stopped|with|new)(?: (?:the|her|his|my|some|new|starting|these))*) (?:bladder|water|heart|stomach|nerve|bone|joint|pressure|blood pressure|diabetes|cholesterol|thyroid|acid) (?:tablets?|pills?|meds|medicines?|medication)\b(?! (?:alternative|instead))/gi;

/** Nausea in pregnancy has studies of its own. */
export function fitToStage(uses: readonly UseKey[], isPregnant: boolean): readonly UseKey[] {
  return isPregnant && uses.includes('nausea') && !uses.includes('pregnancy-nausea')
    ? ['pregnancy-nausea', ...uses]
    : uses;
}

/** "And with my sleeping pills?" names a medicine by what it is for: no sleep is wanted. */
const withoutOwnMedicines = lately((question) => {
  if (wantedInstead.test(question)) return question;
  const own = readText(question).mentions.filter(
    ({ kind, start, end }) =>
      kind === 'medicine' && namedByPurpose.test(question.slice(start, end)) && taken.test(question.slice(0, start)),
  );
  return own.reduce(
    (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
    question,
  );
});

/** "She also takes the pill for her skin" tells why, and wants help with something else or with nothing. */
export function withoutPurposes(asked: string): string {
  const question = asked.replace(allergicToStings, ' ');
  const medicines = readText(question).mentions.filter(({ kind, negated }) => kind === 'medicine' && !negated);
  const rest = medicines.reduceRight(
    (text, { end }) => text.slice(0, end) + text.slice(end).replace(purpose, ' '),
    question,
  );
  if (rest === question || question.includes('?')) return question;
  return alsoTaken.test(question) || concernsIn(rest).uses.length > 0 ? rest : question;
}

/** "I'm allergic to bee stings" tells an allergy; nobody was stung. */
const allergicToStings =
  /\b(?:allerg(?:ic|y)|anaphyla\w+|bad reaction) to (?:\w+ )?(?:bees?|wasps?|hornets?|insects?|mosquito(?:e?s)?|midges?)?(?:'s|s')? ?(?:and \w+ )?(?:stings?|bites?|venom)?/i;

const purpose =
  /^(?: \d+ ?m?c?g| tablets?| pills?| cream| inhaler)*,? (?:for|against|because of) (?:(?:my|his|her|their|the|a|an|high|low|bad|mild) )*\w+(?: \w+)?(?=\W*$|[.,;!]| and | but )/i;
const alsoTaken =
  /\b(?:also|already|as well|too|forgot|forget|btw|by the way|fyi|should (?:have |add|say|mention|tell)|(?:didn't|did not) (?:say|mention|tell))/i;

const namedByPurpose =
  /\b(?:pills?|tablets?|capsules|medicines?|medications?|meds|drugs?|drops|suppressants?|injections?|jabs?)$/i;
const taken =
  /\b(?:my|his|her|our|their|takes?|taking|on|use|using|with|have|got|prescribed)(?: (?:a|an|the|some|two|three|my|his|her))? $/i;
const wantedInstead =
  /\b(?:instead|rather than|alternatives?|replac\w*|substitutes?|come off|get off|stop(?:ping)?|without|natural)\b/i;

const denied = oneOf(
  // "No sleep probs", "no trouble sleeping"
  /\b(?:no|without|zero|haven'?t (?:any|got)|don'?t have(?: any)?) (?!help\b)(?:[a-z]+ ){1,2}(?:problems?|probs?|issues?|troubles?|difficult(?:y|ies)|complaints?|worries)\b/gi,
  /\b(?:no|without|never any|don'?t have(?: any)?) (?:trouble|problems?|probs?|issues?|difficulty|bother)(?: with)?(?: my| the| falling| staying)* [a-z]+(?:ing|ep)\b/gi,
  sequence(
    /\b(?:not|no longer|never) (?:really |actually )?/gi,
    /(?:interested in|looking (?:for|to)|after|trying to|wanting to|about) [\w\s-]{3,32}?/,
    /(?=$|[,.;!?]|\bjust\b|\bbut\b)/,
  ),
  sequence(
    /\b/gi,
    choice(
      /i (?:do not|don'?t) have|no(?! (?:desire|appetite|energy|sleep|milk|libido|sex|drive|joy|poop?|motions?|oomph|pep|zest|zip|vigou?r|stamina|motivation|concentration|focus|strength|shut[- ]?eye|get[- ]up|patience))/,
      // "Not sleeping, any herb?" tells the trouble itself.
      /(?:not|isn'?t)(?! (?:really |even |been |properly )?(?:sleep|poo|poop|go|eat|concentrat|focus|heal|clear|gett|digest|cop|grow|mov|remember|recover|perform)\w*in[g']?\b(?! (?:pills?|tablets?|teas?|aids?|problems?)\b))|without/,
    ),
    /\s+(?:any\s+)?[\w\s-]{2,24}?(?=,|;|\bbut\b|\bonly\b|\bjust\b)/,
  ),
);

/** "Which one if I have high blood pressure?" supposes it, and wants help with something else. */
function withoutSupposed(question: string): string {
  const rest = question.replace(supposed, ' ');
  const isAside = rest !== question && (chooses.test(rest) || concernsIn(rest).uses.length > 0);
  return isAside ? rest : question;
}

const supposed = oneOf(
  /\b(?:if|when|since|given that|considering) (?:i|he|she|they|we|you|my \w+)(?:'ve|’ve|'s|’s)? (?:also |already )?(?:have|has|had|got|suffers? from)\b[^.?!;]*/i,
  // "My stomach is weak": how mild it has to be.
  /\b(?:my|his|her) (?:stomach|tummy|belly|gut)(?:'s|’s| is| has always been| gets) (?:\w+ )?(?:weak|sensitive|delicate|touchy|tender|easily upset)\b/i,
);
const chooses =
  /\bwhich (?:one|of (?:them|these|those|the two|the (?:two|three))|would you|(?:do|should|can|could) (?:i|we|he|she) (?:take|choose|pick|use))\b|\bwhich\W*$/i;

/** The question without what it says is not the matter: "I don't have chest pain, only heartburn". */
export function withoutDenied(question: string): string {
  return question.replaceAll(denied, ' ');
}
