import { clausesOf, isQuestion } from './parts-asked.ts';
import { isFoundFine } from './reading/person/lab-results.ts';
import { herbsNamedIn, namesAHerb } from './reading/named-things/names-a-herb.ts';
import { formBehind } from './reading/letter/form-behind.ts';
import { relationNamed } from './reading/person/relations.ts';
import { sentencesOfStory } from './reading/story.ts';

/** A question of a long message, and what is told before it that it can do without, as in the turns of a talk. */
export interface PartOfStory {
  readonly told: readonly string[];
  readonly question: string;
}

/** What a long message asks, each question with what is told before it; what is told last goes with the last one. */
export function partsOfAStory(message: string): readonly PartOfStory[] {
  const parts: PartOfStory[] = [];
  let told: string[] = [];
  for (const sentence of sentencesOfStory(message)) {
    if (signsOff.test(sentence)) continue;
    const clauses = joinedIfOneMatter(
      clausesOf(sentence).flatMap((clause) => clause.split(andWhether).flatMap((part) => part.split(forTheOther))),
    );
    if (!clauses.some(isQuestion) && !asks(sentence)) {
      told.push(sentence);
      continue;
    }
    // "I'd like to try fenugreek. Good idea or not?": the question is of the wish before it.
    const wish = parts.at(-1);
    if (told.length === 0 && wish !== undefined && !isQuestion(wish.question) && asksOfTheWish.test(sentence)) {
      parts[parts.length - 1] = { ...wish, question: `${wish.question} ${sentence}` };
      continue;
    }
    const [first = '', ...others] = clauses;
    const theirs = leftUnasked(told, sentence);
    if (theirs !== null) {
      parts.push({ told, question: theirs });
      told = [];
    }
    // "I would like to take both. Is that too much?" asks once.
    const plan = told.length === 0 && pointsBack.test(first) && !namesAHerb(first) ? parts.at(-1) : undefined;
    if (plan !== undefined && plans.test(plan.question)) {
      parts.pop();
      told = [...plan.told, plan.question];
    }
    parts.push(...forBoth(told, first, parts), ...others.map((question) => ({ told: [], question })));
    told = [];
  }
  const last = parts.at(-1);
  if (last === undefined || parts.length > mostParts) return [];
  return [...parts.slice(0, -1), { ...last, told: [...last.told, ...told] }];
}

/** "Would that be ok for both of us?", after "my husband would like the valerian as well": asked for each, with what each would take. */
function forBoth(told: readonly string[], clause: string, before: readonly PartOfStory[]): readonly PartOfStory[] {
  const other = bothOfUs.test(clause) ? told.map(relationNamed).findLast((each) => each !== null) : undefined;
  if (other === undefined || other === null) return [partOf(told, clause)];
  const ofOther = told.filter((sentence) => relationNamed(sentence) !== null);
  const own = told.filter((sentence) => relationNamed(sentence) === null);
  const named = (sentences: readonly string[]) => (sentences.some(namesAHerb) ? sentences : told);
  const theirs = partOf(named(ofOther), `is that ok for my ${other}?`).question;
  // Her own was asked about before.
  if (!own.some(namesAHerb) && before.length > 0) return [{ told, question: theirs }];
  return [
    { told, question: partOf(named(own), 'is that ok for me?').question },
    { told: [], question: theirs },
  ];
}

/** "She takes echinacea drops. Second question, is there a herb for me?": what she takes is to be looked at too. */
function leftUnasked(told: readonly string[], sentence: string): string | null {
  if (!asksForMe.test(sentence) || asksForThem.test(sentence)) return null;
  const other = told.map(relationNamed).find((each) => each !== null);
  const theirs = told.filter((each) => takesIt.test(each) && namesAHerb(each));
  if (other === undefined || other === null || theirs.length === 0) return null;
  return `${herbsTold(theirs.join(' ')).join(', ')}: is that ok for my ${other}?`;
}

