import { anyPhrase, choice, oneOf, sequence } from '../resolve/phrases.ts';
import { clausesOf } from './sentences.ts';

const thing = choice(
  /medicines?|medications?|medicat\w*|meds?|drugs?|prescri\w+|pills?|tablets?|antidepress\w+/,
  /anti-?depress\w+|ssris?|blood[ -]?thinners?|anticoag\w+|insulin|inhalers?|chemo\w*|radiation/,
  /radiotherapy|antibiotics?|statins?|vaccin\w*|immuni[sz]ations?|jabs?|injections?|treatments?/,
  /therap(?:y|ies)|dialysis|contracept\w*|birth control|the pill|beta[ -]?blockers?|steroids?/,
  /painkillers?|sleeping (?:pills?|tablets?)|doses? your doctor|doctor'?s orders?/,
  /what (?:your|the) (?:doctor|pharmacist)\w* (?:gave|prescribed|told|ordered)|pharmaceuticals?/,
  /big pharma|chemicals/,
);
const hard = choice(
  /stop(?:s|ped|ping)?|quit(?:s|ting)?|ceas(?:e|es|ing)|skip(?:s|ped|ping)?|halv(?:e|es|ing)/,
  /cut(?:s|ting)? (?:out|back|down|in half|your|the)|reduc(?:e|es|ing)|lower|decreas(?:e|es|ing)/,
  /taper(?:s|ed|ing)?|wean(?:s|ed|ing)?|com(?:e|es|ing) off|get(?:ting)? off|go(?:ing)? off/,
  /replac(?:e|es|ed|ing)|swap(?:s|ped|ping)?|switch(?:es|ed|ing)?|substitut(?:e|es|ed|ing)/,
  /drop(?:ped|ping)?|discontinu(?:e|es|ed|ing)|paus(?:e|es|ing)|ditch(?:es|ed|ing)?|throw(?:s|ing)?/,
  /toss(?:es|ing)?|flush(?:es|ing)?|bin|dump(?:s|ing)?|trash|discard(?:s|ing)?|abandon(?:s|ing)?/,
  /giv(?:e|ing) up|leav(?:e|ing) (?:out|off|behind|aside)|omit(?:s|ting)?|refuse|withhold/,
  /put(?:ting)? (?:[\w']+ ){0,3}(?:away|aside|down)|do without|go without|liv(?:e|ing) without/,
  /cold turkey|doubl(?:e|ing)|phase out|unnecessary|needless|pointless|useless|superfluous|obsolete/,
  /redundant|(?:no|not|never|n't) (?:longer )?(?:need|require|necessary|needed)|need no/,
);
const soft = choice(
  /half|cut(?:s|ting)?|decreased?|reduced|lowers?|avoid(?:s|ing)?|forget|ignore|delay|postpone/,
  /miss(?:ing)?|let go|end(?:ing)?|increase|adjust(?:ing)?|chang(?:e|es|ing)|lay off|hold off/,
  /break from|holiday from|poison(?:s|ous)?|toxic|n't (?:have|want) to|not have to|not worth|less/,
  /enough|body wants|manage|instead|rather than|in place of|alternatives?|better than|stronger than/,
  /safer than|superior|as good as|as well as|works? like|same as|just like|equivalent|equal to/,
  /outperform\w*|natural version|makes? up for|do(?:es)? the job/,
  /without (?:your|the|any|those|these)/,
);
const things = new RegExp(`\\b${thing}\\b`, 'i');
const hardly = new RegExp(`\\b${hard}(?![\\p{L}])`, 'iu');
const anyChange = new RegExp(`\\b(?:${hard}|${soft})(?![\\p{L}])`, 'giu');
const keep = sequence(
  /^(?:(?:so|and|but|please|also|always|above all|most importantly|remember)\s+)*/i,
  /(?:you (?:should|must) (?:not|never)|do not|don't|never)/,
  /\s+(?:(?:ever|just|suddenly|simply|abruptly)\s+)?/,
  /(?:stop|skip|change|reduce|lower|replace|adjust|quit|halve|increase|discontinue|pause)\b/,
);
const askFirst = sequence(
  /^(?:(?:so|and|but|please|also|always)\s+)*/i,
  /(?:ask|talk (?:to|with)|speak (?:to|with)|check with|consult|see|tell)\b[^.;:!?]{0,60}/,
  /\b(?:doctors?|pharmacists?|prescribers?|midwi(?:fe|ves)|clinicians?|nurses?|professionals?|GP)\b/,
);
const reversal = /\b(?:don't|do not|never|no need|without|rather than|instead|or just|no wait|actually)\b/i;
const reassurance = anyPhrase(
  /safe\w*|fine|ok|okay|alright|all right|harmless/,
  /no (?:known |real )?(?:interactions?|problems?|risks?|issues?|conflict|danger|harm)/,
  /not (?:interact|interfere|affect|clash|harm)|doesn't (?:interact|interfere|affect|clash|harm)/,
  /does not (?:interact|interfere|affect|clash|harm)|don't (?:interact|clash)|goes? well|work well/,
  /pair\w*|combine[sd]? (?:well|safely)|mix(?:es)? (?:well|safely)|together|compatible|perfect/,
  /no worr\w+|don't worry|boost\w*|enhance\w*/,
);
const using = anyPhrase(
  /take|taking|start|starting|try|use|using|add (?:it|them|some|in)|adding (?:it|them|in)|mix/,
  /mixing|combine|combining|drink|swallow|inject|buy|order|borrow|get/,
);
const pointsBack =
  /\b(?:it|its|them|that|those|these|this|everything|both|one)\b|^\W*[\w']+(?: (?:now|today|tonight|at once))?\W*$/i;
/** Words that are as often said of herbs, or of care in general. */
const loosely = /\b(?:tablets?|pills?|treatments?|therap(?:y|ies)|injections?)\b/gi;
const careful = anyPhrase(
  /ask|talk|speak|check|tell|doctors?|pharmacists?|prescribers?|midwi(?:fe|ves)|interact\w*|risks?/,
  /bleed\w*|drows\w*|sleep(?:y|ier)|careful\w*|caution\w*|because you|since you|as you|with you/,
  /do not stop|don't stop|profile|listed/,
);
const askedBefore =
  /\b(?:doctor|pharmacist|prescriber|midwife)\b[^.;!?]{0,30}\bbefore (?:you )?(?:tak|start|us|try|add)\w*\b/gi;
const condition = oneOf(
  sequence(
    /\b(?:if|since|because|as|when|while|whether|who|that|which|people|anyone|those)\s+(?:you\s+)?/gi,
    /(?:are\s+|is\s+|also\s+|currently\s+|already\s+)?(?:take|takes|taking|use|uses|using|on)\b/,
  ),
  /\b(?:you|you're|they|they're) (?:are |also |already |currently )?(?:take|taking|on|use|using)\b/gi,
);

export type MedicineTalk = 'none' | 'kept' | 'drop' | 'replace';

interface Talk {
  /** The medicines it names, as written. */
  readonly names: readonly string[];
  /** The sentence names nothing, and the last thing named was a medicine. */
  readonly followsMedicine: boolean;
}

/** A sentence that speaks of medicine, by name or not: whether it tells people to change what was prescribed. */
export function judgeMedicineTalk(sentence: string, { names, followsMedicine }: Talk): MedicineTalk {
  const speaks = names.length > 0 || things.test(sentence);
  if (!speaks && !followsMedicine) return 'none';
  const rest = withoutGoodAdvice(sentence);
  const isMedicine = (text: string) => things.test(text) || names.some((name) => text.includes(name));
  if (!speaks) return hardly.test(rest) && pointsBack.test(sentence) ? 'drop' : 'none';
  if (clausesOf(rest).some((clause) => hardly.test(clause) && isMedicine(clause))) return 'replace';
  if (countChanges(rest) > 0) return 'drop';
  const namesMedicine = isMedicine(sentence.replaceAll(loosely, ' '));
  if (!namesMedicine) return 'none';
  if (reassurance.test(sentence)) return 'drop';
  return using.test(rest.replaceAll(condition, ' ').replaceAll(askedBefore, ' ')) || !careful.test(sentence)
    ? 'drop'
    : 'kept';
}

function countChanges(text: string): number {
  return [...text.matchAll(anyChange)].length;
}

/** "Do not stop your medicine", "ask your doctor before changing anything": what an answer should say. */
function withoutGoodAdvice(sentence: string): string {
  const isPlainAsk = askFirst.test(sentence) && !reversal.test(sentence.replace(askFirst, ''));
  if (isPlainAsk && countChanges(sentence) <= 1 && /\b(?:before|first)\b/i.test(sentence)) {
    return sentence.replace(/\b(?:before|first)\b[^.;:!?]*/i, ' ');
  }
  const isUnconditional = !/\b(?:if|why|reason|people who|those who|unless)\b/i.test(sentence);
  return clausesOf(sentence)
    .map((clause) => (isUnconditional && keep.test(clause) ? clause.replace(keep, ' ') : clause))
    .join(' ; ');
}
