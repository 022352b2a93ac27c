import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { cautionsOn, lower } from '../../wording/sentences.ts';

/** "Can I put it on a scraped knee too?", "comfrey?" in a talk of a cut: whether what is for the skin may go on skin that is open. */
export function answerOnBrokenSkin(asked: Understanding): AdvisorAnswer | null {
  const { question, herbs, earlierHerbs } = asked;
  const text = withPlainApostrophes(question);
  if (!onOpenSkin.test(text) && !isOpenThere.test(text) && !isForTheWoundOfTheTalk(asked)) return null;
  if (herbs.length === 0 && asksForOther.test(text)) return null;
  const items = herbsMeant({ herbs, earlierHerbs });
  const meant = items.flatMap(({ id }) => findHerb(`${id}-topical`) ?? findHerb(id) ?? []);
  const isRubbedIn = items.every(({ form }) => form === 'topical') || meant.every(hasAFormForTheSkin);
  if (meant.length === 0 || !isRubbedIn || meant.some(mendsSkin)) return null;
  const names = listed(meant.map(({ name }) => inSentence(name)));
  const lines = [
    isOpenThere.test(text) ? `Leave out ${names} while the skin is open.` : `No, keep ${names} off skin that is open.`,
    ...meant.flatMap((herb) => {
      const told = cautionsOn(herb).find((clause) => ofOpenSkin.test(clause));
      if (told === undefined) return [];
      return meant.length > 1 ? `${herb.name}: ${lower(told)}` : told;
    }),
    'Rinse a scrape with clean water and cover it. A deep or dirty wound, or one that gets red, hot or weeps, needs a doctor.',
  ];
  return plainAnswer(lines.map(paragraph), ['What helps small wounds heal?']);
}

/** A herb named for the skin alone, while a wound is what the talk is about; swallowed ones and other complaints are not meant. */
function isForTheWoundOfTheTalk(asked: Understanding): boolean {
  const { question, herbs, wanted, earlierUses, particulars, earlierParticulars, history } = asked;
  const uses = wanted.length > 0 ? wanted : earlierUses;
  const named = particulars.length > 0 ? particulars : earlierParticulars;
  const isOfWound = uses.includes('wounds') || named.some(({ name }) => name === 'a grazed skin');
  if (!isOfWound || herbs.length === 0 || elsewhere.test(question) || !isOnlyForSkin(herbs)) return false;
  return !closed.test([...history.filter(({ role }) => role === 'user').map(({ text }) => text), question].join('\n'));
}

function isOnlyForSkin(herbs: Understanding['herbs']): boolean {
  const found = herbs.flatMap(({ id }) => findHerb(`${id}-topical`) ?? findHerb(id) ?? []);
  return found.length > 0 && found.every((herb) => cautionsOn(herb).some((clause) => ofOpenSkin.test(clause)));
}

const elsewhere =
  /\bfor (?:my|his|her|an?) (?!(?:\w+ )?(?:cuts?|wounds?|graze|scrape|fingers?|thumb|hands?|knees?|elbow|shin|toe)\b)/i;
const closed =
  /\b(?:healed|closed up|has closed|bruis\w*|sprain\w*|scars?|swallow|drink|tea|capsules?|tablets?|twisted|pulled muscle)\b/i;

/** "The skin is a bit grazed there", as it is written out, after something to rub in. */
const isOpenThere = oneOf(
  /^\W*(?:(?:and|but|also)\W+)*(?:the |my |his |her )?skin(?: there)?(?:'s| is| has)(?: \w+,?){0,3} (?:torn|split|ripped|weeping|raw|papery|like paper|broken)\b[^.?!]{0,20}\W*$|^\W*i have broken skin\b[^.?!]{0,24}\W*$/i,
  sequence(
    /^\W*(?:[^,.?!]{3,30}, )?(?:(?:and|but|also|oh|well|mind)\W+)*/i,
    choice(
      sequence(
        /(?:there|it|that|the (?:skin|ankle|knee|shin|elbow|toe|place|spot|\w+ bit)|my \w+|skin)(?:'s|s)?/,
        /(?: (?:is|are|was|has|had|got|looks?|around(?: it)?|there))*/,
      ),
      /i(?:'ve|ve|'m)?(?: have| got| had)*|(?:i )?(?:got|has|had|have)/,
    ),
    / (?:(?:also|bit|really|all|quite|some|an?|the|my|little|small|nasty|slight(?:ly)?|lightly) )*/,
    choice(
      /graze[ds]?|scrape[ds]?|cuts?|scratch(?:ed|es)?|open (?:wound|sore|cut)s?|broken(?: skin)?|wounds?|bleeding/,
      /raw|weeping|oozing|scab(?:s|bed|by)?|blister(?:s|ed)|road rash|skinned|cracked(?: and \w+)?|split|torn/,
    ),
    /(?: (?:on|in|over|near|beside|next to|round|from|off) (?:it|that|there|top|(?:the|my|a|his|her) \w+))*/,
    /(?: (?:as well|too|also|there|though|tho|now|a bit|a little|mind|and \w+))*\W*$/,
  ),
  /^(?=[^]{0,70}$)[^?]*\b(?:skins?(?:'s| is| has)? (?:broke(?:n)?|(?:came|come|is) off|split|torn)|(?:took|taken|scraped|lost|ripped) (?:(?:the|some|my|a|bit|of) )*skin(?: off)?|road rash)\b/i,
);
/** "What else can I put on a graze?" */
const asksForOther = /\b(?:what(?:ever)?|which|anything|something)\b[^.?!]{0,20}\b(?:put|use|rub|dab|apply|smear)\b/i;
const hasAFormForTheSkin = ({ monograph }: Herb) => monograph?.forms.includes('topical') === true;
const mendsSkin = ({ monograph }: Herb) =>
  monograph?.uses.some(({ use }) => use === 'wounds' || use === 'burns') === true;
const ofOpenSkin = /\b(?:broken|open|injured|damaged|cut|raw) (?:skin|wounds?)\b|\bwounds?\b/i;
const onOpenSkin = oneOf(
  // "She has a graze on her shin, arnica on that?"
  /\b(?:graze[ds]?|scrape[ds]?|skin tear|open wound|cut|broken skin|road rash)\b[^?]{0,60}[,.;] (?:is |can i put |could i put |put )?(?:\w+ ){1,4}on (?:it|that|there|those|them)\b(?: \w+)?\W*\?/i,
  /\b(?:put|use|rub|dab|apply|smear|goes?)\b[^?]{0,20}\bon(?:to)?\b[^?]{0,20}\b(?:scrap(?:e|ed|es)|graz(?:e|ed|es)|cuts?|open|broken|wounds?|raw|blisters?|bleeding)\b/i,
  /\b(?:put|use|rub|dab|apply|smear|goes?)\b[^?]{0,24}\bwhere (?:the|my|his|her) skin (?:is|has been|was) (?:\w+ )?(?:broken|open|raw|cracked|grazed|scraped|bleeding)\b/i,
  /^\W*(?:(?:and|but|also|ok|okay)\W+)*on (?:open|broken|raw|cut|cracked|damaged|grazed) skin\b/i,
);
