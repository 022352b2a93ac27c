import type { HerbRule } from '../herb.ts';

/** What anthranoids do, which drive the bowel. `own` are the sources on the plant itself. */
export function anthranoidRules(own: readonly string[]): readonly HerbRule[] {
  return [
    {
      kind: 'medicine',
      with: ['class:stimulant-laxative', 'senna-tablets', 'bisacodyl'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'Two stimulant laxatives can cause cramps, diarrhea and loss of salts.',
      advice: 'Use one, not both.',
      sources: ['natural-standard-cascara', ...own],
    },
  ];
}

/** What they do to a bowel that cramps easily. */
export function anthranoidIrritableBowelRule(own: readonly string[]): HerbRule {
  return {
    kind: 'condition',
    with: ['irritable-bowel'],
    severity: 'minor',
    evidence: 'limited',
    why: 'It can bring on cramps.',
    advice: 'Ask about gentler options such as fiber.',
    sources: own,
  };
}

/** The same, of barks and roots that are milder than senna. */
export function barkAndRootLaxativeRules(own: readonly string[]): readonly HerbRule[] {
  return [
    {
      kind: 'medicine',
      with: ['warfarin', 'class:vitamin-k-antagonist', 'phenprocoumon', 'acenocoumarol'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Days of loose stools lower vitamin K and can raise the INR.',
      advice: 'Keep to short use and have the INR checked.',
      sources: ['natural-standard-cascara', ...own],
    },
    {
      kind: 'medicine',
      with: ['lithium'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Loss of water and salts can raise lithium to a harmful level.',
      advice: 'Ask the prescriber before using it, and drink enough.',
      sources: ['rightdecisions-lithium-toxicity', 'abdn-lithium', ...own],
    },
    {
      kind: 'medicine',
      with: ['class:hormonal-contraceptive'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Diarrhea can stop a contraceptive pill from being taken up.',
      advice: 'Follow the missed-pill advice after severe diarrhea.',
      sources: ['natural-standard-cascara', ...own],
    },
    {
      kind: 'medicine',
      with: ['citalopram', 'escitalopram', 'methadone', 'haloperidol'],
      severity: 'moderate',
      evidence: 'theoretical',
      why: 'Low potassium makes it easier for this medicine to disturb the heartbeat.',
      advice: 'Keep to a day or two, or ask for another laxative.',
      sources: ['pdr-herbal-cascara', ...own],
    },
    {
      kind: 'supplement',
      with: ['licorice'],
      severity: 'moderate',
      evidence: 'moderate',
      why: 'Both can lower potassium.',
      advice: 'Do not combine them.',
      sources: ['pdr-herbal-cascara', ...own],
    },
    {
      kind: 'supplement',
      with: ['horsetail'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Both may lower potassium.',
      advice: 'Keep to short use.',
      sources: ['natural-standard-cascara', ...own],
    },
    {
      kind: 'condition',
      with: ['diabetes'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'Diarrhea can upset sugar control.',
      advice: 'Keep to short use and check your sugar.',
      sources: ['gloucester-sick-day-rules', ...own],
    },
    {
      kind: 'condition',
      with: ['peptic-ulcer'],
      severity: 'minor',
      evidence: 'theoretical',
      why: 'It can irritate the gut.',
      advice: 'Ask first.',
      sources: ['drugs-com-cascara-2021', ...own],
    },
  ];
}