const asksForMe = /\b(?:second|other|another|last) question\b|\bfor (?:me|myself)\b/i;
const asksForThem = /\bfor (?:him|her|them|both|my|our)\b|\b(?:can|may|could|should) (?:he|she|they)\b/i;
/** "Peppermint for me, and artichoke for her?" */
const forTheOther = /(?<=\bfor me),? (?:and|or) (?=[\w' -]{3,40} for (?:him|her|them|my \w+)\b)/i;
/** And not "my wife bought iron to build me up", which is for oneself. */
const takesIt =
  /^(?!.*\bme\b).*\b(?:he|she|they)(?:'s|'d|'ve| is| has| have)?(?: \w+){0,3}? (?:takes?|taking|uses?|using|drinks?|drinking|on)\b/is;

const plans = /\b(?:would|'d) (?:like|love) to (?:take|try|start)\b|\bwant to (?:try|start)\b/i;
const pointsBack =
  /^\W*(?:(?:so|and|but|or)\b\W*)*(?:is|are|would|will|can|could|does|do|am) (?:this|that|it|these|those|they|i) /i;
const bothOfUs = /\b(?:both of us|each of us|(?:for )?the (?:two|both) of us|us both|we both|for both)\b/i;

/** Of a question that only points ("would they suit me?") the herbs told before it are named; what was taken already is asked about with it. */
function partOf(told: readonly string[], clause: string): PartOfStory {
  const taken = told.filter((sentence) => tookIt.test(sentence));
  const asked = [...taken, clause].join(' ');
  const herbs = namesAHerb(asked.replace(theThing, ' ')) || asksOpenly.test(clause) ? [] : herbsTold(told.join(' '));
  const question = herbs.length === 0 || taken.length > 0 ? asked : `${herbs.join(', ')}: ${asked}`;
  return { told: told.filter((sentence) => !taken.includes(sentence)), question };
}

const tookIt =
  /\balready (?:had|taken|took|drunk|drank|eaten|ate|swallowed|given|gave|started|using|used)\b|\b(?:took|drank|swallowed|ate|gave (?:him|her|them)) [^.?!]{0,60}\b(?:today|this (?:morning|afternoon|evening|week)|yesterday|last night|(?:an|\w+) hours? ago|just now|by mistake)\b/i;

/** "What would you suggest for the edginess?" asks for something else than what was told of. */
const asksOpenly =
  /\b(?:what|which \w+|anything|something) (?:else )?(?:would|do|can|could|might) you (?:suggest|recommend|advise|take|offer) for\b/i;

/** "Could I do the tea instead?": the one that was told of. */
const theThing = /\b(?:the|this|that|her|his) (?:tea|drops|capsules|powder|oil|tincture|tablets|root|leaves|juice)\b/i;

/** As they are written, with the form: swallowed arnica is not "arnica gel". */
function herbsTold(text: string): readonly string[] {
  const herbs = herbsNamedIn(text).filter(({ id, start }) => !isFoundFine(id, text.slice(start)));
  return [
    ...new Map(
      herbs.map(({ id, text: name, end }) => [id, name + (formBehind.exec(text.slice(end))?.[0] ?? '')]),
    ).values(),
  ];
}

function asks(sentence: string): boolean {
  return (
    asksIndirectly.test(sentence) || asksForAView.test(sentence) || asksBehind.test(sentence.replaceAll(aside, ' '))
  );
}

/** "I'd be grateful for your view on each", "my question is whether I can add it". */
const asksForAView =
  /\b(?:grateful|glad|thankful) for (?:your|an?y?)\b|\b(?:appreciate|like|love|hear|value) your (?:view|opinion|take|thoughts|advice|help)\b|\bmy (?:\w+ )?questions? (?:is|are|would be)\b|\bi(?:'m| am) asking (?:if|whether)\b|[,;:–-] (?:so |and |but )?(?:may|might|must|shall) (?:i|we|he|she|it|they|this|that)\b/i;
/** "Mucuna beans, which are supposed to help". */
const aside = /, which (?:is|are|was|were|has|have)\b/gi;
/** "Whether I can add it, and second whether there is a tea for the night". */
const andWhether =
  /,? and (?:(?:also|then|second(?:ly)?|third(?:ly)?|if so),? )?(?=(?:whether|if) (?:there|i|it|he|she|they|we|that|this|any|the|my)\b|(?<=and )if (?:not|so),? (?:is|are|what|which|can|could|should|do|does|would)\b)/i;

/** "Which is good and which is bad for me": one matter. */
function joinedIfOneMatter(clauses: readonly string[]): readonly string[] {
  const [first, second, ...rest] = clauses;
  return first !== undefined && second !== undefined && asksForTheRest.test(second)
    ? [`${first} ${second}`, ...rest]
    : clauses;
}

const asksForTheRest =
  /^\W*(?:and|or) (?:which|what)(?: ones?)? (?:isn't|aren't|not\b|is (?:not|bad|worse)|are (?:not|bad)|(?:should|must|do|can) (?:i|we|he|she|they) (?:not|leave|avoid|skip|stay away))/i;
/** "Kind regards, Dorothy", "Thanks!" */
const signsOff =
  /^\W*(?:(?:kind|best|warm|many) (?:regards|wishes)|regards|best|cheers|thanks?(?: you)?(?: so much| very much| in advance| a lot| again)?|sincerely|yours(?: \w+)?|love|greetings)\b[\s,!.]*(?:\w+)?\W*$/i;
const asksOfTheWish =
  /^\W*(?:(?:so|and|or|but|well|is (?:that|it|this)|would (?:that|it|this) be|what|any) )*(?:(?:an? )?(?:good|bad|smart|wise|safe|ok(?:ay)?|fine|alright|all right|silly|stupid)(?: idea)?(?: or (?:not|bad))?|do you (?:think|recommend|suggest|advise|reckon)|(?:would|can|could) you (?:recommend|suggest|advise|say)|thoughts|ideas|advice)\b[^?]{0,24}\?\W*$/i;
const mostParts = 6;
/** "I would like to know which is okay", "I want to try something else", "any advice welcome". */
const asksIndirectly =
  /\b(?:(?:would|['’]d) (?:like|love) (?:to (?:know|try|ask|hear|start|take)|some(?:thing)?|your|a|an)|(?:want|wanted|wish|hoping|hope) to (?:know|try|ask|find|check|hear|start|add|take|use|combine)|\b(?:thought|thinking|wondered) (?:hang on|wait|hold on|hmm),? (?:can|could|does|is|will|would|what if) |wonder(?:ing|ed)?\b|look(?:ing)? for (?:something|anything|an?|some|ideas)|any (?:advice|suggestions?|ideas?|thoughts|recommendations?|tips|help)\b|please (?:advise|recommend|suggest|tell|help|let me know)|let me know (?:if|what|which|whether|how)|tell me (?:if|what|which|whether|how)|(?:need|want) (?:something|anything|some help|help|advice)|not sure (?:if|whether|which|what)|curious (?:if|whether|about)|(?:he|she|they)(?: now)? (?:asks?|wonders?|wants? to know) (?:if|whether|about|for|what|which))/i;
/** "My daughter has a cough, what can I give her", and not "a light period, which I took as a good sign". */
const asksBehind =
  /[,;:–-]\s*(?:so |and |but )?(?:(?:what|which|how|when|where) (?:can|could|should|do|does|would|is|are|much|many|long|often)|(?:can|could|should|is|are|does|do|will|would) (?:i|we|you|he|she|it|that|they|this|these))\b(?! i (?:take|took|use|used|drink|drank|have|had|got|do|did|bought)\b)/i;
