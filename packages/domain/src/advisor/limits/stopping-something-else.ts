import type { Mention } from '../../resolve/mention.ts';
import { replacerOf } from '../../resolve/patterns/quick-patterns.ts';
import { blank } from '../../resolve/blank.ts';
const eaten =
  'sugar|salt|coffee|caffeine|tea|alcohol|wine|beer|drinking|smoking|cigarettes|nicotine|vaping|weed|dairy|milk|gluten|bread|meat|carbs?|sweets|snacks?|snacking|soda|chocolate|eating|butter|breakfast|lunch|dinner|meals?|a meal';
const bodily =
  'sleep|worrying|thinking|snoring|coughing|sneezing|itching|scratching|biting|grinding|sweating|bleeding|(?:the |this |a )?(?:cough|itch|pain|cramps?|bleeding|craving|cravings|nausea|hiccups|swelling|redness|burning|cold|headaches?|migraines?|diarrh\\w+|reflux)';

/** What sounds like giving up a medicine and is about something else: "stopped smoking", "off work", "without food". */
const somethingElse = [
  String.raw`without (?:any |some |a |too much |extra )?(?:food|water|eating|milk|sugar|caffeine|alcohol|breakfast|side effects?|problems?|worry\w*|prescriptions?|sleep|getting|feeling|being|making|having|waking|a doctor|asking|knowing)`,
  String.raw`(?:off|day off|days off|time off) (?:work|school|sick|balance|and on|to (?:sleep|bed|work|school)|color|colour|the (?:shelf|bus|train))|on and off|(?:drop|drops|dropping|nod|doze|dozing|fall|falling|wear|wears|went|go|goes|take|takes|show|day|days|first|back) off(?! (?:it|them|my|the|those|these)\b)`,
  String.raw`(?:skip|skips|skipped|skipping|miss|missed) (?:a |my |the )?(?:breakfast|lunch|dinner|meals?|periods?|period|gym|workouts?|coffee|snacks?)`,
  String.raw`(?:stop|stops|stopped|stopping|quit|quitting|give up|gave up|giving up|cut out|cut back on|cut down on|drop|dropped|skip|leave out|get off|get rid of|getting rid of|done with|without|(?:sick|tired) of) (?:my |the |all )?(?:${eaten}|${bodily})\b`,
  String.raw`(?:stop|stops|stopping|prevents?) (?:\w+ )?(?:bleeding|me (?:from )?\w+ing)`,
  String.raw`(?:replac\w+|swap\w*|substitut\w+|switch\w*|chang\w+|instead of|rather than|in place of|prefer\w*) (?:from |my |the |morning |drinking |eating |having )*(?:${eaten}|capsules?|a capsule)\b`,
  String.raw`(?:i'd|i would|we'd|she'd|he'd) rather (?:have|take|drink|use|try|get|buy)(?: it)?(?: as)? (?:a |an |some |the )?(?:tea|drops?|capsules?|tinctures?|powder|cream|oil|syrup|gummies)`,
  String.raw`(?:pressure|sugar|pulse|heart rate|mood|energy|temperature|levels?|iron) drop(?:s|ped|ping)?|(?:eye|ear|nose|nasal|cough|throat|few|\d+) drops?|drops? (?:when|after|in the|at|of|to|by)`,
  // Sweets of licorice are called so: "the Dutch drop".
  String.raw`(?:the |a |some )?(?:dutch|salty?|sweet|double[- ]salt|zoute) drop(?:s|jes?)?`,
  // "I'd stay off it", of the herb that was asked about.
  String.raw`(?:stay|staying|keep|keeping) off (?:it|that|them|this)`,
  // "How long after stopping would my pill be safe?" speaks of the herb.
  String.raw`after (?:i )?stop(?:ping|ped)?(?: it| that| the \w+)? (?=(?:would|will|is|does|do|can|could|until|before)\b)`,
  // "I can't switch off at night" is of thoughts.
  String.raw`(?:switch|turn|shut)(?:es|ed|ing)? (?:(?:my|his|her|the) (?:head|brain|mind|thoughts) off|off(?: (?:my|his|her|the) (?:head|brain|mind|thoughts))?)(?! (?:my|the|these|those|his|her|all|taking|it|them)\b)`,
  String.raw`(?:can't|cannot|don't|do not) stand (?:up|the|it|for)|rather (?:mild|weak|low|high|tired|old|young|often)`,
].map((each) => new RegExp(String.raw`\b${each}\b`, 'gi'));

/** The text without what is given up in it that is no medicine, herbs among it: "I threw away the licorice". */
export function withoutSomethingElse(text: string, mentions: readonly Mention[] = []): string {
  const herbs = mentions.filter(({ kind, start }) => kind === 'herb' && givesUp.test(text.slice(0, start)));
  return withoutAll(
    herbs.reduce((rest, { start }) => rest.slice(0, start).replace(givesUp, blank) + rest.slice(start), text),
  );
}

const givesUp =
  /\b(?:stop(?:ped|ping)?|quit|off|without|leave(?: out)?|leaving(?: out)?|skip(?:ped)?|drop(?:ped)?|bin(?:ned)?|ditch(?:ed)?|chuck(?:ed)?|thr(?:ow|ew|own)(?: away| out)?|toss(?:ed)?(?: out)?|g[ai]ve up|instead of|rather than)(?: (?:the|my|all|that|those|taking|drinking|eating|away|out|with))* $/i;

const withoutAll = replacerOf(() => somethingElse.map((each) => [each, ' '] as const));

/** "My garlic pills" are no medicine without a name. */
export function withoutHerbs(text: string, mentions: readonly Mention[]): string {
  const herbs = mentions.filter(({ kind }) => kind === 'herb');
  return herbs.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end).replace(pillsOfIt, blank),
    text,
  );
}

const pillsOfIt = /^(?: \w+)? (?:pills?|tablets?|capsules?|caps|supplements?)\b/i;
