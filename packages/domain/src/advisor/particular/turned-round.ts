/** "My periods are very painful" in the order in which most words for a complaint are kept: "my painful periods". */
export function turnedRound(text: string): string {
  return text.replace(
    saysHowItIs,
    (_whole, whose: string, thing: string, is: string, how: string) =>
      `${whose} ${how} ${thing}${goesOn.test(is) ? ' keeps' : ''}`,
  );
}

const goesOn = /^(?:keeps?|has been|have been)\b/i;

/** How a part of the body, or what it does, can be. */
const states = [
  'painful|sore|tender|achy|aching|itchy|itching|dry|cracked|chapped|flaky|peeling|swollen|puffy|stiff|heavy|bloated|gassy',
  'irregular|late|blocked|stuffy|runny|congested|upset|weak|brittle|thin|thinning|oily|greasy|cold|receding|bleeding|tight|tense',
  'restless|red|inflamed|irritated|burning|sensitive|tired|sunburnt|sunburned|infected|bruised|numb|crampy|cramping|hoarse|loose|hard|yellow|watery|sticky|foggy|fuzzy',
].join('|');
const degrees =
  '(?:(?:always|often|very|so|really|quite|too|a bit|a little|rather|extremely|terribly|all|also|still|again|constantly|usually|sometimes|unusually|especially|somewhat|pretty) )*';

const saysHowItIs = new RegExp(
  String.raw`\b(my|his|her|their|our|the|both) ((?:[a-z]+ ){0,2}?[a-z]+) ((?:is|are|feels?|gets?|keeps? getting|has been|have been|becomes?|looks?|seems?) )${degrees}(${states})\b(?! (?:by|from|to|of|at night than))`,
  'gi',
);
