import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Illnesses of the mind, addictions and sleep. */
export const mindNames = {
  insomnia: {
    label: 'insomnia',
    names: `
      poor sleep|sleeplessness|trouble sleeping|cannot sleep|cant sleep|sleep problems|sleep problem|insomniac|
      sleep disorder|sleepless nights|awake all night|wide awake all night|up all night|sleep onset insomnia|
      early waking insomnia|no sleep for weeks|sleepless|dont sleep|barely sleep`,
    abroad: `
      Schlaflosigkeit|Schlafstörungen|insomnio|insomnie|insonnia|insônia|slapeloosheid|bezsenność|neend nahi aati|
      anidra`,
  },
  'anxiety-disorder': {
    label: 'anxiety',
    names: `
      anxiety disorder|panic attacks|panic disorder|generalized anxiety|gad|ptsd|ocd|panic|anxious disorder|
      social anxiety|phobia|obsessive compulsive disorder|anxiety attacks|generalised anxiety|
      generalised anxiety disorder|generalized anxiety disorder|health anxiety|post traumatic stress|
      post traumatic stress disorder|complex ptsd|cptsd|agoraphobia|panic attack|bad nerves|obsessive compulsive|
      nervous disorder|anxiety neurosis|severe anxiety`,
    abroad: `
      Angststörung|Panikattacken|Zwangsstörung|ansiedad|ataques de pánico|trastorno de ansiedad|anxiété|
      crises de panique|crises d angoisse|ansia|attacchi di panico|disturbo d ansia|ansiedade|síndrome do pânico|
      angststoornis|paniekaanvallen|zaburzenia lękowe|ataki paniki|ghabrahat`,
  },
  depression: {
    label: 'depression',
    names: `
      depressed|major depression|low mood|clinical depression|postpartum depression|major depressive disorder|mdd|
      postnatal depression|severe depression|clinically depressed|major depressive|dysthymia|
      seasonal affective disorder|seasonal depression|post natal depression|post partum depression|pnd|baby blues|
      bipolar depression|treatment resistant depression|depressions|depressive episodes|suicidal depression|
      chronic depression|psychotic depression|suicidal thoughts|suicidal ideation|suicide attempt|
      electroconvulsive therapy|crisis team|low mood for months|unipolar depression|
      vagus nerve stimulation for depression|ect course|suicidal last year|suicidal in the past|past suicide attempt|
      overdose in the past`,
    abroad: `
      Depressionen|depresión|depressiv|depresivo|dépressif|dépressive|depressione|depresso|depressa|depressão|
      deprimida|depressie|depresja|depresję|avsaad`,
  },
  'bipolar-disorder': {
    label: 'bipolar disorder',
    names: `
      bipolar|manic depression|mania|hypomania|bipolar 1|bipolar 2|bipolar i|bipolar ii|manic depressive|
      manic episodes|manic episode|was manic|went manic|been manic|manic last|became manic|bi polar|bipolar type 1|
      bipolar type 2|bipolar one|bipolar two|bpad|bipolar affective disorder|bipolar spectrum|cyclothymia|cyclothymic|
      manic depressive illness|manic phases|manic phase|hypomanic|hypomanic episodes|highs and lows of bipolar|
      bipolar depression|rapid cycling|had a mania|went high|going high|hypomanic episode|mixed episode|
      mixed affective state|sectioned while manic|switch into mania|racing high|elevated mood episodes|manic high`,
    abroad: `
      bipolare Störung|manisch depressiv|Manie|trastorno bipolar|maníaco depresivo|trouble bipolaire|
      maniaco dépressif|disturbo bipolare|bipolarismo|transtorno bipolar|bipolaridade|bipolaire stoornis|
      manisch depressief|choroba dwubiegunowa|zaburzenia dwubiegunowe`,
  },
  schizophrenia: {
    label: 'schizophrenia',
    names: `
      schizoaffective disorder|schizophrenic|paranoid schizophrenia|schizoaffective|schizoid|schizotypal|
      schizophreniform|schizo affective|hebephrenia|paranoid psychosis|paranoid schizo|hebephrenic|
      catatonic schizophrenia`,
    abroad: `
      Schizophrenie|schizophren|esquizofrenia|esquizofrénico|schizophrène|schizofrenia|schizofrenico|schizofrenie|
      schizofrenia paranoidalna`,
  },
  psychosis: {
    label: 'psychosis',
    names: `
      psychotic|hallucinations|psychoses|psychotic episode|psychotic episodes|psychotic break|psychotic depression|
      postpartum psychosis|drug induced psychosis|hear voices|hears voices|hearing voices|delusions|
      delusional disorder|nervous breakdown with voices|see things that are not there|hallucinating|hallucinated|
      heard voices|delusional|delusional parasitosis|paranoid delusions|paranoid psychosis|puerperal psychosis|
      early intervention team|depot injection|on a depot|schizotypal|thought disorder|persecutory delusions|
      thought insertion`,
    abroad: `
      Psychose|Wahnvorstellungen|psicosis|brote psicótico|psychotique|bouffée délirante|psicosi|psicotico|psicose|
      surto psicótico|psychoza|pagalpan ke daure`,
  },
  adhd: {
    label: 'ADHD',
    names: `
      attention deficit|adhd and add|add adhd|attention deficit disorder|attention deficit hyperactivity disorder|
      hyperkinetic disorder|hyperactivity disorder|adhd inattentive`,
  },
  'eating-disorder': {
    label: 'eating disorder',
    names: `
      anorexia nervosa|bulimia|anorexia|anorexic|recovered from an eating disorder|recovered from anorexia|
      recovered from bulimia|history of an eating disorder|history of anorexia|past eating disorder|
      used to have an eating disorder|used to be anorexic|had an eating disorder|had anorexia|had bulimia|bulimic|
      bulimia nervosa|binge eating|binge eating disorder|anorectic|arfid|orthorexia|make myself sick|
      make myself vomit|making myself sick|making myself throw up|purging|purge|purge after meals|purging disorder|
      vomit on purpose|refeeding|refeeding syndrome|avoidant restrictive food intake|osfed|ednos|starve myself|
      starving myself|bingeing then starving|bingeing and starving|been bingeing|binge then starve|binge and starve|bringing my food back up|
      dangerously underweight|severely underweight|eating disorder unit|binge and purge`,
    abroad: `
      Essstörung|Magersucht|Bulimie|trastorno alimentario|trouble alimentaire|boulimie|anorexie|disturbo alimentare|
      transtorno alimentar|eetstoornis|zaburzenia odżywiania`,
  },
  'alcohol-use-disorder': {
    label: 'alcohol problems',
    names: `
      alcoholism|alcoholic|alcohol use disorder|heavy drinking|heavy drinker|alcohol dependence|drink heavily|
      alcohol addiction|etoh abuse|etoh dependence|etoh use disorder|etoh misuse|recovering alcoholic|alcohol misuse|drink too much|in aa|alcoholics anonymous|days sober|
      months sober|years sober|alcohol abuse|alcohol problem|drinking problem|problem with drink|problem with alcohol|
      problems with alcohol|alcohol dependent|alcohol dependency|dependent on alcohol|addicted to alcohol|
      dry alcoholic|off the drink|off the booze|off the bottle|on the wagon|sober alcoholic|ex alcoholic|former alcoholic|in recovery from alcohol|alcohol withdrawal|
      delirium tremens|korsakoff|korsakoffs|boozer|hard drinker|problem drinker|functioning alcoholic|binge drinker|
      drink every day|drink a bottle of wine|drink a bottle a day|bottle of vodka a day|bottle of wine a day|
      bottle of wine every night|bottle of wine every day|go to aa|half a bottle of gin|bottle of gin|
      detox from alcohol|alcohol detox|detoxing from alcohol|alcohol withdrawals|withdrawal from alcohol|aa member|
      binge drink|binge drinking|problem drinking|hazardous drinking|harmful drinking|high functioning alcoholic|
      wernicke|wernickes|six pack a day|six pack every day|12 pack a day|drink every morning|drinking again|
      units a day|drink to sleep|drink until i pass out|aa meetings|ex drinker|former drinker|off the booze|
      on the wagon|the shakes without drink|wet brain|alcohol rehab`,
    abroad: `
      Alkoholiker|Alkoholikerin|alkoholabhängig|Alkoholsucht|trockener Alkoholiker|alcohólico|alcohólica|alcoholismo|
      alcoolique|alcoolisme|alcolista|alcolismo|etilista|alcoólatra|alcoolista|alcoolismo|verslaafd aan alcohol|
      alkoholik|alkoholizm|sharabi|sharab ki lat`,
  },
  'substance-use-disorder': {
    label: 'substance use problems',
    names: `
      opioid addiction|drug addiction|substance abuse|substance use problem|in recovery from addiction|
      opioid use disorder|opiate addiction|heroin addict|heroin addiction|ex addict|recovering addict|drug addict|
      addict in recovery|cocaine addiction|drug dependence|drug problem|substance misuse|substance use disorder|
      drug abuse|addicted to pills|addicted to painkillers|addicted to opioids|benzo addiction|meth addict|in rehab|
      na meetings|crystal meth|methamphetamine|needle exchange|iv drug user|iv drug use|inject drugs|injecting heroin|
      heroin user|heroin|drug dependent|na member|narcotics anonymous|drug rehab|overdosed on|ghb|drug service|
      meth addiction|injecting drug user|injecting drugs|injection drug user|cannabis use disorder|
      cannabis dependence|relapsed on pills|relapsed on drugs|years clean|months clean|clean and sober|
      clean for years|drug free since rehab|opioid agonist therapy|opioid substitution|polydrug use|pill addiction|
      painkiller addiction|kratom addiction`,
  },
  dementia: {
    label: 'dementia',
    names: `
      alzheimers|alzheimers disease|alzheimer|alzheimers dementia|memory loss disease|vascular dementia|demented|
      alzheimer disease|lewy body|lewy body dementia|frontotemporal dementia|cognitive impairment|
      mild cognitive impairment|altzheimers|alzeimers|senile|senility|memory clinic|frontotemporal|
      frontotemporal degeneration|posterior cortical atrophy|vascular cognitive impairment|cadasil|memory disorder|
      memory decline|cognitive decline|early alzheimers|alzheimer medication|huntingtons|huntington disease|
      huntingtons disease|creutzfeldt jakob|normal pressure hydrocephalus|korsakoff`,
    abroad: `
      Demenz|Alzheimer Krankheit|demencia|enfermedad de Alzheimer|démence|maladie d Alzheimer|demenza|
      morbo di Alzheimer|doença de Alzheimer|dementie|demencja|choroba Alzheimera|bhulne ki bimari`,
  },
  delirium: {
    label: 'delirium',
    names: `
      delirious|postoperative delirium|post operative delirium|acute confusion|acute confusional state|
      confused after surgery|confused after the operation|hospital delirium|delirio`,
    abroad: 'Delir|délire aigu',
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
