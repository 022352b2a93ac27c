import { anyPhrase, choice, sequence } from '../../../resolve/phrases.ts';

const wares = choice(
  /honey(?: packs?)?|sachets?|packets?|packs?|shots?|pills?|tablets?|coffees?|gummies|chocolates?|candy|sweets|capsules?|drinks?/,
  /bitters?|powders?|mints?|syrups?/,
);

/** What names such a ware by itself: "royal honey", "black rhino pills", "all natural Stallion packets". */
const byItsName = anyPhrase(
  /(?:herbal|natural) (?:\w+ )?blue pills?/,
  /(?:herbal|natural|organic|honey|chinese|african|bush|veggie) ['"‘“]?(?:viagra|cialis)/,
  sequence(
    choice(
      /viagra|cialis|potency|erection|virility|sex|bedroom|manpower|man power|stamina|royal|vital/,
      /vip|etumax|stallion|rhino|black ant|tiger king|boner|libido|(?:male|sexual) enhancement/,
    ),
    /['"’”]? /,
    wares,
    /(?! (?:bee|jelly))/,
  ),
  /honey ?packs?/,
  sequence(/(?:sex shop|adult (?:store|shop)) (?:\w+ )?/, wares),
  sequence(wares, /[^.?!]{0,30}\b(?:from|at) (?:the|a) (?:sex shop|adult (?:store|shop))/),
);

/** "Gas station pills", where nothing else is looked for in them. */
const fromTheStation = anyPhrase(
  /(?:gas|petrol|service|filling) station (?:\w+ ){0,2}(?:pills?|honey|sachets?|packets?)/,
  /(?:pills?|packets?|sachets?|honey) (?:\w+ ){0,3}(?:from|at|in|behind the counter (?:at|in|of)) (?:the |a |our |my )?(?:gas|petrol|service|filling) station/,
);
const forSomethingElse =
  /\b(?:awake|energy|caffeine|kratom|kava|tianeptine|heroin|zaza|tianaa|pegasus|high|headache|pain|cough|cold|throat|sleep|sugar|tea)\b/i;

/** A nameless ware counts where the words around it are of the bedroom. */
const nameless = anyPhrase(
  sequence(/(?:packets?|sachets?|honey packs?|shots?|gummies|pills?|tablets?|capsules?|powders?|sticks?)/),
);
export const ofTheBedroom = anyPhrase(
  /bedroom|in bed with (?:my|the) (?:wife|husband|partner)|erections?|potency|virility|impoten\w+|libido|hard[- ]?ons?|get(?:ting)? it up|stay(?:ing)? hard|sex (?:drive|life)|(?:male|sexual) (?:performance|power|energy|stamina)|man(?:ly|'?s) power|manhood/,
);
const ofUnknownMake = anyPhrase(
  /all[- ]natural|natural|herbal|no (?:label|name)|unmarked|unlabell?ed|chinese|from (?:a|the|my|some)|gave me|sells?|bought|got|off (?:a|the)|online|internet|gas station|market/,
);
const prescribed = /\b(?:sildenafil|tadalafil|vardenafil|avanafil|prescri\w+|my (?:doctor|gp) (?:gave|prescribed))\b/i;

export function namesPotencyProduct(text: string): boolean {
  if (byItsName.test(text)) return true;
  if (fromTheStation.test(text) && !forSomethingElse.test(text)) return true;
  return ofTheBedroom.test(text) && nameless.test(text) && ofUnknownMake.test(text) && !prescribed.test(text);
}

/** "Even half a packet?", "but it says herbal on it", after it was advised against. */
export const asksForLess = anyPhrase(
  /(?:even |just |only |maybe |what about |how about |can i |could i )*(?:half|a quarter|one|a bit|a little|a lick|a taste|a small (?:one|bit)|once|a single one)\b[^.!]{0,50}/,
  /(?:it|label|packet|box|pack) (?:\w+ )?(?:says?|said|reads?|claims?)\b[^.!]{0,40}\b(?:natural|herbal|safe|no (?:drugs|chemicals|sildenafil))/,
  /(?:its|it's|it is|they are|they're|all) (?:only |just |all )?(?:natural|herbal)(?: though)?/,
);

/** "Honey's just honey", "it is only coffee", of a ware that was warned of: the food it is sold as. */
export const saysItIsFood = anyPhrase(
  /(?:it'?s|it is|they'?re|they are|that'?s|that is) (?:only |just |all |nothing but |pure |plain )+(?:natural )?(?:honey|coffee|chocolate|gum|jelly|herbs?|plants?|food)/,
  /(?:honey|coffee|chocolate)(?:'?s| is) (?:only |just |still )*(?:honey|coffee|chocolate|food|natural|harmless|safe|healthy|good for (?:you|me))/,
  /(?:honey|coffee|chocolate) (?:can'?t|cannot|won'?t|never|doesn'?t) (?:hurt|harm|do)/,
  /(?:says?|said|reads?|written) (?:all |100 ?% |only |just |pure )*(?:natural|honey|herbal)\b[^.!]{0,12}\b(?:on|in) (?:the|its|that)/,
);
