import type { Cited } from '../herb.ts';

/** How a tea or a mouthful of it tastes and smells, by herb. */
export const tastes: Readonly<Record<string, Cited>> = {
  ashwagandha: {
    text: 'Strong-smelling: its Indian name means “smell of the horse”.',
    sources: ['abc-herbalgram-ashwagandha'],
  },
  chamomile: {
    text: 'It smells of apples; the tea is warm and somewhat bitter.',
    sources: ['tea-herbal-association-canada-teas'],
  },
  dandelion: {
    text: 'The root is bitter and hardly smells; the leaf is bitter too.',
    sources: ['culbreth-1927-dandelion'],
  },
  echinacea: {
    text: 'The root can make the tongue tingle, as plants with alkylamides do. Should lips or throat swell, stop and get help.',
    sources: ['review-alkylamides-2020', 'study-qu-2005-echinacea'],
  },
  fennel: { text: 'Aromatic and sweet.', sources: ['tea-herbal-association-canada-teas'] },
  ginger: {
    text: 'Spicy and hot with a slight sweetness.',
    sources: ['tea-herbal-association-canada-teas', 'culbreth-1927-materia-medica'],
  },
  hibiscus: { text: 'Tart, and it colors the cup deep red.', sources: ['tea-herbal-association-canada-teas'] },
  'lemon-balm': { text: 'It smells and tastes of lemon.', sources: ['who-monographs-nis'] },
  licorice: {
    text: 'Very sweet and bold, like black licorice sweets.',
    sources: ['tea-herbal-association-canada-teas'],
  },
  'marshmallow-root': {
    text: 'Mild, with a faint smell, and slimy on the tongue.',
    sources: ['who-monographs-nis'],
  },
  peppermint: {
    text: 'Strong of menthol, and it leaves a cool feeling in the mouth.',
    sources: ['tea-herbal-association-canada-teas'],
  },
  rooibos: {
    text: 'Sweet by itself and slightly nutty; many take it with milk, like black tea.',
    sources: ['tea-herbal-association-canada-teas'],
  },
  rosehip: { text: 'Sour.', sources: ['tea-herbal-association-canada-teas'] },
  sage: { text: 'Aromatic, bitter and somewhat drying in the mouth.', sources: ['culbreth-1927-sage'] },
  thyme: {
    text: 'Warm, pungent and aromatic; the tea smells strong and tastes mild.',
    sources: ['lewis-materia-medica-thyme'],
  },
  turmeric: {
    text: 'Aromatic, pungent and bitter, with a faint smell; it colors everything yellow.',
    sources: ['sayre-1917-turmeric'],
  },
  valerian: {
    text: 'Somewhat bitter, with a taste like camphor; the smell of the root is strong and grows unpleasant as it is kept. Capsules spare you both.',
    sources: ['white-materia-medica-valerian'],
  },
};
