export type { EvidenceGrade, Source } from './evidence/source.ts';
export { evidenceGrades } from './evidence/source.ts';
export { findSource, listSources } from './evidence/catalogue.ts';
export type { Form } from './herbs/form.ts';
export { forms } from './herbs/form.ts';
export type { Cited, Herb, HerbEffect, HerbRule, HerbUse, Monograph, Morphology } from './herbs/herb.ts';
export { findHerb, listHerbs } from './herbs/catalogue.ts';
export type { UseKey } from './herbs/use-keys.ts';
export { useKeys } from './herbs/use-keys.ts';
export { useLabels } from './herbs/use-labels.ts';
export { herbCardTags, herbDetailTags } from './herbs/use-tags.ts';
export type { HerbText } from './herbs/herb-text.ts';
export { toHerbText } from './herbs/herb-text.ts';
export { describeHerb } from './herbs/describe-herb.ts';
export { filterHerbs } from './herbs/filter-herbs.ts';
export { usesFromText, usesNamed, usualUses } from './herbs/uses-from-text.ts';
export type { Suggestion } from './herbs/recommend.ts';
export { findingsForHerb, recommendHerbs, whatSpeaksAgainst } from './herbs/recommend.ts';
export type { ForHousehold, Member } from './household/find-for-household.ts';
export { findForHousehold } from './household/find-for-household.ts';
export { targetNames } from './herbs/rule-words.ts';
export type { Medicine } from './medicines/medicine.ts';
export { findMedicine, listMedicines } from './medicines/catalogue.ts';
export { prepare } from './prepare.ts';
export { forgetTexts } from './forget-texts.ts';
export { createMemory } from './resolve/lately.ts';
export type { Mention, MentionKind, Reading } from './resolve/mention.ts';
export { readList, readText } from './resolve/read.ts';
export type { NameMatch } from './resolve/resolve-name.ts';
export { resolveName } from './resolve/resolve-name.ts';
export type { Severity } from './safety/severity.ts';
export { severities } from './safety/severity.ts';
export { compareSeverity, forbids, severityWords } from './safety/words.ts';
export type { Finding, FindingKind } from './safety/finding.ts';
export type { AgeGroup } from './safety/person/age-group.ts';
export type { Person, PersonInput } from './safety/person/person.ts';
export { mergePeople, readPerson } from './safety/person/person.ts';
export type { NameRead } from './safety/person/names-read.ts';
export { namesRead } from './safety/person/names-read.ts';
export { emptyPerson } from './safety/person/empty-person.ts';
export { assess } from './safety/assess.ts';
export type { Item } from './safety/item.ts';
export type { MeasuredItem, Recognised, SafetyCheck } from './safety/check.ts';
export { checkSafety } from './safety/check.ts';
export { hasChanged } from './safety/rule-severity.ts';
export type { Coverage } from './safety/coverage.ts';
export { coverage } from './safety/coverage.ts';
export type { Concerns, Goals, InterestKey, SafetyPhraseKey } from './safety/person/profile-phrases.ts';
export {
  composeConcerns,
  composeGoals,
  interests,
  parseConcerns,
  parseGoals,
  safetyPhrases,
} from './safety/person/profile-phrases.ts';
export type { RedFlag } from './safety/red-flags/red-flag.ts';
export { findRedFlag } from './safety/red-flags/find-red-flag.ts';
export type { Metric } from './wellness/scores.ts';
export { averageLabel, averageOf, barPercent, metrics, scoreLabel, trendLabel } from './wellness/scores.ts';
export { isContentsLine } from './labels/contents-line.ts';
export type { LabelText } from './labels/read-label.ts';
export { readLabel } from './labels/read-label.ts';
export type { Engine, ReaderCore } from './labels/scan/engine.ts';
export { startEngine } from './labels/scan/engine.ts';
export type { GreyImage } from './labels/scan/grey-image.ts';
export { toGrey } from './labels/scan/grey-image.ts';
export { lookAt, sizeFor } from './labels/scan/look-at.ts';
export type { ReadSoFar } from './labels/scan/read-in-passes.ts';
export { readInPasses } from './labels/scan/read-in-passes.ts';
export type { AdvisorAnswer, AdvisorRequest } from './advisor/answer.ts';
export { advise } from './advisor/advise.ts';
export type { DraftBlock, Line, Span } from './guard/draft.ts';
export type { Guard, GuardedBlock } from './guard/guard.ts';
export { createGuard } from './guard/guard.ts';
export type { RecommendedKeys } from './guard/finish.ts';
export { finishGuarded } from './guard/finish.ts';
export { guardComposed } from './guard/guard-composed.ts';
export { unknownWords } from './guard/vocabulary.ts';
