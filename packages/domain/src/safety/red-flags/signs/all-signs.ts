import type { Signs } from '../red-flag.ts';
import { allergySigns } from './allergy-signs.ts';
import { animalPoisonSigns } from './animal-poison-signs.ts';
import { asthmaSigns } from './asthma-signs.ts';
import { bareNames } from './bare-names.ts';
import { bleedingSigns } from './bleeding-signs.ts';
import { bodySigns } from './body-signs.ts';
import { breathSigns } from './breath-signs.ts';
import { childSigns } from './child-signs.ts';
import { chokingSigns } from './choking-signs.ts';
import { circumstanceSigns } from './circumstance-signs.ts';
import { collapseAndSeizureSigns } from './collapse-and-seizure-signs.ts';
import { countedDoseSigns } from './counted-dose-signs.ts';
import { crisisSigns } from './crisis-signs.ts';
import { decidedSigns } from './decided-signs.ts';
import { despairAbroadSigns } from './despair-abroad-signs.ts';
import { despairScore } from './despair-score.ts';
import { despairSigns } from './despair-signs.ts';
import { didSoSigns } from './did-so-signs.ts';
import { drugSigns } from './drug-signs.ts';
import { eatingSigns } from './eating-signs.ts';
import { edgeSigns } from './edge-signs.ts';
import { everydayEmergencySigns } from './everyday-emergency-signs.ts';
import { farTongueSigns } from './far-tongue-signs.ts';
import { farewellSigns } from './farewell-signs.ts';
import { feverHeatAndColdEmergencySigns } from './fever-heat-and-cold-emergency-signs.ts';
import { firstThingsSigns } from './first-things-signs.ts';
import { fittingHelpSigns } from './fitting-help-signs.ts';
import { forcedAndCutSigns } from './forced-and-cut-signs.ts';
import { foreignSubstanceSigns } from './foreign-substance-signs.ts';
import { fumesSigns } from './fumes-signs.ts';
import { givenSecretlySigns } from './given-secretly-signs.ts';
import { gutEmergencySigns } from './gut-emergency-signs.ts';
import { headAndNervesEmergencySigns } from './head-and-nerves-emergency-signs.ts';
import { headInjurySigns } from './head-injury-signs.ts';
import { heartAndLungsEmergencySigns } from './heart-and-lungs-emergency-signs.ts';
import { heartSigns } from './heart-signs.ts';
import { heatAndColdSigns } from './heat-and-cold-signs.ts';
import { hiddenBleedingSigns } from './hidden-bleeding-signs.ts';
import { hiddenWishSigns } from './hidden-wish-signs.ts';
import { homelyWordsSigns } from './homely-words-signs.ts';
import { hurtingKinSigns } from './hurting-kin-signs.ts';
import { infectionSigns } from './infection-signs.ts';
import { injurySigns } from './injury-signs.ts';
import { knownIllnessSigns } from './known-illness-signs.ts';
import { lastWordsSigns } from './last-words-signs.ts';
import { lethalDoseSigns } from './lethal-dose-signs.ts';
import { limbAndEyeSigns } from './limb-and-eye-signs.ts';
import { meansAndFarewellSigns } from './means-and-farewell-signs.ts';
import { meansOfSuicideSigns } from './means-of-suicide-signs.ts';
import { mindAndViolenceEmergencySigns } from './mind-and-violence-emergency-signs.ts';
import { mixedUpSigns } from './mixed-up-signs.ts';
import { moreDespairSigns } from './more-despair-signs.ts';
import { notWakingSigns } from './not-waking-signs.ts';
import { otherTongueSigns } from './other-tongue-signs.ts';
import { overdoseSigns } from './overdose-signs.ts';
import { picturedDangerSigns } from './pictured-danger-signs.ts';
import { plainBodySigns } from './plain-body-signs.ts';
import { pointlessLifeSigns } from './pointless-life-signs.ts';
import { poisonPlantSigns } from './poison-plant-signs.ts';
import { poisonSigns } from './poison-signs.ts';
import { pregnancySigns } from './pregnancy-signs.ts';
import { poisonsAndMedicinesEmergencySigns } from './poisons-and-medicines-emergency-signs.ts';
import { pregnancyAndBabiesEmergencySigns } from './pregnancy-and-babies-emergency-signs.ts';
import { psychosisSigns } from './psychosis-signs.ts';
import { quietDespairSigns } from './quiet-despair-signs.ts';
import { rabiesSigns } from './rabies-signs.ts';
import { rightHelpSigns } from './right-help-signs.ts';
import { rightNowSigns } from './right-now-signs.ts';
import { searchHistorySigns } from './search-history-signs.ts';
import { selfInjurySigns } from './self-injury-signs.ts';
import { skinAndLimbsEmergencySigns } from './skin-and-limbs-emergency-signs.ts';
import { smallChildSigns } from './small-child-signs.ts';
import { softSpotSigns } from './soft-spot-signs.ts';
import { strokeSigns } from './stroke-signs.ts';
import { terseSigns } from './terse-signs.ts';
import { threatAtTheDoorSigns } from './threat-at-the-door-signs.ts';
import { toldInAStorySigns } from './told-in-a-story-signs.ts';
import { toldTogetherSigns } from './told-together-signs.ts';
import { toxicOilSigns } from './toxic-oil-signs.ts';
import { unsaidBleedingSigns } from './unsaid-bleeding-signs.ts';
import { unspokenDangerSigns } from './unspoken-danger-signs.ts';
import { urgentAftermathSigns } from './urgent-aftermath-signs.ts';
import { urgentBellySigns } from './urgent-belly-signs.ts';
import { urgentBiteSigns } from './urgent-bite-signs.ts';
import { urgentBodySigns } from './urgent-body-signs.ts';
import { urgentByPartSigns } from './urgent-by-part-signs.ts';
import { urgentChestAndSkinSigns } from './urgent-chest-and-skin-signs.ts';
import { urgentChildAndMindSigns } from './urgent-child-and-mind-signs.ts';
import { urgentEverydaySigns } from './urgent-everyday-signs.ts';
import { urgentFeverHeatAndColdSigns } from './urgent-fever-heat-and-cold-signs.ts';
import { urgentGaitAndBreathSigns } from './urgent-gait-and-breath-signs.ts';
import { urgentGrowingChildSigns } from './urgent-growing-child-signs.ts';
import { urgentGutSigns } from './urgent-gut-signs.ts';
import { urgentHeadAndNervesSigns } from './urgent-head-and-nerves-signs.ts';
import { urgentHeadSigns } from './urgent-head-signs.ts';
import { urgentHeartAndLungsSigns } from './urgent-heart-and-lungs-signs.ts';
import { urgentIntimateSigns } from './urgent-intimate-signs.ts';
import { urgentLastingComplaintSigns } from './urgent-lasting-complaint-signs.ts';
import { urgentMedicineSigns } from './urgent-medicine-signs.ts';
import { urgentMindAndViolenceSigns } from './urgent-mind-and-violence-signs.ts';
import { urgentMindSigns } from './urgent-mind-signs.ts';
import { urgentNamedIllnessSigns } from './urgent-named-illness-signs.ts';
import { urgentPlainComplaintSigns } from './urgent-plain-complaint-signs.ts';
import { urgentPlainFindingSigns } from './urgent-plain-finding-signs.ts';
import { urgentPoisonsAndMedicinesSigns } from './urgent-poisons-and-medicines-signs.ts';
import { urgentPregnancyAndBabiesSigns } from './urgent-pregnancy-and-babies-signs.ts';
import { urgentSigns } from './urgent-signs.ts';
import { urgentSkinAndLimbsSigns } from './urgent-skin-and-limbs-signs.ts';
import { urgentSlowChangeSigns } from './urgent-slow-change-signs.ts';
import { urgentSupplySigns } from './urgent-supply-signs.ts';
import { urgentToldByOthersSigns } from './urgent-told-by-others-signs.ts';
import { urgentWoundAndExposureSigns } from './urgent-wound-and-exposure-signs.ts';
import { violenceSigns } from './violence-signs.ts';
import { weeksAlongSigns } from './weeks-along-signs.ts';
import { wishToEndSigns } from './wish-to-end-signs.ts';
import { withdrawalSigns } from './withdrawal-signs.ts';

