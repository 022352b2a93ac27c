import { listProfiles, type Profile } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { type AnalysisResult, asRead, type Corrected, fromPast } from '../features/analyses/analysis-result.ts';
import { CapturePanel, type CaptureWay } from '../features/analyses/capture-panel.tsx';
import { PastAnalyses } from '../features/analyses/past-analyses.tsx';
import { PhotoChoiceBox, usePhotoChoice } from '../features/analyses/photo-choice.tsx';
import type { Picture } from '../features/analyses/picture.ts';
import { tabClass, tabListClass } from '../features/analyses/tab-look.ts';
import type { Checked } from '../features/analyses/use-check.ts';
import { useIdentify } from '../features/analyses/use-identify.ts';
import { FavoriteHeart } from '../features/herbs/favorite-heart.tsx';
import { ProductBlock } from '../features/products/product-block.tsx';
import { countLinkClicks } from '../features/products/product-clicks.ts';
import { SafetyNote } from '../features/safety/finding-list.tsx';
import { useChosenPerson } from '../lib/chosen-person.ts';
import { reading } from '../lib/query-client.ts';
import { Card, Tag } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { PageFrame } from '../ui/page-frame.tsx';
import { PersonSelect } from '../ui/person-select.tsx';
import { FailedState, Skeleton } from '../ui/states.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../ui/tabs.tsx';

/** What shows a result, and cleans the texts of others in it, comes when there is one. */
const ResultView = lazy(async () => ({
  default: (await import('../features/analyses/result-view.tsx')).ResultView,
}));

type View = 'analyzer' | 'results';

interface Shown {
  readonly result: AnalysisResult;
  readonly corrected: Corrected;
}

/** A photo or the words of a label, then what it is and what it means for the chosen person. */
export function HerbAnalyzerScreen() {
  const { data: profiles } = useQuery(reading(listProfiles));
  const [tab, setTab] = useState<View>('analyzer');
  const [way, setWay] = useState<CaptureWay>('camera');
  const [picture, setPicture] = useState<Picture | null>(null);
  const [text, setText] = useState('');
  const [shown, setShown] = useState<Shown | null>(null);
  const [person, choose] = useChosenPerson(profiles);
  const analyzerTab = useRef<HTMLButtonElement>(null);
  const profileId = person?.id ?? null;
  const show = (next: AnalysisResult) => {
    setShown((was) => ({ result: next, corrected: was?.result.id === next.id ? was.corrected : asRead(next) }));
    setTab('results');
  };
  const photo = usePhotoChoice();
  const { mayLeave } = photo;
  const { isBusy, step, stopReading, problem, identify } = useIdentify(show);
  const resultId = shown?.result.id ?? 0;
  const countClicks = useCallback(
    (area: HTMLDivElement | null) => countLinkClicks(area, { source: 'herb_analyzer', sourceId: resultId }),
    [resultId],
  );
  const startOver = () => {
    setShown(null);
    setPicture(null);
    setText('');
    setTab('analyzer');
    analyzerTab.current?.focus();
  };
  const selector = <ProfileChoice profiles={profiles ?? []} profileId={profileId} onChoose={choose} />;

  return (
    <PageFrame
      title={
        <>
          Herb Analyzer <Tag className="ml-1 align-middle font-sans font-semibold tracking-normal">Beta</Tag>
        </>
      }
      lead="Take a photo of a label or a package, and see what is in it and what it means for you."
      wide
    >
      <Tabs value={tab} onValue={setTab}>
        <TabList label="Herb Analyzer" className={tabListClass}>
          <Tab ref={analyzerTab} value="analyzer" className={tabClass}>
            Analyzer
          </Tab>
          <Tab value="results" className={tabClass} disabled={shown === null}>
            Results
          </Tab>
        </TabList>
        <TabPanel value="analyzer" className="pt-5">
          <CapturePanel
            {...{ way, picture, text, isBusy, step, problem }}
            onStopReading={stopReading}
            onWay={setWay}
            onPicture={setPicture}
            onText={setText}
            onIdentify={() => void identify({ picture, text, profileId, mayLeave })}
          >
            {selector}
            {picture ? <PhotoChoiceBox {...photo} /> : null}
          </CapturePanel>
        </TabPanel>
        <TabPanel value="results" className="pt-5">
          {shown ? (
            <div ref={countClicks}>
              <Suspense fallback={<Skeleton lines={6} />}>
                <ResultView
                  key={resultId}
                  {...{ ...shown, profileId, isBusy }}
                  onCorrect={(corrected) => setShown({ ...shown, corrected })}
                  profiles={profiles ?? []}
                  onReadText={(words) => void identify({ picture, text: words, profileId, mayLeave })}
                  onTryAgain={startOver}
                  heart={(herb) => <FavoriteHeart herb={herb} />}
                  products={(products) => (
                    <ProductBlock products={products} origin={{ source: 'herb_analyzer', sourceId: resultId }} />
                  )}
                  findings={(checked) => (
                    <Card className="space-y-3">
                      <h3 className="text-xl">For {person?.name ?? 'you'}</h3>
                      {selector}
                      <Findings {...checked} />
                    </Card>
                  )}
                />
              </Suspense>
            </div>
          ) : null}
        </TabPanel>
      </Tabs>
      <PastAnalyses
        onOpen={(past) => {
          setPicture(null);
          show(fromPast(past));
        }}
        onDeleted={(id) => {
          if (resultId === id) startOver();
        }}
      />
    </PageFrame>
  );
}

interface ChoiceProps {
  readonly profiles: readonly Profile[];
  readonly profileId: number | null;
  readonly onChoose: (id: number) => void;
}

function ProfileChoice({ profiles, profileId, onChoose }: ChoiceProps) {
  if (profiles.length === 0)
    return (
      <p>
        <Link to="/create-profile" className="font-semibold text-leaf underline">
          Create a profile
        </Link>{' '}
        and Herbie checks what it finds against it.
      </p>
    );
  if (profiles.length === 1) return null;
  return (
    <PersonSelect
      label="Checked for"
      people={profiles}
      value={profileId}
      onChange={(id) => (id === null ? undefined : onChoose(id))}
      className="max-w-xs"
    />
  );
}

function Findings({ check, hasFailed, retry }: Checked) {
  if (hasFailed) return <FailedState onRetry={retry}>The check failed. Treat all of this as not checked.</FailedState>;
  if (!check) return <Skeleton />;
  return (
    <div aria-live="polite">
      <SafetyNote
        findings={check.findings}
        unrecognised={check.unrecognised}
        checked={`Nothing was found in ${check.coverage.rules} checked facts. That is no promise.`}
      />
    </div>
  );
}
