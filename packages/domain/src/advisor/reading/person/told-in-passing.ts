import { usesFromText } from '../../../herbs/uses-from-text.ts';
import { lately } from '../../../resolve/lately.ts';
import { choice } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { theirs } from './relation-words.ts';
import { namesAMedicine } from '../named-things/names-a-herb.ts';

/**
 * A message without whoever only stands beside what is asked: whose remedy it is, who types, who worries, who has it in the cupboard.
 * Whoever is asked for in so many words stays.
 */
export const withoutToldInPassing: (text: string) => string = lately((text) =>
  withoutHabit(
    withoutOwner(
      withoutOpinion(
        text
          .replaceAll(whoseIdea, ' ')
          .replaceAll(asksIt, (all) => (somebodyGoesOn.test(text.replace(all, ' ')) ? all : ' '))
          .replaceAll(didThemGood, ' ')
          .replaceAll(hasItToo, ' ')
          .replaceAll(takesItAside, 'what about ')
          .replaceAll(writesForMe, ' ')
          .replaceAll(givesThem, 'somebody gave $2'),
      ),
    ),
  ),
);

/** "My mother's solution for everything", "grandma's favourite cure". */
const whoseIdea = new RegExp(
  String.raw`\b(?:it(?:'s| is|s)? |is )?${theirs}(?:'s|’s|s)? (?:own |favou?rite |old |secret |big |usual |best |only |go-to |tried and tested |home )*(?:solution|remed(?:y|ies)|answer|cures?|cure-all|trick|recipe|advice|idea|suggestion|tips?|go-to|miracle(?: cure)?|magic \w+|standby|potion)\b(?: (?:for|to|against) (?:everything|anything|all(?: of it| ills)?|it all|every \w+|most things))?`,
  'gi',
);

/** "My son is making this writing for me", "my niece translates for me", "my neighbour helps me to write". */
const writesForMe = new RegExp(
  String.raw`\b${theirs}(?:'s| is| was| does| has)? (?:also |just |now |kindly |only )*${choice(
    /(?:mak(?:es?|ing)|do(?:es|ing)|typ(?:es?|ing|ed)|writ(?:es?|ing|ten)|translat(?:es?|ing|ed)|read(?:s|ing)?|put(?:s|ting)?|send(?:s|ing)?) (?:(?:this|that|it|all|my|the|message|messages|question|words|writing|typing|down|in|into|english|out) ?)*for me/,
    /help(?:s|ing|ed)? me (?:to |with (?:the |my |this )?)?(?:writ\w+|typ\w+|translat\w+|english|computer|phone|message|internet|spelling)/,
  )}\b`,
  'gi',
);

/** "A cousin is sending him reishi", "my aunt wants to give her turmeric": for the one who gets it, whoever that is. */
const givesThem = new RegExp(
  String.raw`\b${theirs},?(?:'s| is| was| has been| keeps| wants to| would like to| is going to|'ll| will)? (?:also |just |kindly |now )*(?:offer(?:s|ed|ing)?|giv(?:es?|ing|en)|gave|sen(?:t|ds?|ding)|br(?:ought|ings?|inging)|buy(?:s|ing)?|bought|mak(?:es?|ing)|made|order(?:s|ed|ing)|recommend\w*|suggest\w*) (?:to )?(him|her|them)\b(?! (?:own|his|her|kids?|child\w*|son|daughter|baby|husband|mother|father))`,
  'gi',
);

/** "My mother-in-law is asking then steam?", "he wants to know, is honey ok": who asks is not whom it is for. */
const asksIt = new RegExp(
  String.raw`\b${theirs}(?:-in-law)?(?:'s| is| was| keeps| just| also)? (?:asking|asks|asked|wondering|wonders|wants to know)(?: me)?(?: now| then| again| about| if| whether)*,?(?= )`,
  'gi',
);
/** "My neighbour's cholesterol dropped with it", "mum's knees got better on it": what is told in praise. */
const didThemGood = new RegExp(
  String.raw`\b${theirs}(?:['’]s|s)? (?:(?!is |has |takes? )\w+ ){1,3}?(?:dropped|fell|went|came|cleared|is gone|are gone|vanished|improved|got|has improved|healed|stopped|disappeared|shrank|settled|eased)(?: (?:down|up|away|better|right down|so much|a lot|all|completely))* (?:with|on|from|after|since|thanks to|off) (?:it|that|this|them|those|these)\b`,
  'gi',
);
/** "Feverfew, my aunt lives by it", "my barber swears on it": praise of a herb that was named. */
const praises = new RegExp(
  String.raw`,? ?\b${theirs} (?:always |also |just |really |absolutely |totally |still )*(?:lives? (?:by|on|off)|swears? (?:by|on)|raves? about|sings? the praises of|loves?|adores?|depends? on|relies on|is (?:mad|crazy|nuts) about|can['’]?t (?:live|be|do) without|won['’]?t go without) (?:it|them|that|those|these|this|the stuff|hers|his)(?: (?:too|as well|every \w+|all \w+))*(?=\W*$|[.?!,;])`,
  'gi',
);
/** "My sister on the same tablets takes ginkgo": told to ask about it. */
const takesItAside =
  /(?<=^|[.!?;,] |\band )(?:my|our) (?:sister|brother|mother|father|mum|mom|dad|aunt|uncle|cousin|friend|neighbou?r|colleague|boss|gran\w*) (?:who is |is )?on the same (?:tablets?|pills?|medicines?|meds)(?: (?:as me|too))?,? (?:also |just )?(?:takes|drinks|has|uses) /gi;