/** Concepts that together are an alarm, by the rule whose answer they call for. */
export const signs: readonly Signs[] = [
  ...despairSigns,
  ...despairAbroadSigns,
  ...meansOfSuicideSigns,
  ...selfInjurySigns,
  ...lastWordsSigns,
  ...quietDespairSigns,
  ...despairScore,
  ...moreDespairSigns,
  ...hiddenWishSigns,
  ...edgeSigns,
  ...everydayEmergencySigns,
  ...farewellSigns,
  ...picturedDangerSigns,
  ...lethalDoseSigns,
  ...notWakingSigns,
  ...pointlessLifeSigns,
  ...violenceSigns,
  ...hurtingKinSigns,
  ...psychosisSigns,
  ...withdrawalSigns,
  ...limbAndEyeSigns,
  ...heatAndColdSigns,
  ...allergySigns,
  ...chokingSigns,
  ...overdoseSigns,
  ...countedDoseSigns,
  ...poisonSigns,
  ...poisonPlantSigns,
  ...drugSigns,
  ...fumesSigns,
  ...foreignSubstanceSigns,
  ...animalPoisonSigns,
  ...didSoSigns,
  ...toxicOilSigns,
  ...pregnancySigns,
  ...childSigns,
  ...softSpotSigns,
  ...heartSigns,
  ...knownIllnessSigns,
  ...breathSigns,
  ...asthmaSigns,
  ...strokeSigns,
  ...collapseAndSeizureSigns,
  ...bleedingSigns,
  ...unsaidBleedingSigns,
  ...injurySigns,
  ...headInjurySigns,
  ...rabiesSigns,
  ...infectionSigns,
  ...bodySigns,
  ...plainBodySigns,
  ...rightNowSigns,
  ...bareNames,
  ...terseSigns,
  ...urgentSigns,
  ...urgentBodySigns,
  ...urgentChildAndMindSigns,
  ...urgentChestAndSkinSigns,
  ...urgentBellySigns,
  ...urgentHeadSigns,
  ...urgentMedicineSigns,
  ...urgentMindSigns,
  ...urgentIntimateSigns,
  ...urgentGrowingChildSigns,
  ...urgentBiteSigns,
  ...urgentSlowChangeSigns,
  ...urgentLastingComplaintSigns,
  ...otherTongueSigns,
  ...givenSecretlySigns,
  ...wishToEndSigns,
  ...smallChildSigns,
  ...weeksAlongSigns,
  ...mixedUpSigns,
  ...homelyWordsSigns,
  ...hiddenBleedingSigns,
  ...urgentSupplySigns,
  ...urgentNamedIllnessSigns,
  ...urgentGaitAndBreathSigns,
  ...urgentWoundAndExposureSigns,
  ...urgentPlainComplaintSigns,
  ...urgentPlainFindingSigns,
  ...crisisSigns,
  ...farTongueSigns,
  ...searchHistorySigns,
  ...decidedSigns,
  ...threatAtTheDoorSigns,
  ...unspokenDangerSigns,
  ...urgentAftermathSigns,
  ...rightHelpSigns,
  ...fittingHelpSigns,
  ...firstThingsSigns,
  ...meansAndFarewellSigns,
  ...urgentByPartSigns,
  ...urgentEverydaySigns,
  ...urgentToldByOthersSigns,
  ...toldInAStorySigns,
  ...toldTogetherSigns,
  ...circumstanceSigns,
  ...eatingSigns,
  ...forcedAndCutSigns,
  ...poisonsAndMedicinesEmergencySigns,
  ...gutEmergencySigns,
  ...mindAndViolenceEmergencySigns,
  ...feverHeatAndColdEmergencySigns,
  ...heartAndLungsEmergencySigns,
  ...pregnancyAndBabiesEmergencySigns,
  ...headAndNervesEmergencySigns,
  ...skinAndLimbsEmergencySigns,
  ...urgentPoisonsAndMedicinesSigns,
  ...urgentPregnancyAndBabiesSigns,
  ...urgentSkinAndLimbsSigns,
  ...urgentHeartAndLungsSigns,
  ...urgentMindAndViolenceSigns,
  ...urgentHeadAndNervesSigns,
  ...urgentGutSigns,
  ...urgentFeverHeatAndColdSigns,
];
