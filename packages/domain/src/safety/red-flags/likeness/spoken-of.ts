import { alternatives, anyPhrase, choice, sequence } from '../../../resolve/phrases.ts';
import type { Kind } from './kinds.ts';

/** Whether a message can be about it at all: a bodily complaint without a word of despair or of poison is about neither. */
export function isSpokenOf(kind: Kind, text: string): boolean {
  if (kind !== 'self-harm' && kind !== 'poison') return true;
  return (kind === 'poison' ? harming : despairing).test(text) || !bodily.test(text);
}

const mouthful = alternatives([
  /ate|eat\w*|drank|drunk|drink\w*|dr[aiu]nk|swallow\w*|lick\w*|suck\w*|chew\w*|munch\w*/,
  /nibbl\w*|gulp\w*|sip\w*|swig\w*|necked|downed|popped|scoff\w*|bit|bite|bitten|biting|bites/,
  /stung|sting\w*|took|take\w*|taking|had|has had|having|gave|give\w*|giving|fed|dose\w*/,
  /inject\w*|inhal\w*|breath\w* in|snort\w*|smok\w*|vap(?:e|ing)\w*|high/,
]);
const harmful = alternatives([
  /pois\w*|toxic\w*|overdos\w*|venom\w*|pills?|tablets?|capsules?|tabs|caps|meds|medicine\w*/,
  /medication\w*|patch\w*|drug\w*|insulin|units?|\d+ ?(?:mg|ml|g)|bottle|packet|box|strip/,
  /berr\w*|mushroom\w*|plants?|leaf|leaves|seeds?|bulbs?|roots?|bleach\w*|cleaner\w*|oil|fumes?/,
  /gas\w*|smoke|spray\w*|batter\w*|magnets?|beads?|snake\w*|spider\w*|scorpion\w*|jelly ?fish/,
  /mouth|lips|tongue|spilt|spill\w*|splash\w*|chemical\w*|alarm|stove|heater|charcoal|boiler/,
  /garage|engine|barbecue|bbq|grill|been at|got (?:at|into|hold)|tea|soup|salad|dinner|meal/,
  /food|fish|tin|jar|cup|glass|spoon\w*/,
]);
const harming = new RegExp(String.raw`\b(?:${mouthful}|${harmful})\b`, 'i');

const bodily = sequence(
  /\b/i,
  choice(
    /cough\w*|whoop\w*|pneumonia|infection|infected|rash|wrist|ankle|toe|finger|knee|hip|shoulder/,
    /sprain\w*|broke|broken|fracture\w*|stairs|pillows?|bowel\w*|stools?|period|pregnan\w+|tooth/,
    /gums?|ear|mole|lump|blisters?|vaccin\w*/,
  ),
  /\b/,
);
const despairing = anyPhrase(
  /die\w*|dying|dead|death|kill\w*|suicid\w*|end(?:s|ed|ing)?|over|live|living|life|alive|exist\w*/,
  /hurt(?:ing)? (?:my|him|her)self|cut(?:s|ting)?|harm\w*|myself|himself|herself|hopeless|worthless/,
  /burden|goodbye|rope|bridge|train|roof|river|knife|knives|blades?|razor|gun|pills|tablets|enough/,
  /point|wake|gone|go on|disappear\w*|vanish\w*|nobody|no one|alone|without me|give up|tired|empty/,
  /nothing|any ?more|sorry|plan\w*|want\w*|wish\w*|think\w* (?:of|about)|hate\w*|stop\w*|scars?|safe/,
  /peace|leave|leaving|quiet/,
);