/** "Magnesium instead, he has that too in the drawer": where it could be had. */
const hasItToo =
  /,? ?\b(?:he|she|they) (?:also )?(?:has|have|'s got|got|keeps?) (?:it|that|some|this|them|those|one)(?: (?:too|as well|also|here|left))*(?: (?:in|at) (?:the |his |her |their )?(?:drawer|cupboard|cabinet|kitchen|pantry|house|home|fridge|bathroom|bag))?(?=\W*$|[.?!,;])/gi;
const somebodyGoesOn = /\b(?:he|him|his|she|her|hers)\b/i;
const isRight =
  /,? ?\b(?:or |and |but )?(?:is (?:he|she)|(?:he|she)(?:'s|’s| is)) (?:just |only |being |simply |maybe |completely |a bit |too |so )*(?:right|wrong|exaggerat\w+|over ?react\w+|overdoing (?:it|things)|fuss\w+|silly|daft|panick\w+|worrying too much|dramatic|paranoid|correct|mistaken|making a fuss)\b/gi;
const opinion = new RegExp(
  String.raw`\b${theirs}(?:'s|’s)? (?:also |just |now |really |always )*${choice(
    /(?:is |are |keeps |been |has been )?(?:on (?:at|about) (?:me|it)|(?:nagg?(?:ing|s)?|tell(?:ing|s)|warn(?:ing|s)|scar(?:ing|es)) me|going on|goes on|on my case)(?: (?:that|about|it))*/,
    /(?:is |are )?(?:convinced|certain|sure|adamant|worried|afraid|scared|terrified|panicking)(?: that| about)?/,
    /(?:thinks|reckons|fears|insists|believes|claims|worries)(?: that)?/,
  )}(?= (?:it|its|it'?s|this|that|i|i'?m|my|belly|chest|head|heart|the (?:pain|cough|rash|lump|ache|spot))\b)`,
  'gi',
);

/** "Wife is on at me that it is gallstones. Is she exaggerating?": whose belly it is, she does not say; unless the talk goes on of her. */
function withoutOpinion(text: string): string {
  const rest = text.replaceAll(opinion, ' ').replaceAll(isRight, ' ');
  return rest === text || somebodyGoesOn.test(rest) || !opinion.test(text) ? text : rest;
}

const owns = new RegExp(
  String.raw`(?<!\b(?:can|could|may|might|should|must|will|would|does|did|do|let|if|when) )\b${theirs}(?: has| keeps| got|['’]s got| has got| grows) (?:(?:some|a|an|the|that|got|still|also|always|jar|box|bottle|tin|pack|bag|of|plenty|loads|lots) )*`,
  'gi',
);
/** "She has chamomile every night", "for her cough": taken, and not only at hand. */
const isTaken =
  /^[^.?!]{0,50}\b(?:every|daily|each|nightly|at night|at bedtime|in the (?:morning|evening)s?|twice|three times|times a|with (?:her|his|their)|for (?:her|his|their)|before bed|after (?:meals|dinner))\b/i;

/** "Mum has St John's wort", "my nan's got sage in the garden": where it could be had. */
function withoutOwner(text: string): string {
  return text.replaceAll(owns, (all: string, ...groups: readonly unknown[]) => {
    const place = Number(groups.at(-2));
    const behind = text.slice(place + all.length);
    const [first] = readText(behind).mentions;
    const isHerb = first?.kind === 'herb' && /^[\w' -]{0,12}$/.test(behind.slice(0, first.start));
    return isHerb && !isTaken.test(behind) && !somebodyGoesOn.test(text) ? 'there is ' : all;
  });
}

/** "Clary sage oil in the bath then, my sister did": whose example it is. */
const didSoToo = new RegExp(
  String.raw`(?:,|\s[-–(])? ?\b(?:(?:like|as|because|cos|since) )?${theirs} (?:also |just |always |once )*(?:did|does|tried|used|had|took|takes|swore by|swears by)(?: (?:it|that|so|this|them|the same|too|as well|with (?:hers|his|all of hers)|when she was (?:pregnant|expecting)))*\)?(?=\W*$|[.?!;])`,
  'gi',
);
const habit = new RegExp(
  String.raw`(?<=\b(?:what about|how about|and|or|maybe|perhaps|thinking(?: of| about)?)\b[^.?!,]{2,40}), ?${theirs} (?:always |also |just |often )*(?!is |has |was |can |takes it with )\w+s (?:it|them|that|some|those)\b[^.?!]*`,
  'gi',
);
const asksForThem =
  /\b(?:can|could|may|should|is it \w+ for|for|give|does|would|will|suits?|helps?)\s+(?:he|she|him|her|they|them)\b/i;

/** "What about rosemary oil, my flatmate sniffs it off a roller": a herb was named, and what somebody else does with it. */
function withoutHabit(text: string): string {
  if (asksForThem.test(text)) return text;
  const unpraised = [praises, didSoToo].reduce(
    (rest, aside) => rest.replaceAll(aside, (all) => (young.test(all) ? all : ' ')),
    text,
  );
  if (unpraised !== text && /[a-z]{3}/i.test(unpraised)) return withoutHabit(unpraised);
  return text.replaceAll(habit, (all: string) => {
    const isOfTheirs = usesFromText(all).length > 0 || namesAMedicine(all) || young.test(all);
    return isOfTheirs ? all : ' ';
  });
}

const young =
  /\b(?:sons?|daughters?|child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|newborns?|infants?|boys?|girls?|little ones?|lads?|lass|twins|niece|nephew|grand(?:son|daughter|child)\w*)\b/i;
