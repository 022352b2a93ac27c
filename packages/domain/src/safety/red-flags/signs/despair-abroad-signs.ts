import { oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';

/** The wish to die in other tongues. */
export const despairAbroadSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      /\b(?:vou|quero|penso em) (?:me matar|morrer)\b|\bme matar\b|\bmi ammazzo\b|\bbringe mich um\b|\bvais me (?:tuer|suicider)\b|\bvoy a (?:matarme|suicidarme)\b/i,
      oneOf(
        /\b(?:no deseo|no quiero) (?:mas )?(?:seguir )?vivir\b/iu,
        /\b(?:quiero|deseo|ganas de|pienso en) (?:morir\w*|matarme|suicid\w+|quitarme la vida)/iu,
        /\bquitarme la vida\b|\bno quiero (?:seguir )?vivir\b/iu,
        /\b(?:veux|envie de) (?:mourir|en finir(?! avec (?:le|les|ces?|cette) )|me (?:tuer|suicider))\b|\b(?:ne veux|veux) plus vivre\b/iu,
        /\b(?:will|m[oö]chte|mag) (?:sterben|nicht mehr (?:leben|da sein|aufwachen))\b/iu,
        /\b(?:mich|mir)\b[^.?!]{0,12}\b(?:umbringen|das leben nehmen|t[oö]ten)\b/iu,
        /\bvoglio (?:morire|uccidermi|farla finita(?! con (?:i|il|le|gli|lo) ))\b|\bnon voglio (?:pi[uù] )?vivere\b/iu,
        /\bquero (?:morrer|me matar)\b|\bn[aã]o quero (?:mais )?viver\b/iu,
      ),
    ],
  },
];
