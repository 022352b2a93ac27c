import { choice, sequence } from '../../resolve/phrases.ts';

/** "Double?", "can I make it stronger?" */
export const moreThanUsual = sequence(
  /\b/i,
  choice(
    /all day|as (?:much|often) as i (?:like|want)|double|twice (?:the|as)|triple/,
    /more than (?:the|it says|that)|(?:take|use|drink) more|stronger|thicker/,
    /(?:use|put|add|take) (?:two|three|2|3) (?:tea ?bags?|bags|spoons?|teaspoons?|capsules|tablets|pills)(?! (?:a|per|each|every) (?:day|night))/,
  ),
  /\b/,
);
