/** A fixed answer that comes before any advice. */
export interface RedFlag {
  readonly id: string;
  readonly level: 'emergency' | 'urgent';
  readonly topic: string;
  readonly paragraphs: readonly string[];
}

export interface RedFlagRule extends RedFlag {
  readonly patterns: readonly RegExp[];
}

export const callNow =
  'Call your emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia.';
export const poisonLine =
  'In the US call Poison Control at 1-800-222-1222, day or night. Elsewhere call your emergency number or your national poison line.';
export const crisisLine =
  'In the US and Canada call or text 988, at any hour. In the UK and Ireland call Samaritans on 116 123. Elsewhere call 112 or your emergency number, or find a line at findahelpline.com.';
export const noHerbs = 'I will not suggest herbs for this. Please get help first.';
