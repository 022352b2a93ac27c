/**
 * A concept: any of its forms, as a whole word. Forms are parted by white space and are regular expressions;
 * `_` stands for a space or a hyphen inside one form ("skin's gone" is "skin gone"), `*` for the rest of a word
 * and, after `_)`, for a repeated group.
 */
export function concept(forms: string): RegExp {
  const written = forms
    .trim()
    .split(/\s+/)
    .map((form) =>
      form
        .replaceAll(/(?<![\\a-z])([a-z]{2,})\*/g, (_, stem: string) => `${stem}${noOtherWord(stem)}*`)
        .replaceAll(/(?<!\\[a-zA-Z]|_\))\*/g, String.raw`\w*`)
        .replaceAll(/(?<!\\)_/g, "(?:'s)?[ -]"),
    );
  return new RegExp(String.raw`(?<![\w'])(?:${written.join('|')})(?![\w])`, 'i');
}

/** Everyday words that begin like a sign and are none: "week" is no "wee", "sage" does not sag. */
const otherWords =
  `weeks? weekend\\w* weekly weekday\\w* peel\\w* peer\\w* peek\\w* peep\\w* poor\\w* pool\\w* number\\w* several\\w* sage\\w* sago tarragon target\\w* tart\\w* least\\w* learn\\w* leather\\w* kettle\\w* kettlebell\\w* ketchup china chinese plants? planet\\w* urgent\\w* slippery slippers? oxygen\\w* passion\\w* passport\\w* passive\\w* paint\\w* heaven\\w* heading headed shower\\w* hangovers? temple\\w* temporar\\w* temper\\w{0,4} tempt\\w* fatigue\\w* father\\w* fatty fitness fitted medium meditat\\w* medieval reduc\\w* bitter\\w* achiev\\w* achilles numerous combin\\w* cupboard\\w* cupping drumstick\\w* racket\\w* raccoon\\w* hearty heartburn heartbreak\\w* heartfelt heartwarming sweater\\w* sideboard\\w* ringtone\\w* stickers? clearly stretch\\w* rashly hotel\\w* hitherto pilgrim\\w* plantain\\w* droplet\\w* dropper\\w* pressie\\w* stingy houseplants? household\\w* wasteland chinook painkill\\w* lightly bitcoin\\w* search\\w* stables? rubbish raspberr\\w+ pumpkin\\w* spearmint\\w* spreadsheet\\w* thunderstorm\\w* shakespear\\w* rapeseed\\w* ringworm yellow\\w* digest\\w* eyebright panto pantry pantoprazole badminton turnip\\w* fluorid\\w* flute\\w* radiator\\w* chasteberr\\w+ things? think\\w* thought\\w* woundwort ribwort riboflavin bruisewort bloodroot bloodwort bloodwork sawmill lettuce\\w*`.split(
    ' ',
  );

function noOtherWord(stem: string): string {
  const rests = otherWords
    .filter((word) => word.startsWith(stem) && word !== stem)
    .map((word) => word.slice(stem.length));
  const own = rests.filter((rest) => /^[a-z]/.test(rest));
  return own.length === 0 ? '' : String.raw`(?!(?:${own.join('|')})(?!\w))\w`;
}
