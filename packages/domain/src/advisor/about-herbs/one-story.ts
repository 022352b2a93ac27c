import { choice, sequence } from '../../resolve/phrases.ts';

/** "My friend lost ten kilos with it": what somebody else felt, and no question. */
export function tellsOneStory(message: string): boolean {
  return stories.test(message) && !message.includes('?') && !forWhom.test(message);
}

/** "It's for my mother, 81, she takes furosemide", "my friend had cancer, could she take it" tell no story. */
const forWhom =
  /^\W*(?:sorry,? |oh,? )?(?:(?:it|that|this)(?:'s|’s| is| was)? )?for (?:my|our)\b|\b(?:can|could|may|should|might) (?:i|we|he|she|they|my|our)\b/i;
export const oneStory = 'What one person felt can have many causes, and harm may come late. So I go by the studies.';
/** "My friend lost ten kilos with it", "my mum takes both and is fine". */
const stories = sequence(
  /\b(?:my|a) (?:\w+ )?/i,
  choice(/friend|neighbou?r|colleague|cousin|aunt|uncle|sister|brother|mum|mom|mother|dad|father/, /gran\w*|nan/),
  /s?\b(?![^.?!]*\b(?:wants?|would like|asks?|asking) (?:it|to|for|if|some|that|them|too)\b)[^.?!]*\b/,
  choice(
    /lost|takes?|took|drank|drinks?|ate|used|uses|is fine|are fine|cured|healed|lowered|reversed/,
    /got rid of|helped|got better|felt better|never had/,
  ),
  /\b/,
);
